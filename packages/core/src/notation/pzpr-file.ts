/**
 * pzpr: the file that puzz.link's family of programs saves, with the answer as borders.
 *
 * Lines, or parts divided by `/` where it travels in one line: `pzprv3`, `shikaku`, rows, columns
 * (in this order), the rows of cells (`.` a blank, `-` a `?`), the borders right of the cells, the
 * borders below them: `1` a line, `2` a line with a mark, `0` none, `-1` a mark that there is none.
 * What follows (`info:`, `history:`, an address) does not count. (pzprjs, pzpr/parser.js.)
 */

import { err, ok, type InputError, type Result } from "../base/result.ts";
import { errorAt, quote } from "../base/text.ts";
import { rowsOf, type Area, type PuzzleError } from "../shikaku/puzzle.ts";
import {
  borderCount,
  borderPlaces,
  bordersOf,
  noBorders,
  rectsInBorders,
  type Borders,
} from "./borders.ts";
import { readClueRows, wholeOf, type ClueRowsError } from "./cell-rows.ts";
import type { Notation, Sheet } from "./notation.ts";
import { filledParts, placedTokens, type Part } from "./parts.ts";
import { puzzleFromPlaced, readSize } from "./placed-clues.ts";

/** Why a text is no such file; `line` and `column` say where. */
export type PzprFileError = InputError<
  | "no-header"
  | "other-puzzle"
  | "bad-border"
  | "border-count"
  | ClueRowsError["kind"]
  | PuzzleError["kind"]
>;

/** What begins the part of a file that is neither cells nor borders. */
const TRAILER = /^(info|history):|^__HISTORY__|^https?:/;

/**
 * What a pzpr file holds: the puzzle, and the rects that its borders make if any are drawn.
 *
 * Errors: `no-header`, `other-puzzle`, `bad-size`, `too-large`, `missing-rows`, `uneven-rows`,
 * `bad-token`, those of `puzzleFromClues`, `bad-border`, `border-count` (neither none nor as many as
 * the board has).
 */
export function parsePzprFile(text: string): Result<Sheet, PzprFileError> {
  const all = filledParts(text, true);
  const [version, name, rows, columns] = all;
  const rest = all.slice(4);
  if (version === undefined || !/^pzprv3(\.\d+)?$/.test(version.text.trim())) {
    const found = `found ${quote(version?.text ?? "")}, expected pzprv3`;
    return err(errorAt("no-header", version ?? { line: 1, column: 1 }, found));
  }
  if (name === undefined || rows === undefined || columns === undefined) {
    const message = "found the end, expected shikaku, the number of rows and the number of columns";
    return err(errorAt("no-header", name ?? version, message));
  }
  if (name.text.trim() !== "shikaku") {
    const message = `found the puzzle ${quote(name.text.trim())}, which has other rules, expected shikaku`;
    return err(errorAt("other-puzzle", name, message));
  }
  const size = readSize(columns.text.trim(), rows.text.trim(), rows);
  if (!size.ok) return size;
  const end = rest.findIndex((part) => TRAILER.test(part.text));
  const body = end < 0 ? rest : rest.slice(0, end);
  const clues = readClueRows(body, size.value, areaOfToken, "a number, . for a blank or - for a ?");
  if (!clues.ok) return clues;
  const puzzle = puzzleFromPlaced(size.value, clues.value);
  if (!puzzle.ok) return puzzle;
  const borders = readBorders(body.slice(size.value.height), noBorders(size.value));
  if (!borders.ok) return borders;
  const rects = rectsInBorders(puzzle.value, borders.value);
  return ok({ puzzle: puzzle.value, ...(rects && { rects }) });
}

/** The sheet as a pzpr file, byte for byte as puzz.link saves it. */
export function formatPzprFile({ puzzle, rects = [] }: Sheet): string {
  const { width, height } = puzzle.size;
  const lines = ["pzprv3", "shikaku", String(height), String(width)];
  for (const row of rowsOf(puzzle)) {
    lines.push(row.map((area) => (area === 0 ? ". " : area === "?" ? "- " : `${area} `)).join(""));
  }
  const { right, below } = bordersOf(puzzle.size, rects);
  for (let y = 0; y < height; y++) lines.push(bits(right.subarray(y * width, (y + 1) * width - 1)));
  for (let y = 0; y < height - 1; y++) lines.push(bits(below.subarray(y * width, (y + 1) * width)));
  return `${lines.join("\n")}\n`;
}

/** The table's entry. */
export const pzprFile: Notation = {
  name: "pzpr",
  title: "file of puzz.link and pzv.jp (pzprv3)",
  holdsRects: true,
  likeness: (text) => (/^\uFEFF?\s*pzprv3/.test(text) ? "certain" : "no"),
  parse: (text) => parsePzprFile(text),
  format: (sheet) => ok(formatPzprFile(sheet)),
};

function areaOfToken(token: string): Area | undefined {
  if (token === ".") return 0;
  return token === "-" ? "?" : wholeOf(token);
}

/** Puts the lines on the board; no tokens at all are a board without lines. */
function readBorders(parts: readonly Part[], borders: Borders): Result<Borders, PzprFileError> {
  const most = borderCount(borders.size);
  const places = borderPlaces(borders);
  let count = 0;
  for (const part of parts) {
    for (const token of placedTokens(part)) {
      if (!/^(-1|[012])$/.test(token.token)) {
        const found = `found ${quote(token.token)}, expected a border: 0, 1, 2 or -1`;
        return err(errorAt("bad-border", token, found));
      }
      const place = places.next();
      if (place.done === true) {
        return err(
          errorAt("border-count", token, `found more borders than the ${most} of the board`),
        );
      }
      place.value.of[place.value.index] = token.token === "1" || token.token === "2" ? 1 : 0;
      count++;
    }
  }
  if (count === 0 || count === most) return ok(borders);
  const found = `found ${count} borders, expected none or the ${most} of the board`;
  return err(errorAt("border-count", parts.at(-1)!, found));
}

function bits(borders: Uint8Array): string {
  return Array.from(borders, (border) => `${border} `).join("");
}
