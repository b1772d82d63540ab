/** Real puzzles in every notation: published texts byte for byte, and every board there and back. */

import { describe, expect, it } from "vitest";
import {
  describeSharedData,
  sharedBoards,
  siteBoards,
  type SharedBoard,
} from "../../../shared-data.ts";
import type { Notation, Sheet } from "../src/notation/notation.ts";
import { NOTATIONS } from "../src/notation/notations.ts";
import { detectNotation, formatSheet } from "../src/notation/parse-puzzle.ts";
import { formatPuzzLink, parsePuzzLink } from "../src/notation/puzz-link.ts";
import { rowsOf } from "../src/shikaku/puzzle.ts";
import { validPuzzle } from "./valid-puzzle.ts";

/** A board, with its published answer drawn on it where there is one. */
function sheetOf({ rows, solution }: SharedBoard): Sheet {
  const rects = solution?.map(([x, y, width, height]) => ({ x, y, width, height }));
  return { puzzle: validPuzzle(rows), ...(rects && { rects }) };
}

const written = NOTATIONS.filter((each) => each.format !== undefined);

describeSharedData(() => {
  describe.each(sharedBoards("unknown-clues"))("$id", (board) => {
    const { url } = board as SharedBoard & { readonly url: string };

    it("is what its published address says, byte for byte", () => {
      const puzzle = parsePuzzLink(url);
      expect(puzzle.ok && rowsOf(puzzle.value)).toEqual(board.rows);
      expect(formatPuzzLink(validPuzzle(board.rows))).toBe(url);
    });
  });

  it("each site task is what the notation task writes", () => {
    for (const { rows, task } of siteBoards()) {
      expect(formatSheet({ puzzle: validPuzzle(rows) }, "task")).toEqual({ ok: true, value: task });
    }
  });

  it.each(written)(
    "$name reads each board and each answer that it writes",
    (notation) => {
      const boards = ["corpus", "large", "unknown-clues"].flatMap((name) => sharedBoards(name));
      expect(boards.length).toBeGreaterThan(100);
      for (const board of boards) expectThereAndBack(notation, sheetOf(board));
    },
    60_000,
  );
});

/** In the order that is written, the rects come back sorted; a notation without `?` is passed over. */
function expectThereAndBack({ name, holdsRects }: Notation, sheet: Sheet): void {
  const text = formatSheet(sheet, name);
  if (!text.ok) return;
  const { parsed } = detectNotation(text.value, { size: sheet.puzzle.size });
  expect(parsed.ok && parsed.value.puzzle).toEqual(sheet.puzzle);
  if (!holdsRects || sheet.rects === undefined) return;
  const sorted = sheet.rects.toSorted((a, b) => a.y - b.y || a.x - b.x);
  expect(parsed.ok && parsed.value.rects).toEqual(sorted);
}
