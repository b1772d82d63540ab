/**
 * Number16: how puzz.link's family of programs writes a board of numbers into an address.
 *
 * Row-major. `0` to `f` are the numbers 0 to 15, `-xx` up to 255, `+xxx` up to 4095, and from there
 * `=xxx`, `@xxx` (or `%xxx`), `*xxxx` and `$xxxxx` count from 4096, 8192, 12240 and 77776; `x` is a
 * hexadecimal digit. `.` is a `?`. `g` to `z` are 1 to 20 blanks; longer runs are several letters,
 * the `z`s first, and blanks at the end are written. (pzprjs, variety-common/Encode.js: a fact of
 * the format is also that programs leave out leading zeros of large numbers, and then misread them
 * themselves; here they are written.)
 */

import { areaOf, formatSize, type Size } from "../base/grid.ts";
import { err, ok, type InputError, type Result } from "../base/result.ts";
import { errorAt } from "../base/text.ts";
import type { Area, Puzzle } from "../shikaku/puzzle.ts";
import type { Part } from "./parts.ts";
import { placedClue, type PlacedClue } from "./placed-clues.ts";

/** Why a text is no board of that size in Number16. */
export type Number16Error = InputError<"bad-character" | "wrong-length">;

/** Signs before a number, the number of digits behind it, and what the digits count from. */
const SIGNS: readonly (readonly [sign: string, digits: number, first: number, least: number])[] = [
  ["-", 2, 0, 16],
  ["+", 3, 0, 256],
  ["=", 3, 4096, 4096],
  ["@", 3, 8192, 8192],
  ["%", 3, 8192, 8192],
  ["*", 4, 12_240, 12_240],
  ["$", 5, 77_776, 77_776],
];

const LONGEST_RUN = 20;

/**
 * The clues of a board of that size.
 *
 * Blanks at the end may be missing, but only where all clues are known and fill the board, so that a
 * text that was cut off is not taken for a whole one.
 *
 * Errors: `bad-character`, `wrong-length`.
 */
export function parseNumber16(
  body: Part,
  size: Size,
): Result<readonly PlacedClue[], Number16Error> {
  const { text, line, column } = body;
  const cells = areaOf(size);
  const clues: PlacedClue[] = [];
  let [index, sum] = [0, 0];
  for (let at = 0; at < text.length;) {
    const place = { line, column: column + at };
    const run = runOf(text[at]!);
    if (run > 0) {
      index += run;
      at++;
    } else {
      const number = numberAt(text, at);
      if (number === undefined) {
        const found = `found ${JSON.stringify(text.slice(at, at + 4))}, expected a number (0 to f, or -, +, =, @, *, $ and its digits), . for a ?, or a letter g to z for blanks`;
        return err(errorAt("bad-character", place, found));
      }
      if (index < cells) clues.push(placedClue(size, index, number.area, place));
      index++;
      sum += number.area === "?" ? NaN : number.area;
      at += number.length;
    }
    if (index > cells) return err(wrongLength(place, "more", size));
  }
  const end = { line, column: column + text.length };
  if (index < cells && sum !== cells) return err(wrongLength(end, `${index}`, size));
  return ok(clues);
}

/** The puzzle's clues and blanks, as canonical programs write them. */
export function formatNumber16(puzzle: Puzzle): string {
  let body = "";
  let next = 0;
  for (const { x, y, area } of puzzle.clues) {
    const index = y * puzzle.size.width + x;
    body += blanks(index - next) + numberOf(area);
    next = index + 1;
  }
  return body + blanks(areaOf(puzzle.size) - next);
}

/** The number of blanks that a letter means; 0 if it means none. */
function runOf(char: string): number {
  return char >= "g" && char <= "z" ? char.charCodeAt(0) - 102 : 0;
}

function numberAt(
  text: string,
  at: number,
): { readonly area: Area; readonly length: number } | undefined {
  const char = text[at]!;
  if (char === ".") return { area: "?", length: 1 };
  if (/[0-9a-f]/.test(char)) return { area: parseInt(char, 16), length: 1 };
  const [, digits, first] = SIGNS.find(([sign]) => sign === char) ?? [];
  if (digits === undefined || first === undefined) return undefined;
  const hex = text.slice(at + 1, at + 1 + digits);
  if (hex.length < digits || !/^[0-9a-f]+$/i.test(hex)) return undefined;
  return { area: parseInt(hex, 16) + first, length: digits + 1 };
}

function numberOf(area: Area): string {
  if (area === "?") return ".";
  if (area < 16) return area.toString(16);
  const [sign, digits, first] = SIGNS.findLast(
    ([sign, , , least]) => sign !== "%" && area >= least,
  )!;
  return sign + (area - first).toString(16).padStart(digits, "0");
}

function blanks(length: number): string {
  const rest = length % LONGEST_RUN;
  const runs = "z".repeat(Math.floor(length / LONGEST_RUN));
  return rest === 0 ? runs : runs + String.fromCharCode(102 + rest);
}

function wrongLength(
  place: { readonly line: number; readonly column: number },
  cells: string,
  size: Size,
): Number16Error {
  const found = `found ${cells} cells, expected ${areaOf(size)} of a ${formatSize(size)} board`;
  return errorAt("wrong-length", place, found);
}
