/**
 * The layout of a text drawing: where its cells and walls stand, before any meaning.
 *
 * A drawing of h rows has 2h + 1 lines, walls and cells in turn. Its cells are as wide as the
 * longest clue with a blank on either side, so that the columns can be counted although walls are
 * missing between cells of one region. What passes here has no character that could not stand where
 * it does; whether the walls make sense is for `drawing.ts` to say.
 */

import type { Cell, Size } from "../base/grid.ts";
import { err, ok, type InputError, type Result } from "../base/result.ts";
import { errorAt, linesOf, quote, type Place } from "../base/text.ts";

/** Why a text is not laid out as a drawing. */
export type LayoutError = InputError<"empty" | "bad-shape" | "bad-character" | "no-answer">;

/** A drawing whose every character is one that may stand there. */
export interface Layout {
  readonly size: Size;
  /** Whether there is a wall above the cell; y may be the height, for the wall below the last row. */
  hasWallAbove(cell: Cell): boolean;
  /** Whether there is a wall left of the cell; x may be the width, for the wall at the right. */
  hasWallLeftOf(cell: Cell): boolean;
  /** What stands in the cell: a clue, `·` for a cell in no region, or nothing. */
  contentOf(cell: Cell): string;
  /** Where the cell's inside begins in the text. */
  placeOf(cell: Cell): Place;
  /** Where the wall above the cell begins. */
  placeAbove(cell: Cell): Place;
  /** Where the wall left of the cell is. */
  placeLeftOf(cell: Cell): Place;
}

const JOINT = /^[ ─│┌┬┐├┼┤└┴┘╵╶╷╴]$/;
const CLUE = /^(\d+|\?)?$/;

/** Whether cells may be marked as in no region, as in the drawing of a puzzle. */
export type Dots = "read" | "refused";

/**
 * The layout of a text; a byte order mark, blank lines around it, blanks at the ends of lines and
 * the kind of line ends do not matter.
 *
 * Errors: `empty`, `bad-shape` (lines that are not equally long, or not so many or so long as whole
 * cells need), `bad-character`, `no-answer` (cells marked as in no region,
 * where they are refused).
 */
export function parseLayout(text: string, dots: Dots): Result<Layout, LayoutError> {
  const all = linesOf(text).map((line) => line.trimEnd());
  const first = all.findIndex((line) => line !== "");
  if (first < 0) {
    const message = "found nothing, expected the drawing of an answer";
    return err({ kind: "empty", line: 1, column: 1, message });
  }
  const lines = all.slice(first, all.findLastIndex((line) => line !== "") + 1);
  const rows = lines.filter((_, index) => index % 2 === 1);
  const digits = Math.max(1, ...new Set(rows.flatMap((row) => lengthsOfClues(row))));
  const pitch = digits + 3;
  const shape = shapeError(lines, pitch, first);
  if (shape !== undefined) return err(shape);

  const layout = new LinesLayout(lines, pitch, first);
  const error = characterError(layout, lines, pitch, dots);
  return error === undefined ? ok(layout) : err(error);
}

class LinesLayout implements Layout {
  readonly size: Size;
  readonly #lines: readonly string[];
  readonly #pitch: number;
  readonly #first: number;

  constructor(lines: readonly string[], pitch: number, first: number) {
    this.#lines = lines;
    this.#pitch = pitch;
    this.#first = first;
    this.size = { width: (lines[0]!.length - 1) / pitch, height: (lines.length - 1) / 2 };
  }

  hasWallAbove({ x, y }: Cell): boolean {
    return this.#lines[2 * y]![this.#pitch * x + 1] === "─";
  }

  hasWallLeftOf({ x, y }: Cell): boolean {
    return this.#lines[2 * y + 1]![this.#pitch * x] === "│";
  }

  contentOf({ x, y }: Cell): string {
    const start = this.#pitch * x + 1;
    return this.#lines[2 * y + 1]!.slice(start, start + this.#pitch - 1).trim();
  }

  placeOf({ x, y }: Cell): Place {
    return { line: this.#first + 2 * y + 2, column: this.#pitch * x + 2 };
  }

  placeAbove({ x, y }: Cell): Place {
    return { line: this.#first + 2 * y + 1, column: this.#pitch * x + 2 };
  }

  placeLeftOf({ x, y }: Cell): Place {
    return { line: this.#first + 2 * y + 2, column: this.#pitch * x + 1 };
  }
}

function lengthsOfClues(row: string): number[] {
  return Array.from(row.matchAll(/\d+/g), (match) => match[0].length);
}

function shapeError(
  lines: readonly string[],
  pitch: number,
  first: number,
): LayoutError | undefined {
  const width = lines[0]!.length;
  for (const [index, line] of lines.entries()) {
    if (line.length === width) continue;
    const found = `line ${first + index + 1} has ${line.length} characters, but line ${first + 1} has ${width}`;
    return {
      kind: "bad-shape",
      line: first + index + 1,
      column: Math.min(line.length, width) + 1,
      message: `${found}: the lines of a drawing are equally long`,
    };
  }
  if (lines.length % 2 === 0 || lines.length < 3) {
    return {
      kind: "bad-shape",
      line: first + lines.length,
      column: 1,
      message: `lines ${first + 1} to ${first + lines.length}: found ${lines.length} lines, expected an odd number from 3: walls and cells in turn, with walls first and last`,
    };
  }
  if (width <= pitch || width % pitch !== 1) {
    return {
      kind: "bad-shape",
      line: first + 1,
      column: 1,
      message: `line ${first + 1} has ${width} characters: expected 1 more than a multiple of ${pitch}, because a cell with its wall is as wide as the longest clue and 3 characters`,
    };
  }
  return undefined;
}

/** The first character, cell by cell, that cannot stand where it does. */
function characterError(
  layout: Layout,
  lines: readonly string[],
  pitch: number,
  dots: Dots,
): LayoutError | undefined {
  const { width, height } = layout.size;
  for (let y = 0; y <= height; y++) {
    for (let x = 0; x <= width; x++) {
      const cell = { x, y };
      const edge = lines[2 * y]!;
      const row = lines[2 * y + 1] ?? "";
      const joint = edge[pitch * x]!;
      const above = edge.slice(pitch * x + 1, pitch * (x + 1));
      const left = row.slice(pitch * x, pitch * x + 1);
      const inside = row.slice(pitch * x + 1, pitch * (x + 1));
      if (!JOINT.test(joint)) {
        const { line, column } = layout.placeAbove(cell);
        return badCharacter({ line, column: column - 1 }, joint, "a joint of walls or a blank");
      }
      if (!/^(─*| *)$/.test(above)) {
        const wrong = above.search(above.startsWith("─") ? /[^─]/ : /[^ ]/);
        const { line, column } = layout.placeAbove(cell);
        const expected = `a wall of ${pitch - 1} ─, or as many blanks`;
        return badCharacter({ line, column: column + wrong }, above[wrong]!, expected);
      }
      if (!/^[│ ]?$/.test(left)) {
        return badCharacter(layout.placeLeftOf(cell), left, "a wall │ or a blank");
      }
      if (CLUE.test(inside.trim()) || (dots === "read" && inside.trim() === "·")) continue;
      const { line, column } = layout.placeOf(cell);
      const wrong = Math.max(0, inside.search(/[^\d?\s]/));
      const place = { line, column: column + wrong };
      if (inside[wrong] !== "·") return badCharacter(place, inside.trim(), "a clue or blanks");
      const message = "found ·, a cell in no region: expected the drawing of a whole answer";
      return { ...errorAt("no-answer", place, message), cell };
    }
  }
  return undefined;
}

function badCharacter(place: Place, found: string, expected: string): LayoutError {
  return errorAt("bad-character", place, `found ${quote(found)}, expected ${expected}`);
}
