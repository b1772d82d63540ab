/** What the background believes of a message, and what it ignores. */
import { MAX_BOARD_CELLS } from "@shikiri/scraper";
import { describe, expect, it } from "vitest";
import { checkRequest, isReply } from "./messages.ts";

describe("a request of a content script", () => {
  it("to solve is believed when its rows make a puzzle", () => {
    expect(checkRequest({ kind: "solve", rows: [[2, 0]] })).toEqual({
      kind: "solve",
      puzzle: { size: { width: 2, height: 1 }, clues: [{ x: 0, y: 0, area: 2 }] },
    });
  });

  it("to cancel needs nothing else", () => {
    expect(checkRequest({ kind: "cancel" })).toEqual({ kind: "cancel" });
  });

  it("to show a status is believed for each status there is", () => {
    const all = ["off", "busy", "unreadable", "unique", "multiple", "none", "stopped", "failed"];
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

describe("a reply", () => {
  const region = { x: 0, y: 0, width: 2, height: 1, colour: 0 };

  it.each([
    { verdict: "unique", regions: [region] },
    { verdict: "multiple", regions: [], complete: false },
    { verdict: "none", reason: "a sentence" },
    { verdict: "stopped", why: "time" },
    { verdict: "failed", message: "a sentence" },
  ])("is taken with the verdict $verdict", (message) => {
    expect(isReply(message)).toBe(true);
  });

  it.each([
    undefined,
    null,
    {},
    { verdict: "several", regions: [] },
    { verdict: "unique" },
    { verdict: "unique", regions: null },
    { verdict: "unique", regions: [null] },
    { verdict: "unique", regions: [{ ...region, width: NaN }] },
    { verdict: "multiple", regions: [{ x: 0, y: 0, width: 1, height: 1 }] },
  ])("is not taken when it is %j", (message) => {
    expect(isReply(message)).toBe(false);
  });
});

/** A row that is one region. */
function row(length: number): number[] {
  return Array.from({ length }, (_, x) => (x === 0 ? length : 0));
}
