/**
 * Run letters: a board as clues with letters for the blanks between them.
 *
 * Row-major. `a` to `z` are runs of 1 to 26 blanks, digits are one clue, `_` divides two clues that
 * would run together (`30_3`). Longer runs are several letters, the `z`s first, and blanks at the
 * end are written. The site's tasks and Simon Tatham's game descriptions are both this; neither has
 * unknown clues, for which a `?` is read and written here. It does not tell its size, only how many
 * cells it has.
 */

import { areaOf } from "../base/grid.ts";
import { err, ok, type InputError, type Result } from "../base/result.ts";
import { errorAt, type Place } from "../base/text.ts";
import { MAX_CELLS, type Area, type Puzzle } from "../shikaku/puzzle.ts";
import type { Part } from "./parts.ts";

/** Why a text is no board in run letters. */
export type RunLettersError = InputError<
  "bad-character" | "misplaced-underscore" | "leading-zero" | "too-large"
>;

/** A clue, its place in row-major order and in the text. */
interface ClueInRow extends Place {
  readonly index: number;
  readonly area: Area;
}

/** A board as one long row: its clues, and the number of its cells. */
export interface LongRow {
  readonly cells: number;
  readonly clues: readonly ClueInRow[];
}

/**
 * The clues and cells of a text.
 *
 * @param underscores whether a `_` stands only between two clues, as canonical texts have it, or
 * anywhere, as Tatham's program reads it
 */
export function parseRunLetters(
  { text, line, column }: Part,
  underscores: "between" | "anywhere",
): Result<LongRow, RunLettersError> {
  const clues: ClueInRow[] = [];
  let cells = 0;
  const fault = (
    kind: RunLettersError["kind"],
    at: number,
    message: string,
  ): Result<never, RunLettersError> => err(errorAt(kind, { line, column: column + at }, message));
  for (let at = 0; at < text.length;) {
    const char = text[at]!;
    const start = at;
    if (char >= "a" && char <= "z") {
      cells += char.charCodeAt(0) - 96;
      at++;
    } else if (char === "0") {
      const expected = "expected a clue of 1 or more without leading zeros";
      return fault("leading-zero", at, `found 0, ${expected}`);
    } else if (isClue(char)) {
      at++;
      if (char !== "?") while (isDigit(text[at])) at++;
      const area = char === "?" ? "?" : Number(text.slice(start, at));
      clues.push({ index: cells, area, line, column: column + start });
      cells++;
    } else if (char === "_") {
      if (underscores === "between" && !(isClue(text[at - 1]) && isClue(text[at + 1]))) {
        return fault("misplaced-underscore", at, "found _, which stands only between two clues");
      }
      at++;
    } else {
      const expected =
        "expected a letter a to z for blanks, a number or ?, or _ between two of these";
      return fault("bad-character", at, `found ${JSON.stringify(char)}, ${expected}`);
    }
    if (cells > MAX_CELLS) {
      const message = `more than ${MAX_CELLS} cells, which is the most that a board may have`;
      return fault("too-large", at - 1, message);
    }
  }
  return ok({ cells, clues });
}

/** The puzzle's clues and blanks, byte for byte as the site and Tatham's program write them. */
export function formatRunLetters(puzzle: Puzzle): string {
  let text = "";
  let next = 0;
  for (const clue of puzzle.clues) {
    const index = clue.y * puzzle.size.width + clue.x;
    text += index === next && next > 0 ? "_" : blanks(index - next);
    text += String(clue.area);
    next = index + 1;
  }
  return text + blanks(areaOf(puzzle.size) - next);
}

function isDigit(char: string | undefined): boolean {
  return char !== undefined && char >= "0" && char <= "9";
}

/** Whether a clue can begin or end with the character. */
function isClue(char: string | undefined): boolean {
  return isDigit(char) || char === "?";
}

/** A run of blanks; none for 0. */
function blanks(length: number): string {
  const rest = length % 26;
  return "z".repeat(Math.floor(length / 26)) + (rest === 0 ? "" : String.fromCharCode(96 + rest));
}
