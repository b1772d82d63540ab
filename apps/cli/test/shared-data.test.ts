/** Real boards of the site: each has one answer, and the checker agrees. */

import { check, parseSiteTask, type Rect } from "@shikiri/core";
import { expect, it } from "vitest";
import { describeSharedData, siteBoards } from "../../../shared-data.ts";
import { linesIn, run } from "./program.ts";

describeSharedData(() => {
  const boards = siteBoards();

  it("every board of the site is solved in one batch, its answer the only one", async () => {
    const stdin = boards.map((board) => JSON.stringify(board)).join("\n");
    const { status, stdout } = await run(["solve", "--batch", "--jobs", "2"], { stdin });
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
  });
});
