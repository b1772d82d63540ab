/** Real boards in batches: outcomes and counts are the known ones, and the checker agrees. */

import { check, parseSiteTask, type Rect } from "@shikiri/core";
import { expect, it } from "vitest";
import { describeSharedData, sharedBoards, siteBoards } from "../../../shared-data.ts";
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

  it.each(["corpus", "large", "unknown-clues"])(
    "every board of %s is solved and counted in batches as its number of answers has it",
    async (name) => {
      const known = sharedBoards(name);
      const stdin = known.map((board) => JSON.stringify(board)).join("\n");
      const counted = await run(["count", "--batch", "--jobs", "2"], { stdin });
      expect(linesIn(counted.stdout)).toEqual(
        known.map(({ id, answers }) => JSON.stringify({ id, outcome: "complete", count: answers })),
      );
      const solved = await run(["solve", "--batch", "--jobs", "2"], { stdin });
      const outcomes = linesIn(solved.stdout).map(
        (line) => (JSON.parse(line) as { outcome: string }).outcome,
      );
      expect(outcomes).toEqual(
        known.map(({ answers = 0 }) => ["none", "unique"][answers] ?? "multiple"),
      );
      expect([counted.status, solved.status]).toEqual([0, 0]);
    },
  );
});
