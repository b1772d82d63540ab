/** JSON: our own, versioned, and the lists of clues of other programs. */

import { describe, expect, it } from "vitest";
import { PINWHEEL } from "../../test/pinwheel.ts";
import type { InputError, Result } from "../base/result.ts";
import { formatJson, parseJson } from "./json.ts";
import type { Sheet } from "./notation.ts";

/** Reads a value as the JSON that it is. */
function read(value: unknown, size?: { width: number; height: number }): Result<Sheet, InputError> {
  return parseJson(JSON.stringify(value), size === undefined ? {} : { size }, () => {
    throw new Error("nothing stands within");
  });
}

const { puzzle, rects } = PINWHEEL;
const rows = [
  [0, 2, 0],
  [2, 1, 2],
  [0, 2, 0],
];

describe("JSON of our own", () => {
  it("has a version, the rows, and the answer if there is one, on one line", () => {
    expect(formatJson({ puzzle })).toBe('{"shikiri":1,"rows":[[0,2,0],[2,1,2],[0,2,0]]}');
    expect(JSON.parse(formatJson(PINWHEEL))).toEqual({ shikiri: 1, rows, answer: rects });
  });

  it("is read with other fields, in any order of the rectangles, or without a version", () => {
    const answer = rects.toReversed().map((rect) => ({ ...rect, clue: { area: 1 } }));
    for (const value of [
      { shikiri: 1, rows, answer, id: 7 },
      { rows, answer },
    ]) {
      expect(read(value)).toEqual({ ok: true, value: PINWHEEL });
    }
  });

  it("has no answer where a field of that name is another program's", () => {
    for (const answer of ["yes", [1], [[0, 0, 2, 1]], null]) {
      expect(read({ rows, answer })).toEqual({ ok: true, value: { puzzle } });
      expect(read({ shikiri: 1, rows, answer })).toMatchObject({ error: { kind: "bad-json" } });
    }
  });

  it.each([
    ["another version", { shikiri: 2, rows }, "bad-version"],
    ["a version that is none", { shikiri: "1", rows }, "bad-version"],
    [
      "a rectangle off the board",
      { rows, answer: [{ x: 2, y: 0, width: 2, height: 1 }] },
      "outside-board",
    ],
    [
      "half a rectangle",
      { rows, answer: [{ x: 0.5, y: 0, width: 1, height: 1 }] },
      "outside-board",
    ],
    ["more cells than the board", { rows, answer: [...rects, rects[0]] }, "too-many-cells"],
  ])("is refused with %s", (_, value, kind) => {
    expect(read(value)).toMatchObject({ ok: false, error: { kind } });
  });

  it("says where a text stops being JSON, if the engine tells", () => {
    const parsed = parseJson('{\n  "rows": [[1]\n', {}, () => read(0));
    expect(parsed).toMatchObject({
      error: {
        kind: "bad-json",
        line: 3,
        column: 1,
        message: expect.stringContaining("this is not JSON") as string,
      },
    });
  });

  it("takes the size of a task from what is known, if it does not say", () => {
    expect(read({ task: "a2a2_1_2a2a" }, { width: 3, height: 3 })).toEqual({
      ok: true,
      value: { puzzle },
    });
  });
});

describe("lists of clues in JSON", () => {
  const clues = puzzle.clues.map(({ x, y, area }) => [x, y, area]);
  const objects = puzzle.clues.map(({ x, y, area }, id) => ({ id, x, y, value: area }));

  it("may be endemic's, whose squares tell the size and stand on their lowest row", () => {
    const squares = rects.map(({ x, y, width, height }) => [x, y + height - 1, width, height]);
    expect(read({ squares, difficulty: "easy", clues })).toEqual({ ok: true, value: PINWHEEL });
  });

  it("need a size where nothing tells it: the same clues fit several boards", () => {
    for (const value of [{ clues }, { width: "3", height: "3", clues }]) {
      expect(read(value)).toMatchObject({ error: { kind: "no-size" } });
    }
    expect(read({ clues }, puzzle.size)).toEqual({ ok: true, value: { puzzle } });
  });

  it("may be puzzletea's, with rectangles as they are", () => {
    const rectangles = rects.map(({ x, y, width, height }) => ({ x, y, w: width, h: height }));
    const save = { width: 3, height: 3, clues: objects, rectangles };
    expect(read({ save })).toEqual({ ok: true, value: PINWHEEL });
    expect(read(save)).toEqual({ ok: true, value: PINWHEEL });
    expect(read({ ...save, rectangles: [] })).toEqual({ ok: true, value: { puzzle } });
  });

  it.each([
    ["a clue that is none", { clues: [[0, 0]] }, "bad-json"],
    ["a clue off the board", { width: 3, height: 3, clues: [[5, 0, 9]] }, "outside-board"],
    ["a huge board", { width: 9999, height: 9999, clues }, "too-large"],
    ["a wrong sum", { width: 3, height: 4, clues }, "clue-sum"],
  ])("are refused with %s", (_, value, kind) => {
    expect(read(value)).toMatchObject({ ok: false, error: { kind } });
  });
});
