/** Real boards of the site, from the data beside the repository. */

import { rowsOf } from "@shikiri/core";
import { describe, expect, it } from "vitest";
import { describeSharedData, siteBoards } from "../../../shared-data.ts";
import { readBoard } from "../src/index.ts";
import { staticBoardHtml } from "../stand-in/html.ts";
import { documentOf } from "./document-of.ts";

describeSharedData(() => {
  describe("every board of the site, on a page", () => {
    const boards = siteBoards();

    it.each(boards)("$id is read back, and the site's own task string agrees", ({ rows, task }) => {
      const page = staticBoardHtml({ rows, task: { text: task }, clueText: "nested" });
      const board = readBoard(documentOf(page));
      if (!board.ok) throw new Error(board.error.message);
      expect(rowsOf(board.value.puzzle)).toStrictEqual(rows);
      expect(board.value.witnesses.task.says).toBe("agrees");
    });

    it.each(boards)("$id is read from its cells, whatever a wrong task says", ({ rows }) => {
      for (const task of ["corrupted", "other", "absent"] as const) {
        const board = readBoard(documentOf(staticBoardHtml({ rows, task })));
        if (!board.ok) throw new Error(board.error.message);
        expect(rowsOf(board.value.puzzle)).toStrictEqual(rows);
        expect(board.value.witnesses.task.says).toBe(
          { corrupted: "unreadable", other: "differs", absent: "absent" }[task],
        );
      }
    });
  });
});
