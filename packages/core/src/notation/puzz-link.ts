/**
 * puzz.link: a puzzle in an address, `https://puzz.link/p?shikaku/WIDTH/HEIGHT/BODY`.
 *
 * The programs of this family (puzz.link, pzv.jp, pzplus, Kanpen's `?pzpr=`) share what stands behind
 * the `?`: perhaps settings (`key=value&`), the puzzle's name with or without `_edit`, perhaps flags,
 * then columns, rows and the board in Number16. All of them are read, with or without the address
 * before the `?`; puzz.link's is written.
 */

import { err, ok, type InputError, type Result } from "../base/result.ts";
import { errorAt, quote } from "../base/text.ts";
import type { Puzzle, PuzzleError } from "../shikaku/puzzle.ts";
import type { Notation } from "./notation.ts";
import { formatNumber16, parseNumber16, type Number16Error } from "./number16.ts";
import { trimmedPart, type Part } from "./parts.ts";
import { puzzleFromPlaced, readSize } from "./placed-clues.ts";

/** Why an address holds no puzzle; `column` says where. */
export type PuzzLinkError = InputError<
  "no-puzzle" | "other-puzzle" | Number16Error["kind"] | PuzzleError["kind"]
>;

/** What the address that is written begins with. */
const ADDRESS = "https://puzz.link/p?shikaku/";

/** A setting of the program, before the puzzle's name. */
const SETTING = /^[\w-]+=[^&/]*&/;

/**
 * The puzzle of an address of the family, or of what stands behind its `?`.
 *
 * Errors: `no-puzzle` (no name, columns, rows and body), `other-puzzle` (other rules than Shikaku's),
 * `bad-size`, `too-large`, `bad-character`, `wrong-length`, and those of `puzzleFromClues`.
 */
export function parsePuzzLink(text: string): Result<Puzzle, PuzzLinkError> {
  const address = trimmedPart(text);
  const { name, data } = cutAddress(address);
  if (!/^[a-z0-9]+$/i.test(name.text)) {
    const message = `found ${quote(address.text)}, expected an address such as ${ADDRESS}WIDTH/HEIGHT/BODY`;
    return err(errorAt("no-puzzle", address, message));
  }
  if (name.text !== "shikaku") {
    const message = `found the puzzle ${quote(name.text)}, which has other rules, expected shikaku`;
    return err(errorAt("other-puzzle", name, message));
  }
  // Flags begin with a letter, or are nothing, and stand before the size.
  if (data[0] !== undefined && /^([a-z]|$)/i.test(data[0].text)) data.shift();
  const [columns, rows, body, ...more] = data;
  if (columns === undefined || rows === undefined || body === undefined) {
    const end = { line: address.line, column: address.column + address.text.length };
    return err(errorAt("no-puzzle", end, "found the end, expected shikaku/WIDTH/HEIGHT/BODY"));
  }
  const size = readSize(columns.text, rows.text, columns);
  if (!size.ok) return size;
  const surplus = more.find((part) => part.text !== "");
  if (surplus !== undefined) {
    const message = `found ${quote(surplus.text)} behind the board, expected the end`;
    return err(errorAt("bad-character", surplus, message));
  }
  const clues = parseNumber16(body, size.value);
  return clues.ok ? puzzleFromPlaced(size.value, clues.value) : clues;
}

/** The puzzle as an address of puzz.link, byte for byte as that program writes it. */
export function formatPuzzLink(puzzle: Puzzle): string {
  const { width, height } = puzzle.size;
  return `${ADDRESS}${width}/${height}/${formatNumber16(puzzle)}`;
}

/** The table's entry. */
export const puzzLink: Notation = {
  name: "puzz.link",
  title: "address of puzz.link, pzv.jp, pzplus, or Kanpen's ?pzpr=",
  holdsRects: false,
  likeness: (text) => {
    const start = text.trimStart().slice(0, 2000);
    const isAddress =
      /^https?:\/\//i.test(start) || /^([^\s<>]*[?&])?(shikaku|aho)(_edit)?\//.test(start);
    return isAddress && !/[#&?](p|problem)=|#\d+x\d+/.test(start) ? "certain" : "no";
  },
  parse: (text) => {
    const puzzle = parsePuzzLink(text);
    return puzzle.ok ? ok({ puzzle: puzzle.value }) : puzzle;
  },
  format: ({ puzzle }) => ok(formatPuzzLink(puzzle)),
};

/** The name of the puzzle, without `_edit`, and what stands between the slashes behind it. */
function cutAddress({ text: address, line, column }: Part): {
  readonly name: Part;
  readonly data: Part[];
} {
  const partAt = (text: string, at: number): Part => ({ text, line, column: column + at });
  const kanpen = /\/([a-z0-9]+)\.html\?pzpr=/i.exec(address);
  let start = kanpen === null ? address.indexOf("?") + 1 : kanpen.index + kanpen[0].length;
  for (let setting; (setting = SETTING.exec(address.slice(start, start + 200)));) {
    start += setting[0].length;
  }
  const parts: Part[] = [];
  for (const text of address.slice(start).split("/")) {
    parts.push(partAt(text, start));
    start += text.length + 1;
  }
  if (kanpen !== null) return { name: partAt(kanpen[1]!, kanpen.index + 1), data: parts };
  const [name, ...data] = parts;
  return { name: { ...name!, text: name!.text.replace(/_edit$/, "") }, data };
}
