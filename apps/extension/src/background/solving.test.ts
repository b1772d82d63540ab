/** From a puzzle to what is drawn of it. */
import { check, puzzleFromRows, type Puzzle } from "@shikiri/core";
import { describe, expect, it } from "vitest";
import { replyTo } from "./solving.ts";

const never = new AbortController().signal;

function puzzle(rows: number[][]): Puzzle {
  const result = puzzleFromRows(rows);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

describe("the reply to a puzzle", () => {
  it("with one answer is that answer, neighbours in different colours", async () => {
    const board = puzzle([
      [0, 3, 0],
      [0, 0, 2],
      [4, 0, 0],
    ]);
    const reply = await replyTo(board, never);
    if (reply.verdict !== "unique") throw new Error(reply.verdict);
    expect(check(board, reply.regions)).toEqual([]);
    expect(reply.regions.map(({ x, y, width, height }) => [x, y, width, height])).toEqual([
      [0, 0, 3, 1],
      [2, 1, 1, 2],
      [0, 1, 2, 2],
    ]);
    expect(new Set(reply.regions.map((region) => region.colour)).size).toBe(3);
  });

  it("with several answers has only the rectangles that all of them have", async () => {
    const board = puzzle([
      [3, 0, 0],
      [2, 0, 0],
      [0, 2, 2],
    ]);
    expect(await replyTo(board, never)).toMatchObject({
      verdict: "multiple",
      regions: [
        { x: 0, y: 0, width: 3, height: 1 },
        { x: 2, y: 1, width: 1, height: 2 },
      ],
      complete: true,
    });
  });

  it("with several answers that share nothing has no rectangle", async () => {
    const board = puzzle([
      [2, 0],
      [0, 2],
    ]);
    expect(await replyTo(board, never)).toEqual({
      verdict: "multiple",
      regions: [],
      complete: true,
    });
  });

  it("without an answer gives the reason where one is plain", async () => {
    const board = puzzle([
      [0, 3],
      [1, 0],
    ]);
    expect(await replyTo(board, never)).toMatchObject({
      verdict: "none",
      reason: { kind: "no-candidates", clue: { x: 1, y: 0, area: 3 } },
    });
  });

  it("is that it stopped when no time is left", async () => {
    expect(await replyTo(puzzle([[2, 0]]), never, 0)).toEqual({ verdict: "stopped", why: "time" });
  });

  it("is that it was aborted when the signal says so", async () => {
    const reply = await replyTo(puzzle([[2, 0]]), AbortSignal.abort());
    expect(reply).toEqual({ verdict: "stopped", why: "aborted" });
  });
});
