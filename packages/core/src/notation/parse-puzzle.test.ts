import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyPuzzles } from "../../test/random-puzzles.ts";
import { rowsOf } from "../shikaku/puzzle.ts";
import { formatJsonPuzzle } from "./json.ts";
import { detectNotation, parsePuzzle } from "./parse-puzzle.ts";
import { formatSiteTask } from "./site-task.ts";
import { formatTextMatrix } from "./text-matrix.ts";

describe("parsing a puzzle in any notation", () => {
  it.each([
    ["text", "2 0\n"],
    ["text", "1\n"],
    ["text", ". 2\n"],
    ["task", "2a"],
    ["task", " a2_2a\n"],
    ["json", '{"rows": [[2, 0]]}'],
    ["json", "[[2, 0]]"],
  ])("takes for %s: %j", (notation, text) => {
    expect(detectNotation(text)).toBe(notation);
  });

  it.each([
    "2 0",
    "[[2, 0]]",
    '{"rows": [[2, 0]], "id": "ignored"}',
    '{"task": "2a", "width": 2, "height": 1}',
    '{"puzzle": "2 0"}',
  ])("reads %s", (text) => {
    const puzzle = parsePuzzle(text);
    expect(puzzle.ok && rowsOf(puzzle.value)).toEqual([[2, 0]]);
  });

  it("reads back what each notation writes", () => {
    fc.assert(
      fc.property(anyPuzzles(9), (puzzle) => {
        const expected = { ok: true, value: puzzle };
        expect(parsePuzzle(formatTextMatrix(puzzle))).toEqual(expected);
        expect(parsePuzzle(formatJsonPuzzle(puzzle))).toEqual(expected);
        const task = formatSiteTask(puzzle);
        expect(parsePuzzle(task, { from: "task", size: puzzle.size })).toEqual(expected);
      }),
    );
  });

  it("asks for the size of a site task and offers those that fit", () => {
    expect(parsePuzzle("12k")).toMatchObject({
      error: {
        kind: "no-size",
        message:
          "a site task does not tell its size: name it; of the sizes with as many cells the squarest are 4x3, 3x4, 6x2, 2x6",
      },
    });
    expect(parsePuzzle("12!", { from: "task" })).toMatchObject({
      error: { kind: "bad-character" },
    });
  });

  it("refuses a board of another size than it is told", () => {
    const size = { width: 3, height: 1 };
    for (const text of ["2 0", "[[2, 0]]"]) {
      expect(parsePuzzle(text, { size })).toMatchObject({
        error: { kind: "wrong-size", message: "the board is 2x1, but 3x1 was expected" },
      });
    }
    expect(parsePuzzle("2 0", { size: { width: 2, height: 1 } }).ok).toBe(true);
  });

  it("believes the notation that it is told", () => {
    expect(parsePuzzle("1", { from: "task", size: { width: 1, height: 1 } }).ok).toBe(true);
    expect(parsePuzzle("2a", { from: "text" })).toMatchObject({ error: { kind: "bad-token" } });
  });

  it.each([
    ["{", "bad-json"],
    ["[", "bad-json"],
    ["{}", "bad-json"],
    ['{"rows": 4}', "bad-json"],
    ['{"rows": [4]}', "bad-json"],
    ['{"rows": [["x"]]}', "bad-clue"],
    ['{"rows": [["?", "?"], ["?", 2]]}', "clue-sum"],
    ['{"rows": [[2, null]]}', "bad-clue"],
    ['{"rows": []}', "bad-size"],
    ['{"task": "2a"}', "bad-json"],
    ['{"task": "2a", "width": "2", "height": 1}', "bad-json"],
    ['{"task": "2a", "width": 0, "height": 1}', "wrong-length"],
    ['{"puzzle": "{}"}', "bad-json"],
    ['{"puzzle": 7}', "bad-json"],
  ])("refuses the JSON %s as %s", (text, kind) => {
    expect(parsePuzzle(text)).toMatchObject({ ok: false, error: { kind } });
  });

  it("refuses JSON values that are neither lists nor objects", () => {
    for (const text of ["null", "true", '"2 0"']) {
      expect(parsePuzzle(text, { from: "json" })).toMatchObject({ error: { kind: "bad-json" } });
    }
  });

  it("reads ? as a clue of unknown area, and writes it so", () => {
    for (const text of ["? 0", '[["?", 0]]', '{"rows": [["?", 0]]}']) {
      const puzzle = parsePuzzle(text);
      expect(puzzle.ok && rowsOf(puzzle.value)).toEqual([["?", 0]]);
      expect(puzzle.ok && formatTextMatrix(puzzle.value)).toBe("? 0\n");
      expect(puzzle.ok && formatJsonPuzzle(puzzle.value)).toBe('{"rows":[["?",0]]}');
    }
  });

  it("does not repeat what it found at any length or depth", () => {
    const deep = `${"[".repeat(5000)}${"]".repeat(5000)}`;
    for (const text of [
      `{"rows": [[${deep}]]}`,
      `{"rows": ${deep}}`,
      `{"rows": [["${"x".repeat(999)}"]]}`,
    ]) {
      const puzzle = parsePuzzle(text);
      expect(puzzle.ok ? "" : puzzle.error.message.length).toBeLessThan(200);
    }
  });

  it("never throws, whatever the text", () => {
    const json = fc.json().map((text) => text.replaceAll('""', '"rows"'));
    fc.assert(
      fc.property(fc.oneof(fc.string(), json), (text) => {
        expect(() => parsePuzzle(text)).not.toThrow();
      }),
    );
  });
});
