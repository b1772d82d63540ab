/** Real boards of the site, where they are at hand: each has one answer, and the checker agrees. */

import { existsSync, readFileSync } from "node:fs";
import { check, parseSiteTask, type Rect } from "@shikiri/core";
import { describe, expect, it } from "vitest";
import { linesIn, run } from "./program.ts";

interface SiteBoard {
  readonly id: string;
  readonly task: string;
  readonly width: number;
  readonly height: number;
}

const FILE = new URL("../../../../shared/data/site-boards.jsonl", import.meta.url);

/** Where the boards are missing the test is skipped; in CI it runs, and fails. */
const expected = existsSync(FILE) || process.env["CI"] === "true";

describe("shared-data", () => {
  it.runIf(expected)(
    "every board of the site is solved in one batch, its answer the only one",
    async () => {
      const text = readFileSync(FILE, "utf8");
      const boards = linesIn(text).map((line) => JSON.parse(line) as SiteBoard);
      const { status, stdout } = await run(["solve", "--batch", "--jobs", "2"], { stdin: text });
      const results = linesIn(stdout).map(
        (line) => JSON.parse(line) as { id: string; outcome: string; answers: Rect[][] },
      );
      expect(results.map(({ id, outcome }) => [id, outcome])).toEqual(
        boards.map(({ id }) => [id, "unique"]),
      );
      for (const [index, { task, width, height }] of boards.entries()) {
        const puzzle = parseSiteTask(task, { width, height });
        if (!puzzle.ok) throw new Error(puzzle.error.message);
        expect(check(puzzle.value, results[index]?.answers[0] ?? [])).toEqual([]);
      }
      expect(status).toBe(0);
    },
  );
});
