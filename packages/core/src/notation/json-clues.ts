/**
 * Clues in JSON, as two other programs keep their puzzles; they are read, not written.
 *
 * endemic's: `{"clues": [[x, y, area], ...], "squares": [[x, bottom, width, height], ...]}`, where the
 * size is only told by the squares, which cover the board, and `bottom` is a square's lowest row.
 * puzzletea's: `{"width", "height", "clues": [{"x", "y", "value"}], "rectangles": [{"x", "y", "w",
 * "h"}]}`, perhaps inside `"save"`. Columns and rows count from 0 at the top left.
 */

import type { Rect, Size } from "../base/grid.ts";
import { err, type InputError, type Result } from "../base/result.ts";
import { puzzleFromClues, type Clue } from "../shikaku/puzzle.ts";
import { sheetWith } from "./drawn-rects.ts";
import { badJson, isRecord, kindOf, type JsonRecord } from "./json-values.ts";
import type { ParseHints, Sheet } from "./notation.ts";

/**
 * The sheet of an object with a list of clues; undefined if it has none.
 *
 * Errors: `bad-json`, `no-size` (neither told nor known), those of `puzzleFromClues`, of
 * the rects `outside-board` and `too-many-cells`.
 */
export function readJsonClues(
  value: JsonRecord,
  hints: ParseHints,
): Result<Sheet, InputError> | undefined {
  const holder = isRecord(value["save"]) ? value["save"] : value;
  const { clues: list, squares, rectangles, width, height } = holder;
  if (!Array.isArray(list)) return undefined;
  const clues = list.map(clueOf);
  const wrong = clues.indexOf(undefined);
  if (wrong >= 0) {
    return badJson(
      `clue ${wrong + 1} is ${kindOf(list[wrong])}, expected [x, y, area] or an object with "x", "y" and "value"`,
    );
  }
  const rects = rectsOf(squares ?? rectangles);
  const size =
    typeof width === "number" && typeof height === "number"
      ? { width, height }
      : (hints.size ?? reachOf(rects));
  if (size === undefined) {
    const message = 'found no size, expected "width" and "height": name the size';
    return err({ kind: "no-size", message });
  }
  const puzzle = puzzleFromClues(size, clues as Clue[]);
  if (!puzzle.ok) return puzzle;
  return sheetWith(
    puzzle.value,
    rects.map((rect) => ({ rect })),
  );
}

function clueOf(value: unknown): Clue | undefined {
  const [x, y, area] = Array.isArray(value)
    ? (value as unknown[])
    : isRecord(value)
      ? [value["x"], value["y"], value["value"] ?? value["area"]]
      : [];
  const isArea = typeof area === "number" || area === "?";
  return typeof x === "number" && typeof y === "number" && isArea ? { x, y, area } : undefined;
}

/** The rects of a list; those that are none are left out, since the puzzle does not need them. */
function rectsOf(list: unknown): readonly Rect[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((value: unknown): Rect[] => {
    const isSquare = Array.isArray(value);
    const numbers = isSquare
      ? (value as unknown[])
      : isRecord(value)
        ? [value["x"], value["y"], value["w"], value["h"]]
        : [];
    if (numbers.length !== 4 || !numbers.every((each) => typeof each === "number")) return [];
    const [x, y, width, height] = numbers as [number, number, number, number];
    return [{ x, y: isSquare ? y - height + 1 : y, width, height }];
  });
}

/** The size that the rects reach to; they cover the board. No rects tell none. */
function reachOf(rects: readonly Rect[]): Size | undefined {
  if (rects.length === 0) return undefined;
  return {
    width: rects.reduce((most, { x, width }) => Math.max(most, x + width), 0),
    height: rects.reduce((most, { y, height }) => Math.max(most, y + height), 0),
  };
}
