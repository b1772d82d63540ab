/** What a board makes of the word of the page's game. */

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { staticBoardHtml } from "../stand-in/html.ts";
import { drawArea, eraseArea, newGame } from "../stand-in/game.ts";
import { documentOf } from "../test/document-of.ts";
import type { Board } from "./board.ts";
import { hearGame } from "./game-witness.ts";
import { readBoard } from "./read-board.ts";

const ROWS = [
  [4, 0, 2],
  [0, 0, 0],
  [0, 3, 0],
];
const NOTHING = ROWS.map((row) => row.map(() => -1));

function boardOf(rows: readonly (readonly number[])[] = ROWS): Board {
  const board = readBoard(documentOf(staticBoardHtml({ rows })));
  if (!board.ok) throw new Error(board.error.message);
  return board.value;
}

function heard(told: unknown): Board {
  const board = hearGame(boardOf(), told);
  if (!board.ok) throw new Error(board.error.message);
  return board.value;
}

describe("the page's game", () => {
  it("agrees when it has the same clues in the same places", () => {
    expect(heard({ task: ROWS }).witnesses.game).toStrictEqual({ says: "agrees" });
  });

  it("is heard as the text that was read in the page, too", () => {
    const text = JSON.stringify({ task: ROWS, status: NOTHING, puzzleId: "7" });
    expect(heard(text)).toStrictEqual(heard({ task: ROWS, status: NOTHING, puzzleId: "7" }));
    expect(heard("{").witnesses.game.says).toBe("unreadable");
  });

  it("differs, and says how, when it has others; the screen decides", () => {
    const board = heard({ task: ROWS.toReversed() });
    expect(board.witnesses.game).toStrictEqual({
      says: "differs",
      how: "6 of 9 cells differ: at (0, 0) it has 0, the board on screen 4",
    });
    expect(board.fingerprint).toBe(boardOf().fingerprint);
    expect(heard({ task: [[1]] }).witnesses.game).toStrictEqual({
      says: "differs",
      how: "it is 1x1, the board on screen 3x3",
    });
  });

  it("is absent when none was found, or it has no task yet", () => {
    for (const told of [undefined, null, {}, { task: null }, "null", "7", 7]) {
      expect(heard(told).witnesses.game).toStrictEqual({ says: "absent" });
    }
  });

  it.each([
    ["no matrix", { task: 7 }],
    ["a row that is none", { task: [[9], null] }],
    ["rows of several lengths", { task: [[2, 0], [3]] }],
    ["clues that do not sum to the area", { task: [[3, 0]] }],
    ["no clues", { task: [[0, 0]] }],
    ["negative clues", { task: [[-1, 3]] }],
    ["a task that is endless", { task: Array.from({ length: 300 }, () => Array(300).fill(0)) }],
    [
      "a task that throws",
      {
        get task() {
          return AbortSignal.abort().throwIfAborted();
        },
      },
    ],
  ])("is unreadable when it has %s", (_, told) => {
    expect(heard(told).witnesses.game.says).toBe("unreadable");
  });

  it("shows that a board is unfinished which is a part of its own", () => {
    const whole = [...ROWS, [3, 0, 0]];
    expect(hearGame(boardOf(), { task: whole })).toStrictEqual({
      ok: false,
      error: {
        kind: "half-built",
        message: "the 3x3 board is a part of the 3x4 board of the page's game: expected all of it",
      },
    });
  });

  it("may be anything: nothing throws", () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (task, status) => {
        expect(typeof hearGame(boardOf(), { task, status }).ok).toBe("boolean");
      }),
      { numRuns: 50 },
    );
  });
});

describe("what the game tells beside the puzzle", () => {
  it("is the puzzle's id", () => {
    expect(heard({ task: ROWS, puzzleId: "1,234" }).puzzleId).toBe("1,234");
    for (const puzzleId of ["<b>", "x".repeat(41), 7, null]) {
      expect(heard({ task: ROWS, puzzleId }).puzzleId).toBeUndefined();
    }
  });

  it("are the player's rectangles, in the order of drawing, whatever was erased", () => {
    const game = newGame(ROWS);
    const rects = [
      { x: 2, y: 0, width: 1, height: 2 },
      { x: 0, y: 0, width: 2, height: 2 },
      { x: 0, y: 2, width: 3, height: 1 },
    ];
    for (const rect of rects) drawArea(game, rect);
    eraseArea(game, { x: 0, y: 0 });
    const status = game.currentState.cellStatus;
    expect(heard({ task: ROWS, status }).drawn).toStrictEqual([rects[0], rects[2]]);
    expect(heard({ task: ROWS, status: NOTHING }).drawn).toStrictEqual([]);
  });

  it.each([
    ["there is no state", undefined],
    ["the state is of another size", [[-1, -1]]],
    [
      "an area is no rectangle",
      [
        [0, 0, -1],
        [0, -1, -1],
        [-1, -1, -1],
      ],
    ],
  ])("are unknown when %s", (_, status) => {
    expect(heard({ task: ROWS, status }).drawn).toBeUndefined();
  });

  it("is not believed of a game that differs", () => {
    const board = heard({ task: ROWS.toReversed(), status: NOTHING, puzzleId: "7" });
    expect(board.drawn).toBeUndefined();
    expect(board.puzzleId).toBeUndefined();
  });
});
