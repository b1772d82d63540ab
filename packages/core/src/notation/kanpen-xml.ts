/**
 * Kanpen XML: the newer file of Kanpen and PencilBox.
 *
 * `<size row= col=>`, a `<number r= c= n=>` for each clue in `<board>` (-1 is a `?`, 0 a blank) and an
 * `<area r0= c0= r1= c1=>` for each rect in `<answer>`; rows and columns from 1, both ends included.
 * Only these elements are looked for, in one pass over the tags and past the comments; nothing is
 * resolved or nested, so no document can be too deep or grow.
 */

import { err, ok, type InputError, type Result } from "../base/result.ts";
import { errorAt, LINE_END, quote, type Place } from "../base/text.ts";
import type { PuzzleError } from "../shikaku/puzzle.ts";
import { sheetWith, type DrawnRect, type DrawnRectError } from "./drawn-rects.ts";
import type { Notation, Sheet } from "./notation.ts";
import { puzzleFromPlaced, readSize, type PlacedClue } from "./placed-clues.ts";

/** Why a text is no such document; `line` and `column` say where. */
export type KanpenXmlError = InputError<
  | "other-puzzle"
  | "several-boards"
  | "no-header"
  | "cut-off"
  | "bad-attribute"
  | DrawnRectError["kind"]
  | PuzzleError["kind"]
>;

/** The element of the puzzle, perhaps behind a declaration or within an element of a program's own. */
const START = /^\uFEFF?\s*(<(?!html|!doctype)[^<>]{0,200}>\s*){0,3}<puzzle[\s>]/i;

/** A comment, or a tag that matters; neither need have its end. */
const TAG = /<!--[^]*?(?:-->|$)|<(puzzle|size|number|area|\/?board)\b[^<>]{0,500}>?/g;

/** A tag that matters. */
interface Tag extends Place {
  readonly name: string;
  readonly text: string;
}

/**
 * What a Kanpen XML document holds.
 *
 * Errors: `other-puzzle`, `several-boards`, `no-header` (no size), `bad-size`, `too-large`, `cut-off`
 * (a board or a tag without its end), `bad-attribute`, those of `puzzleFromClues`, `outside-board`,
 * `too-many-cells`.
 */
export function parseKanpenXml(text: string): Result<Sheet, KanpenXmlError> {
  const tags = tagsOf(text);
  const [type, another] = tags.filter(({ name }) => name === "puzzle");
  const kind = type === undefined ? undefined : attribute(type, "type");
  if (type === undefined || kind !== "shikaku") {
    const found = `found the puzzle ${quote(kind ?? "")}, expected <puzzle type="shikaku">`;
    return err(errorAt("other-puzzle", type ?? { line: 1, column: 1 }, found));
  }
  if (another !== undefined) {
    const found = "found a second <puzzle>, expected one: leave the others out";
    return err(errorAt("several-boards", another, found));
  }
  const sizeTag = tags.find(({ name }) => name === "size");
  if (sizeTag === undefined) {
    return err(errorAt("no-header", type, 'found no size, expected <size row="..." col="..."/>'));
  }
  const [columns = "", rows = ""] = [attribute(sizeTag, "col"), attribute(sizeTag, "row")];
  const size = readSize(columns, rows, sizeTag);
  if (!size.ok) return size;
  const cut = cutOff(tags);
  if (cut !== undefined) return err(cut);
  const clues: PlacedClue[] = [];
  const drawn: DrawnRect[] = [];
  for (const tag of tags) {
    if (tag.name !== "number" && tag.name !== "area") continue;
    const names = tag.name === "number" ? ["r", "c", "n"] : ["r0", "c0", "r1", "c1"];
    const texts = names.map((name) => attribute(tag, name) ?? "");
    const wrong = texts.findIndex((each) => !/^-?\d{1,15}$/.test(each));
    if (wrong >= 0) {
      const found = `found ${quote(texts[wrong]!)} as ${names[wrong]} of <${tag.name}>, expected a whole number`;
      return err(errorAt("bad-attribute", tag, found));
    }
    const [r, c, n, right] = texts.map(Number) as [number, number, number, number];
    const { line, column } = tag;
    if (tag.name === "area") {
      const rect = { x: c - 1, y: r - 1, width: right - c + 1, height: n - r + 1 };
      drawn.push({ rect, place: tag });
    } else if (n !== 0) {
      clues.push({ x: c - 1, y: r - 1, area: n === -1 ? "?" : n, line, column });
    }
  }
  const puzzle = puzzleFromPlaced(size.value, clues);
  return puzzle.ok ? sheetWith(puzzle.value, drawn) : puzzle;
}

/** The sheet as a Kanpen XML document. */
export function formatKanpenXml({ puzzle, rects = [] }: Sheet): string {
  const { width, height } = puzzle.size;
  const numbers = puzzle.clues.map(
    ({ x, y, area }) => `<number r="${y + 1}" c="${x + 1}" n="${area === "?" ? -1 : area}"/>`,
  );
  const areas = rects.map(
    (rect) =>
      `<area r0="${rect.y + 1}" c0="${rect.x + 1}" r1="${rect.y + rect.height}" c1="${rect.x + rect.width}"/>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<puzzle type="shikaku" version="1.0">',
    '<property><author value=""/><source value=""/><difficulty value=""/></property>',
    `<size row="${height}" col="${width}"/>`,
    "<board>",
    ...numbers,
    "</board>",
    "<answer>",
    ...areas,
    "</answer>",
    "</puzzle>",
    "",
  ].join("\n");
}

/** The table's entry. */
export const kanpenXml: Notation = {
  name: "kanpen-xml",
  title: "XML file of Kanpen and PencilBox",
  holdsRects: true,
  likeness: (text) => (START.test(text) ? "certain" : "no"),
  parse: (text) => parseKanpenXml(text),
  format: (sheet) => ok(formatKanpenXml(sheet)),
};

/** The tags that matter, with their places. */
function tagsOf(text: string): Tag[] {
  const tags: Tag[] = [];
  let [line, start, from] = [1, text.startsWith("\uFEFF") ? 1 : 0, 0];
  for (const { 0: tag, 1: name, index } of text.matchAll(TAG)) {
    for (const end of text.slice(from, index).matchAll(LINE_END)) {
      [line, start] = [line + 1, from + end.index + end[0].length];
    }
    from = index;
    if (name !== undefined) tags.push({ name, text: tag, line, column: index - start + 1 });
  }
  return tags;
}

/** What shows that a document is not whole, so that clues may be missing. */
function cutOff(tags: readonly Tag[]): KanpenXmlError | undefined {
  const open = tags.find(({ text }) => !text.endsWith(">"));
  if (open !== undefined) {
    const found = `found ${quote(open.text)} without its end, expected a tag of at most 500 characters`;
    return errorAt("cut-off", open, found);
  }
  const board = tags.find(({ name, text }) => name === "board" && !text.endsWith("/>"));
  if (board === undefined || tags.some(({ name }) => name === "/board")) return undefined;
  return errorAt("cut-off", board, "found no </board> behind it, expected a whole document");
}

function attribute({ text }: Tag, name: string): string | undefined {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(text);
  return match?.[1] ?? match?.[2];
}
