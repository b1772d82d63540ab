/** Real boards of the site, from the data beside the repository. */

import { rowsOf } from "@shikiri/core";
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import { readBoard } from "../src/index.ts";
import { staticBoardHtml } from "../stand-in/html.ts";
import type { Rows } from "../stand-in/options.ts";
import { documentOf } from "./document-of.ts";

interface SiteBoard {
  readonly id: string;
  readonly rows: Rows;
  readonly task: string;
}

const file = new URL("../../../../shared/data/site-boards.jsonl", import.meta.url);
const isAbsent = !existsSync(file);

describe.skipIf(isAbsent && process.env["CI"] !== "true")("shared-data", () => {
  const boards = isAbsent
    ? []
    : readFileSync(file, "utf8")
        .split("\n")
        .filter((line) => line !== "")
        .map((line) => JSON.parse(line) as SiteBoard);

  it("holds boards", () => {
    expect(boards.length).toBeGreaterThan(0);
  });

  describe("every board of the site, on a page", () => {
    it.each(boards)("$id is read back, and the site's own task string agrees", ({ rows, task }) => {
      const page = staticBoardHtml({ rows, task: { text: task }, clueText: "nested" });
      const board = readBoard(documentOf(page));
      if (!board.ok) throw new Error(board.error.message);
      expect(rowsOf(board.value.puzzle)).toStrictEqual(rows);
      expect(board.value.task).toBe("agrees");
    });

    it.each(boards)("$id is read from its cells, whatever a wrong task says", ({ rows }) => {
      for (const task of ["corrupted", "other", "absent"] as const) {
        const board = readBoard(documentOf(staticBoardHtml({ rows, task })));
        if (!board.ok) throw new Error(board.error.message);
        expect(rowsOf(board.value.puzzle)).toStrictEqual(rows);
        expect(board.value.task).toBe(
          { corrupted: "unreadable", other: "differs", absent: "absent" }[task],
        );
      }
    });
  });
});
