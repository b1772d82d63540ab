/**
 * Narrowing: fewer candidates, and every answer kept.
 *
 * Two rules that people use, clue by clue and in rounds until little changes:
 *
 * - what all candidates of a clue have in common is the clue's own, and so is a cell that no other
 *   clue can reach (a candidate is a rect, so everything between such cells is the clue's as well:
 *   its hull);
 * - a candidate that does not contain its clue's hull, or that meets another clue's, is gone.
 *
 * A last candidate is its clue's hull and a cell with one candidate left has one clue left, so these
 * two include the propagation of exact cover. What a clue gains is on the board at once, so the clues
 * after it in the same round see it, and a clue with one candidate left is not looked at again. On
 * nearly all published puzzles nothing is left to do afterwards. The names in use for the rules are
 * in GLOSSARY.md.
 */

import { Pace } from "../base/pace.ts";
import { PAUSE, runSteps, type Steps } from "../base/steps.ts";
import type { Candidate } from "./candidates.ts";
import { unknownAreas } from "./clue-areas.ts";
import type { Puzzle } from "./puzzle.ts";

/**
 * The candidates that are left, in their order; undefined when the puzzle plainly has no answer.
 * A round costs at most the cells of all candidates that are left, and each but the last of its kind
 * takes away a share of them.
 *
 * @param candidates clue by clue
 */
export function narrow(
  puzzle: Puzzle,
  candidates: readonly Candidate[],
): readonly Candidate[] | undefined {
  return runSteps(narrowing(puzzle, candidates));
}

/** Finds what {@link narrow} returns; a step ends with a clue. */
export function* narrowing(
  puzzle: Puzzle,
  candidates: readonly Candidate[],
): Steps<readonly Candidate[] | undefined> {
  const hulls = new Hulls(puzzle, candidates);
  // The first round only finds hulls: while few cells are in any, looking for them is in vain.
  if (!(yield* hulls.settleAll(false))) return undefined;
  for (;;) {
    const before = hulls.open;
    for (let lost = Infinity; lost > hulls.open * WORTHWHILE;) {
      const open = hulls.open;
      if (!(yield* hulls.settleAll())) return undefined;
      lost = open - hulls.open;
    }
    // Reach costs a step for each cell of each candidate, so it waits until hulls alone stand still.
    if (!(yield* hulls.reach())) return undefined;
    if (before - hulls.open <= before * WORTHWHILE) return yield* hulls.left();
  }
}

/** The share of the candidates that a round has to take away for another to follow. */
const WORTHWHILE = 0.15;

const NOBODY = -1;
const SEVERAL = -2;

/** Each clue's candidates and hull; right and bottom are not included. */
class Hulls {
  /** How many candidates the clues with several have. */
  open: number;
  readonly #candidates: readonly Candidate[];
  readonly #width: number;
  readonly #left: Int32Array;
  readonly #top: Int32Array;
  readonly #right: Int32Array;
  readonly #bottom: Int32Array;
  /** By clue: where its candidates begin in `#live`, and where those that are left end. */
  readonly #starts: Int32Array;
  readonly #ends: Int32Array;
  readonly #live: Int32Array;
  /** The clues with several candidates. */
  readonly #several: number[] = [];
  /** By cell: the clue whose hull it is in, or `NOBODY`. */
  readonly #owners: Int32Array;
  readonly #reached: Int32Array;
  /** By clue: the greatest area that its region may have. */
  readonly #most: Int32Array;
  readonly #pace = new Pace();

  constructor(puzzle: Puzzle, candidates: readonly Candidate[]) {
    const { size, clues } = puzzle;
    const cells = size.width * size.height;
    const unknown = unknownAreas(puzzle).most;
    this.open = candidates.length;
    this.#candidates = candidates;
    this.#width = size.width;
    this.#left = new Int32Array(clues.length);
    this.#top = new Int32Array(clues.length);
    this.#right = new Int32Array(clues.length);
    this.#bottom = new Int32Array(clues.length);
    this.#starts = new Int32Array(clues.length + 1);
    this.#live = new Int32Array(candidates.length);
    this.#owners = new Int32Array(cells).fill(NOBODY);
    this.#reached = new Int32Array(cells);
    this.#most = new Int32Array(clues.length);
    for (let at = 0; at < candidates.length; at++) {
      this.#live[at] = at;
      this.#starts[candidates[at]!.clue + 1]!++;
    }
    for (let clue = 0; clue < clues.length; clue++) {
      const { x, y, area } = clues[clue]!;
      this.#starts[clue + 1]! += this.#starts[clue]!;
      this.#most[clue] = area === "?" ? unknown : area;
      this.#left[clue] = x;
      this.#top[clue] = y;
      this.#right[clue] = x + 1;
      this.#bottom[clue] = y + 1;
      this.#owners[y * size.width + x] = clue;
      this.#several.push(clue);
    }
    this.#ends = this.#starts.slice(1);
  }

  /** Settles each clue with several candidates; false when there is no answer. */
  *settleAll(isLooking = true): Steps<boolean> {
    let open = 0;
    let several = 0;
    for (const clue of this.#several) {
      const work = this.#workOf(clue);
      if (!this.#settle(clue, isLooking)) return false;
      if (this.#pace.isOver(work)) yield PAUSE;
      const count = this.#ends[clue]! - this.#starts[clue]!;
      if (count === 1) continue;
      open += count;
      this.#several[several++] = clue;
    }
    this.#several.length = several;
    this.open = open;
    return true;
  }

  /** Takes into hulls the cells that one clue reaches; false when none reaches some cell. */
  *reach(): Steps<boolean> {
    this.#reached.fill(NOBODY);
    for (const clue of this.#several) {
      this.#noteReach(clue);
      if (this.#pace.isOver(this.#workOf(clue))) yield PAUSE;
    }
    for (let cell = 0; cell < this.#owners.length; cell++) {
      if (this.#owners[cell] !== NOBODY) continue;
      const clue = this.#reached[cell]!;
      if (clue === NOBODY) return false;
      if (clue === SEVERAL) continue;
      if (!this.#take(clue, cell)) return false;
      if (this.#pace.isOver(this.#most[clue]!)) yield PAUSE;
    }
    return true;
  }

  /** The candidates that are left, in order. */
  *left(): Steps<readonly Candidate[]> {
    const left: Candidate[] = [];
    for (let clue = 0; clue < this.#ends.length; clue++) {
      for (let at = this.#starts[clue]!; at < this.#ends[clue]!; at++) {
        left.push(this.#candidates[this.#live[at]!]!);
      }
      if (this.#pace.isOver(this.#ends[clue]! - this.#starts[clue]! + 1)) yield PAUSE;
    }
    return left;
  }

  /** Drops the clue's candidates that cannot be; takes for its hull what the others have in common. */
  #settle(clue: number, isLooking: boolean): boolean {
    const first = this.#starts[clue]!;
    const end = this.#ends[clue]!;
    const hullLeft = this.#left[clue]!;
    const hullTop = this.#top[clue]!;
    const hullRight = this.#right[clue]!;
    const hullBottom = this.#bottom[clue]!;
    let kept = first;
    let left = 0;
    let top = 0;
    let right = Infinity;
    let bottom = Infinity;
    for (let at = first; at < end; at++) {
      const candidate = this.#candidates[this.#live[at]!]!;
      const { x, y } = candidate;
      const xEnd = x + candidate.width;
      const yEnd = y + candidate.height;
      if (x > hullLeft || y > hullTop || xEnd < hullRight || yEnd < hullBottom) continue;
      if (isLooking && !this.#isFree(clue, x, y, xEnd, yEnd)) continue;
      this.#live[kept++] = this.#live[at]!;
      if (x > left) left = x;
      if (y > top) top = y;
      if (xEnd < right) right = xEnd;
      if (yEnd < bottom) bottom = yEnd;
    }
    this.#ends[clue] = kept;
    if (kept === first) return false;
    if (left === hullLeft && top === hullTop && right === hullRight && bottom === hullBottom) {
      return true;
    }
    return this.#own(clue, left, top, right, bottom);
  }

  #noteReach(clue: number): void {
    const stride = this.#width;
    const reached = this.#reached;
    for (let at = this.#starts[clue]!; at < this.#ends[clue]!; at++) {
      const { x, y, width, height } = this.#candidates[this.#live[at]!]!;
      for (let row = y; row < y + height; row++) {
        const end = row * stride + x + width;
        for (let cell = end - width; cell < end; cell++) {
          const other = reached[cell]!;
          if (other !== clue) reached[cell] = other === NOBODY ? clue : SEVERAL;
        }
      }
    }
  }

  /** At most how many cells the clue's candidates that are left have. */
  #workOf(clue: number): number {
    return (this.#ends[clue]! - this.#starts[clue]!) * this.#most[clue]!;
  }

  /** Takes a cell into the hull of the only clue that reaches it; false when it meets another's. */
  #take(clue: number, cell: number): boolean {
    const x = cell % this.#width;
    const y = (cell - x) / this.#width;
    return this.#own(
      clue,
      Math.min(x, this.#left[clue]!),
      Math.min(y, this.#top[clue]!),
      Math.max(x + 1, this.#right[clue]!),
      Math.max(y + 1, this.#bottom[clue]!),
    );
  }

  /** Whether no cell is in another clue's hull. */
  #isFree(clue: number, left: number, top: number, right: number, bottom: number): boolean {
    const owners = this.#owners;
    for (let y = top; y < bottom; y++) {
      const end = y * this.#width + right;
      for (let cell = end - right + left; cell < end; cell++) {
        const owner = owners[cell]!;
        if (owner !== NOBODY && owner !== clue) return false;
      }
    }
    return true;
  }

  /** Makes the rect the clue's hull; false when it meets another's. */
  #own(clue: number, left: number, top: number, right: number, bottom: number): boolean {
    const owners = this.#owners;
    for (let y = top; y < bottom; y++) {
      const end = y * this.#width + right;
      for (let cell = end - right + left; cell < end; cell++) {
        const owner = owners[cell]!;
        if (owner === NOBODY) owners[cell] = clue;
        else if (owner !== clue) return false;
      }
    }
    this.#left[clue] = left;
    this.#top[clue] = top;
    this.#right[clue] = right;
    this.#bottom[clue] = bottom;
    return true;
  }
}
