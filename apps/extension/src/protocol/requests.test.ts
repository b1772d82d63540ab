/** What the background believes of a message, and what it ignores. */
import { MAX_BOARD_CELLS } from "@shikiri/scraper";
import { describe, expect, it } from "vitest";
import { checkRequest, FORMATS } from "./requests.ts";

describe("a request of a content script", () => {
  it("to solve is believed when its rows make a puzzle", () => {
    expect(checkRequest({ kind: "solve", rows: [[2, 0]] })).toEqual({
      kind: "solve",
      puzzle: { size: { width: 2, height: 1 }, clues: [{ x: 0, y: 0, area: 2 }] },
    });
  });

  it.each(["steps", "grade"])("for %s needs a puzzle too", (kind) => {
    expect(checkRequest({ kind, rows: [[2, 0]] })).toMatchObject({ kind, puzzle: {} });
  });

  it("for a hint names the player's rectangles and a language", () => {
    const drawn = [{ x: 0, y: 0, width: 2, height: 1 }];
    const hint = { kind: "hint", rows: [[2, 0]], drawn, locale: "de" };
    expect(checkRequest(hint)).toMatchObject({ kind: "hint", drawn, locale: "de" });
    expect(checkRequest({ ...hint, locale: "xx" })).toBeUndefined();
    expect(checkRequest({ ...hint, drawn: [null] })).toBeUndefined();
  });

  it("to check names rectangles that lie on the board", () => {
    const rect = { x: 0, y: 0, width: 2, height: 1 };
    expect(check([rect])).toMatchObject({ kind: "check", drawn: [rect] });
    for (const wrong of [{ ...rect, x: 1 }, { ...rect, y: -1 }, { ...rect, width: 0 }, {}, 4]) {
      expect(check([wrong])).toBeUndefined();
    }
    expect(check(undefined)).toBeUndefined();
  });

  it("to check names no more rectangles than a board has cells", () => {
    const rect = { x: 0, y: 0, width: 1, height: 1 };
    const rects = Array.from({ length: MAX_BOARD_CELLS }, () => rect);
    expect(check(rects)).toMatchObject({ kind: "check" });
    expect(check([...rects, rect])).toBeUndefined();
  });

  it.each(FORMATS)("to copy names the notation: %s", (format) => {
    expect(checkRequest({ kind: "format", rows: [[2, 0]], format })).toMatchObject({ format });
  });

  it("to keep settings carries them, unchecked until they are kept", () => {
    const change = { click: "hint" };
    expect(checkRequest({ kind: "settings", change })).toEqual({ kind: "settings", change });
    expect(checkRequest({ kind: "settings", change: "all" })).toBeUndefined();
  });

  it.each(["cancel", "game", "fill"])("to %s needs nothing else", (kind) => {
    expect(checkRequest({ kind, rows: [] })).toEqual({ kind });
  });

  it("to show a status is believed for each status there is", () => {
    const all = [
      "off",
      "busy",
      "unreadable",
      "step",
      "unique",
      "multiple",
      "none",
      "stopped",
      "failed",
    ];
    for (const status of all) {
      expect(checkRequest({ kind: "status", status })).toEqual({ kind: "status", status });
    }
  });

  it.each([
    ["nothing", undefined],
    ["null", null],
    ["text", "solve"],
    ["a list", [["solve"]]],
    ["an object without a kind", { rows: [[1]] }],
    ["an unknown kind", { kind: "eval", rows: [[1]] }],
    ["an unknown status", { kind: "status", status: "constructor" }],
    ["a status that is no text", { kind: "status", status: 1 }],
    ["rows left out", { kind: "solve" }],
    ["rows that are no list", { kind: "solve", rows: { length: 1 } }],
    ["a row that is no list", { kind: "solve", rows: ["4"] }],
    ["a clue that is no number", { kind: "solve", rows: [["1"]] }],
    ["a clue that is no whole number", { kind: "solve", rows: [[0.5, 1.5]] }],
    ["clues that do not sum to the area", { kind: "solve", rows: [[3, 0]] }],
    ["rows of different lengths", { kind: "solve", rows: [[3], [0, 0]] }],
    ["a notation that is none", { kind: "format", rows: [[1]], format: "exe" }],
    ["no rows", { kind: "solve", rows: [] }],
  ])("is ignored when it is %s", (_, message) => {
    expect(checkRequest(message)).toBeUndefined();
  });

  it(`is ignored beyond ${MAX_BOARD_CELLS} cells, however they are spread`, () => {
    const width = MAX_BOARD_CELLS / 2;
    const tall = Array.from({ length: MAX_BOARD_CELLS + 1 }, () => []);
    expect(checkRequest({ kind: "solve", rows: [row(width), row(width)] })?.kind).toBe("solve");
    expect(checkRequest({ kind: "solve", rows: [row(width), row(width + 1)] })).toBeUndefined();
    expect(checkRequest({ kind: "solve", rows: tall })).toBeUndefined();
  });
});

function check(drawn: unknown): unknown {
  return checkRequest({ kind: "check", rows: [[2, 0]], drawn });
}

/** A row that is one region. */
function row(length: number): number[] {
  return Array.from({ length }, (_, x) => (x === 0 ? length : 0));
}
