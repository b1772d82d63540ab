/** What the background answers about a board. */
import { parsePuzzle, puzzleFromRows, type Puzzle, type Rect } from "@shikiri/core";
import { describe, expect, it } from "vitest";
import type { Locale } from "../protocol/locales.ts";
import { answerTo, type BoardRequest } from "./answering.ts";

/** Unique: a 3x1 above, a 1x2 on the right, a 2x2 on the left. */
const ROWS = [
  [0, 3, 0],
  [0, 0, 2],
  [4, 0, 0],
];
const TOP = { x: 0, y: 0, width: 3, height: 1 };
const RIGHT = { x: 2, y: 1, width: 1, height: 2 };
const LEFT = { x: 0, y: 1, width: 2, height: 2 };

/** Four answers, of which none shares a region with all others. */
const SEVERAL = [
  [2, 0, 0, 2],
  [0, 2, 2, 0],
];
/** A 5 fits nowhere. */
const NONE = [
  [5, 0, 0],
  [0, 0, 0],
  [0, 0, 4],
];

function puzzleOf(rows: readonly (readonly number[])[]): Puzzle {
  const puzzle = puzzleFromRows(rows);
  if (!puzzle.ok) throw new Error(puzzle.error.message);
  return puzzle.value;
}

function ask(request: BoardRequest): Promise<unknown> {
  return answerTo(1, request);
}

function hint(drawn: readonly Rect[], locale: Locale = "en"): Promise<unknown> {
  return ask({ kind: "hint", puzzle: puzzleOf(ROWS), drawn, locale });
}

describe("a hint", () => {
  it("names a place first and gives nothing away, and then the rectangle with its reason", async () => {
    const reply = await hint([]);
    expect(reply).toEqual({
      where: expect.stringMatching(/^Look at /) as unknown,
      why: expect.stringMatching(/\d/) as unknown,
      place: [{ kind: "clue", x: expect.any(Number) as unknown, y: expect.any(Number) as unknown }],
      proof: expect.arrayContaining([expect.objectContaining({ kind: "fixed" })]) as unknown,
    });
  });

  it("goes on from what the player has drawn", async () => {
    expect(await hint([TOP, RIGHT])).toMatchObject({
      proof: [{ kind: "fixed", ...LEFT }, { kind: "clue" }],
    });
  });

  it("is about the player's fault where there is one", async () => {
    const wrong = { x: 0, y: 0, width: 2, height: 1 };
    expect(await hint([wrong])).toMatchObject({
      place: [{ kind: "wrong", ...wrong }],
      where: expect.stringContaining("(1, 1)") as unknown,
    });
  });

  it("says so when all is drawn", async () => {
    expect(await hint([TOP, RIGHT, LEFT])).toMatchObject({ where: "", place: [], proof: [] });
  });

  it.each([
    ["zh_CN", /[\u4e00-\u9fff]/],
    ["de", /Sieh/],
  ] as const)("is worded in the player's language: %s", async (locale, pattern) => {
    expect(await hint([], locale)).toMatchObject({
      where: expect.stringMatching(pattern) as unknown,
    });
  });
});

describe("steps", () => {
  it("are all regions of the only answer, in the order in which they can be found", async () => {
    const reply = await ask({ kind: "steps", puzzle: puzzleOf(ROWS) });
    expect(reply).toMatchObject({ isAnswer: true });
    const { regions } = reply as { regions: readonly object[] };
    expect(regions).toHaveLength(3);
    for (const region of [TOP, RIGHT, LEFT]) {
      expect(regions).toContainEqual(expect.objectContaining(region));
    }
  });

  it("are only those that all answers have, where there are several", async () => {
    expect(await ask({ kind: "steps", puzzle: puzzleOf(SEVERAL) })).toEqual({
      isAnswer: false,
      regions: [],
    });
  });

  it("are none where there is no answer", async () => {
    const reply = await ask({ kind: "steps", puzzle: puzzleOf(NONE) });
    expect(reply).toMatchObject({ verdict: "none" });
  });
});

describe("a check", () => {
  it("names the player's rectangles that no answer has, and nothing of the answer", async () => {
    const puzzle = puzzleOf(ROWS);
    const wrong = { x: 1, y: 1, width: 2, height: 1 };
    const noClue = { x: 0, y: 1, width: 1, height: 1 };
    const drawn = [TOP, wrong, noClue];
    expect(await ask({ kind: "check", puzzle, drawn })).toEqual({
      wrong: [wrong, noClue],
      answers: "one",
    });
    expect(await ask({ kind: "check", puzzle, drawn: [TOP, LEFT] })).toEqual({
      wrong: [],
      answers: "one",
    });
  });

  it("lets stand what some answers have", async () => {
    const drawn = [{ x: 0, y: 0, width: 2, height: 1 }];
    expect(await ask({ kind: "check", puzzle: puzzleOf(SEVERAL), drawn })).toEqual({
      wrong: [],
      answers: "several",
    });
  });
});

describe("a grade", () => {
  it("is the puzzle's tier", async () => {
    expect(await ask({ kind: "grade", puzzle: puzzleOf(ROWS) })).toEqual({
      answers: "one",
      tier: "gentle",
    });
  });

  it("is none for a board with several answers, or none", async () => {
    for (const [rows, answers] of [
      [SEVERAL, "several"],
      [NONE, "none"],
    ] as const) {
      expect(await ask({ kind: "grade", puzzle: puzzleOf(rows) })).toEqual({ answers });
    }
  });
});

describe("a copy", () => {
  it.each(["puzz.link", "tatham", "text"] as const)("as %s can be read again", async (format) => {
    const puzzle = puzzleOf(ROWS);
    const text = await ask({ kind: "format", puzzle, format });
    expect(parsePuzzle(text as string)).toEqual({ ok: true, value: puzzle });
  });
});
