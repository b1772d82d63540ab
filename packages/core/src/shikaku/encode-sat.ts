/**
 * Shikaku as SAT: rect variables, owner variables, and implications between them.
 *
 * - For each clue exactly one of its raw candidates is chosen: a rect variable each.
 * - For each cell exactly one clue owns it: an owner variable for each clue that can reach it.
 * - A chosen rect makes its clue the owner of each of its cells.
 *
 * Two rects that share a cell would give it two owners, so overlaps and foreign clues need no
 * clauses of their own. Where areas are unknown, an owner also implies one of its clue's rects on the
 * cell; with known areas the sum sees to that. Exact cover says the same with fewer variables (`encode-cover.ts`); this
 * encoding is kept because one can read off both who takes what and what belongs to whom.
 *
 * Numbering is part of the contract: first the rect variables, clue by clue in the order of the
 * raw candidates; then the owner variables, cell by cell in the order in which those rects, walked
 * column by column, first reach them, and within a cell clue by clue.
 */

import {
  areaOf,
  cellAt,
  cellIndex,
  contains,
  formatCell,
  type Cell,
  type Rect,
} from "../base/grid.ts";
import { CnfBuilder } from "../sat/cnf-builder.ts";
import type { Cnf, Variable } from "../sat/cnf.ts";
import type { AtMostOneEncoding } from "../sat/exactly-one.ts";
import { isTrue, type Model } from "../sat/solver.ts";
import type { Answer, Region } from "./answer.ts";
import { rawCandidates, visitRawCandidates } from "./candidates.ts";
import { sumsOf, type Clue, type Puzzle } from "./puzzle.ts";

/** A puzzle's formula, and what its variables mean; they can be inspected before solving and after. */
export class SatEncoding {
  readonly puzzle: Puzzle;
  readonly cnf: Cnf;
  /** All rect variables, ascending: models that agree on them are the same answer. */
  readonly rectVariables: readonly Variable[];

  readonly #rects: ReadonlyMap<number, ReadonlyMap<Variable, Rect>>;
  readonly #owners: ReadonlyMap<number, ReadonlyMap<Clue, Variable>>;

  /**
   * @param puzzle the puzzle to encode
   * @param encoding how "at most one" is said: `pairwise` by default
   */
  constructor(puzzle: Puzzle, encoding: AtMostOneEncoding = "pairwise") {
    const builder = new CnfBuilder();
    const rects = rectVariables(puzzle, builder);
    const owners = ownerVariables(puzzle, rects, builder);
    for (const ofClue of rects.values()) builder.exactly([...ofClue.keys()], 1, encoding);
    for (const ofCell of owners.values()) builder.exactly([...ofCell.values()], 1, encoding);
    for (const clue of puzzle.clues) {
      for (const [variable, rect] of rects.get(cellIndex(puzzle.size, clue))!) {
        const owned = cellsByColumn(rect).map((cell) =>
          owners.get(cellIndex(puzzle.size, cell))!.get(clue)!,
        );
        builder.impliesAll(variable, owned);
      }
    }
    if (sumsOf(puzzle.clues).unknown > 0) demandCover(puzzle, rects, owners, builder);
    this.puzzle = puzzle;
    this.cnf = builder.cnf;
    this.rectVariables = [...rects.values()].flatMap((ofClue) => [...ofClue.keys()]);
    this.#rects = rects;
    this.#owners = owners;
  }

  /** The rect variables of the clue on the cell, each with its rect; empty where there is no clue. */
  rectsOf(clue: Cell): ReadonlyMap<Variable, Rect> {
    return (
      (this.#isOnBoard(clue) && this.#rects.get(cellIndex(this.puzzle.size, clue))) || new Map()
    );
  }

  /** The clues that could own the cell, each with its variable; empty where none can. */
  ownersOf(cell: Cell): ReadonlyMap<Clue, Variable> {
    return (
      (this.#isOnBoard(cell) && this.#owners.get(cellIndex(this.puzzle.size, cell))) || new Map()
    );
  }

  #isOnBoard(cell: Cell): boolean {
    return contains({ x: 0, y: 0, ...this.puzzle.size }, cell);
  }

  /**
   * The answer that a model of the formula is.
   *
   * @throws Error the model chooses no rect, or several, for a clue: it is no model of this formula
   */
  decode(model: Model): Answer {
    return this.puzzle.clues.map((clue): Region => {
      const chosen = [...this.rectsOf(clue)].filter(([variable]) => isTrue(model, variable));
      const [only] = chosen;
      if (only === undefined || chosen.length > 1) {
        throw new Error(`the model chooses ${chosen.length} rects for ${formatCell(clue)}`);
      }
      return { ...only[1], clue };
    });
  }
}

/**
 * Whether the pairwise encoding has more than `most` clauses, as far as its clues alone tell: the
 * cells' "exactly one" is not counted. It looks at no more candidates than that takes.
 */
export function exceedsClauses(puzzle: Puzzle, most: number): boolean {
  let clauses = 0;
  for (const clue of puzzle.clues) {
    let rects = 0;
    visitRawCandidates(puzzle, clue, (_x, _y, width, height) => {
      // An implication for each cell, and a pair with each candidate before.
      clauses += width * height + rects++;
      return clauses <= most;
    });
    if (clauses > most) return true;
  }
  return false;
}

type RectVariables = ReadonlyMap<number, ReadonlyMap<Variable, Rect>>;
type OwnerVariables = ReadonlyMap<number, ReadonlyMap<Clue, Variable>>;

/** By the clue's place on the board: a variable for each of its raw candidates. */
function rectVariables(puzzle: Puzzle, builder: CnfBuilder): RectVariables {
  return new Map(
    puzzle.clues.map((clue) => {
      const rects = [...rawCandidates(puzzle, clue)];
      const entries = rects.map((rect): [Variable, Rect] => [builder.next(), rect]);
      return [cellIndex(puzzle.size, clue), new Map(entries)];
    }),
  );
}

/** By the cell's place on the board: a variable for each clue one of whose rects reaches it. */
function ownerVariables(puzzle: Puzzle, rects: RectVariables, builder: CnfBuilder): OwnerVariables {
  const reachedBy = new Map<number, Set<Clue>>();
  for (const clue of puzzle.clues) {
    for (const rect of rects.get(cellIndex(puzzle.size, clue))!.values()) {
      for (const cell of cellsByColumn(rect)) {
        const index = cellIndex(puzzle.size, cell);
        const clues = reachedBy.get(index);
        if (clues === undefined) reachedBy.set(index, new Set([clue]));
        else clues.add(clue);
      }
    }
  }
  const owners = new Map<number, ReadonlyMap<Clue, Variable>>();
  for (const [index, clues] of reachedBy) {
    owners.set(index, new Map([...clues].map((clue) => [clue, builder.next()])));
  }
  return owners;
}

/** Demands that each cell be in a chosen rect: an owner implies one of its clue's rects on the cell. */
function demandCover(
  puzzle: Puzzle,
  rects: RectVariables,
  owners: OwnerVariables,
  builder: CnfBuilder,
): void {
  for (const [index, ofCell] of owners) {
    const cell = cellAt(puzzle.size, index);
    for (const [clue, owner] of ofCell) {
      const ofClue = rects.get(cellIndex(puzzle.size, clue))!;
      const covering = [...ofClue].filter(([, rect]) => contains(rect, cell));
      builder.implies(
        owner,
        covering.map(([variable]) => variable),
      );
    }
  }
  if (owners.size < areaOf(puzzle.size)) builder.add([]);
}

/** The rect's cells column by column, each from the top. */
function cellsByColumn(rect: Rect): Cell[] {
  const cells: Cell[] = [];
  for (let x = rect.x; x < rect.x + rect.width; x++) {
    for (let y = rect.y; y < rect.y + rect.height; y++) cells.push({ x, y });
  }
  return cells;
}
