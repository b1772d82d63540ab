import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyPuzzles } from "../../test/random-puzzles.ts";
import { PINWHEEL } from "../../test/pinwheel.ts";
import { rowsOf } from "../shikaku/puzzle.ts";
import { detectNotation, formatSheet, parsePuzzle, parseSheet } from "./parse-puzzle.ts";
import { NOTATIONS } from "./notations.ts";
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
    ["text", "[[2 0]]"],
    ["text", "[[2]\n [0]]"],
    ["text", "array([[2, 0]])"],
    ["text", "{{2, 0}}"],
    ["text", "2\n1\n2 0\n"],
    ["puzz.link", "https://puzz.link/p?shikaku/2/1/2g"],
    ["puzz.link", "http://www.kanpen.net/shikaku.html?pzpr=/2/1/2g"],
    ["puzz.link", "shikaku/2/1/2g"],
    ["pzpr", "pzprv3/shikaku/1/2/2 . /0 /"],
    ["kanpen", "http://www.kanpen.net/shikaku.html?problem=1/2/2_./"],
    ["kanpen", "1/2/2_./"],
    ["kanpen", "1\n2\n2 .\n1\n0 0 0 1\n"],
    ["kanpen-xml", '<?xml version="1.0"?>\n<puzzle type="shikaku">'],
    ["tatham", "2x1:2a"],
    ["tatham", "https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/rect.html#2x1:2a"],
    ["tatham", "2x1#12345"],
    ["tatham-save", "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\n"],
    ["janko", "[begin]\n"],
    ["janko", "size 2\nproblem\n"],
    ["penpa", "https://swaroopg92.github.io/penpa-edit/#m=edit&p=7VTB"],
    ["list", "1 3 2\n0 0 1\n1 0 2\n"],
    ["drawing", "┌───────┐\n│ 2   · │\n└───────┘\n"],
    ["list", "T 2 1\n2 0 0\n"],
  ])("takes for %s: %j", (notation, text) => {
    expect(detectNotation(text).notation).toBe(notation);
  });

  it("takes no page for an address that is in it", () => {
    const page = '<a href="https://puzz.link/p?shikaku/2/1/2g">play</a>';
    expect(detectNotation(page).notation).not.toBe("puzz.link");
  });

  it("tells the sheet with the notation, or what stopped the nearest one", () => {
    expect(detectNotation("2x1:2a")).toMatchObject({ parsed: { ok: true }, others: [] });
    expect(detectNotation("1x1:2a")).toMatchObject({
      notation: "tatham",
      parsed: { ok: false, error: { kind: "wrong-length", line: 1, column: 6 } },
      others: [],
    });
    expect(detectNotation("2a!")).toMatchObject({
      notation: "task",
      parsed: { error: { kind: "bad-character", column: 3 } },
      others: [{ notation: "text", parsed: { error: { kind: "bad-token", column: 1 } } }],
    });
  });

  it("names in a message what stopped the notations that got as far", () => {
    const text = parsePuzzle("1 2 1\n0 0 one\n");
    expect(text).toMatchObject({
      error: {
        kind: "bad-token",
        line: 2,
        column: 5,
        message: expect.stringMatching(
          /^line 2, column 5: .*; as list: line 2, column 1: /,
        ) as string,
      },
    });
    expect(parsePuzzle("2a!")).toMatchObject({
      error: { message: expect.not.stringContaining("as text") as string },
    });
  });

  it("reads the rects with the puzzle, where a notation holds them", () => {
    const text = formatSheet(PINWHEEL, "pzpr");
    expect(text.ok && parseSheet(text.value)).toEqual({ ok: true, value: PINWHEEL });
    expect(text.ok && parsePuzzle(text.value)).toEqual({ ok: true, value: PINWHEEL.puzzle });
  });

  it("writes no notation that is read only", () => {
    expect(formatSheet(PINWHEEL, "penpa")).toEqual({
      ok: false,
      error: { kind: "read-only", message: "penpa is read, but cannot be written" },
    });
  });

  it("prefers a notation in which the board has the size that it is told", () => {
    // A matrix of three columns, or a list of one clue.
    const text = "1 1 1\n0 0 ?\n";
    expect(detectNotation(text).notation).toBe("text");
    expect(detectNotation(text, { size: { width: 1, height: 1 } }).notation).toBe("list");
  });

  it.each([
    "2 0",
    "[[2, 0]]",
    '{"rows": [[2, 0]], "id": "ignored"}',
    '{"task": "2a", "width": 2, "height": 1}',
    '{"puzzle": "2 0"}',
    '{"puzzle": "https://puzz.link/p?shikaku/2/1/2g"}',
    '{"puzzle": "[[2 0]]"}',
  ])("reads %s", (text) => {
    const puzzle = parsePuzzle(text);
    expect(puzzle.ok && rowsOf(puzzle.value)).toEqual([[2, 0]]);
  });

  it("reads back what each notation writes, also of tiny boards whose texts could be others", () => {
    const written = NOTATIONS.filter(({ name }) => name !== "task");
    fc.assert(
      fc.property(fc.oneof(anyPuzzles(9), anyPuzzles(2)), (puzzle) => {
        const expected = { ok: true, value: puzzle };
        for (const { name } of written) {
          const text = formatSheet({ puzzle }, name);
          expect(text.ok ? parsePuzzle(text.value) : expected).toEqual(expected);
        }
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
    ['{"task": "2!", "width": 2, "height": 1}', "bad-character"],
    ['{"puzzle": "{}"}', "bad-json"],
    ['{"puzzle": "[[2, 0]]"}', "bad-json"],
    ['{"puzzle": "{\\"puzzle\\": \\"2 0\\"}"}', "bad-json"],
    ['{"puzzle": "2 x"}', "bad-token"],
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
      expect(puzzle.ok && formatSheet({ puzzle: puzzle.value }, "json")).toEqual({
        ok: true,
        value: '{"shikiri":1,"rows":[["?",0]]}',
      });
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
