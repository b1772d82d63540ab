/** Simon Tatham's game IDs and saved games, and the moves in these. */

import { describe, expect, it } from "vitest";
import { PINWHEEL } from "../../test/pinwheel.ts";
import { validPuzzle } from "../../test/valid-puzzle.ts";
import { formatTathamSave, parseTathamSave } from "./tatham-save.ts";
import { formatTathamId, parseTathamId } from "./tatham.ts";

const { puzzle, rects } = PINWHEEL;
const ID = "3x3:a2a2_1_2a2a";

describe("a game ID", () => {
  it("is the size, a colon, and the board with letters for blanks", () => {
    expect(formatTathamId(puzzle)).toEqual({ ok: true, value: ID });
  });

  it.each([
    ["as it is", ID],
    ["with parameters of the generator", "3x3e4a:a2a2_1_2a2a"],
    ["with a fraction among them", "3x3e0.5:a2a2_1_2a2a"],
    ["with one number for both sides", "3:a2a2_1_2a2a"],
    ["with _ anywhere, which its program passes over", "3x3:_a_2a2__1_2a2a_"],
    ["in the address of a page", `https://example.org/puzzles/js/rect.html#${ID}`],
    ["with white space around it", `\n ${ID}\n`],
  ])("is read %s", (_, text) => {
    expect(parseTathamId(text)).toEqual({ ok: true, value: puzzle });
  });

  it("has columns before rows", () => {
    const wide = validPuzzle([[2, 0, 1]]);
    expect(formatTathamId(wide)).toEqual({ ok: true, value: "3x1:2a1" });
  });

  it.each([
    ["no size", "a2a2_1_2a2a", "no-board", 1],
    ["a seed, of which only its program can make a board", "7x7#123456789", "random-seed", 5],
    ["a huge board", "9999x9999:zzz", "too-large", 1],
    ["no rows", "3x0:a", "bad-size", 1],
    ["a board of another length", "3x3:a2a2_1_2a2", "wrong-length", 14],
    ["a strange character", "3x3:a2A2_1_2a2a", "bad-character", 7],
    ["a clue of 0", "3x3:a0a2_1_2a2a", "leading-zero", 6],
    ["a wrong sum", "3x3:a3a2_1_2a2a", "clue-sum", undefined],
    ["an endless run of blanks", `3x3:${"z".repeat(50_000)}`, "too-large", 38_466],
  ])("is refused with %s", (_, text, kind, column) => {
    const read = parseTathamId(text);
    expect(read).toMatchObject({ ok: false, error: { kind } });
    expect(read.ok ? undefined : read.error.column).toBe(column);
  });
});

const SAVE = `SAVEFILE:41:Simon Tatham's Portable Puzzle Collection
VERSION :1:1
GAME    :10:Rectangles
PARAMS  :3:3x3
CPARAMS :3:3x3
DESC    :11:a2a2_1_2a2a
NSTATES :1:6
STATEPOS:1:6
MOVE    :8:R0,0,2,1
MOVE    :8:R2,0,1,2
MOVE    :8:R0,1,1,2
MOVE    :8:R1,1,1,1
MOVE    :8:R1,2,2,1
`;

/** The saved game with other moves, all of them done. */
function played(...moves: readonly string[]): string {
  const states = moves.length + 1;
  const records = moves.map((move) => `MOVE    :${move.length}:${move}\n`).join("");
  const start = SAVE.slice(0, SAVE.indexOf("MOVE")).replaceAll(":1:6", `:1:${states}`);
  return start + records;
}

function rectsOf(text: string): unknown {
  const read = parseTathamSave(text);
  return read.ok ? read.value.rects : read.error;
}

describe("a saved game", () => {
  it("has a record a line with its length, and a move for each rectangle", () => {
    expect(formatTathamSave(PINWHEEL)).toEqual({ ok: true, value: SAVE });
    expect(parseTathamSave(SAVE)).toEqual({ ok: true, value: PINWHEEL });
  });

  it("is the player's board: moves that were undone do not count", () => {
    expect(rectsOf(SAVE.replace("STATEPOS:1:6", "STATEPOS:1:1"))).toBe(undefined);
    const three = SAVE.replace("STATEPOS:1:6", "STATEPOS:1:4");
    expect(rectsOf(three)).toEqual(rects.slice(0, 3));
    expect(rectsOf(SAVE.replace("STATEPOS:1:6\n", ""))).toEqual(rects);
  });

  it.each([
    ["S, an answer in bits: right of the cells, then below them", ["S011110110011"]],
    [
      "H and V, a line each, turned over",
      ["V2,0", "V1,1", "V2,1", "V1,2", "H0,1", "H1,1", "H1,2", "H2,2"],
    ],
    ["a rectangle drawn over others", ["R0,0,1,1", "R0,0,2,1", "R2,0,1,2", "R0,1,1,2", "R1,1,1,1"]],
    ["E, which clears what is inside", ["S111110110011", "E0,0,2,1"]],
    ["a line turned over twice more", ["S011110110011", "H0,1", "H0,1"]],
  ])("plays %s", (_, moves) => {
    expect(rectsOf(played(...moves))).toEqual(rects);
  });

  it("plays a solved game, and one that was begun again", () => {
    expect(rectsOf(played("S000000000000").replace("MOVE   ", "SOLVE  "))).toBe(undefined);
    const again = SAVE.replace("MOVE    :8:R1,2,2,1", "RESTART :11:a2a2_1_2a2a");
    expect(rectsOf(again)).toBe(undefined);
  });

  it.each([
    ["nothing", "", "missing-record", 1, 1],
    ["another first line", "HELLO", "no-header", 1, 1],
    ["another game", SAVE.replace("10:Rectangles", "4:Loop"), "other-puzzle", 3, 12],
    ["no size", SAVE.replace("\nPARAMS", "\nPARAMZ"), "missing-record", 1, 1],
    ["no board", SAVE.replace("DESC ", "DUSC "), "missing-record", 1, 1],
    ["a line that is no record", SAVE.replace("VERSION :1:1", "VERSION"), "bad-record", 2, 1],
    ["another one behind it", SAVE + SAVE, "several-boards", SAVE.split("\n").length, 1],
    ["a record of another length", SAVE.replace(":8:R0", ":9:R0"), "bad-record", 9, 12],
    ["a board of another length", SAVE.replace("11:a2", "12:aa2"), "wrong-length", 6, 24],
    ["a huge size", SAVE.replace("PARAMS  :3:3x3", "PARAMS  :9:9999x9999"), "too-large", 4, 12],
    ["a move off the board", played("R2,0,2,1"), "bad-move", 9, 12],
    ["a line that is the frame", played("H0,0"), "bad-move", 9, 12],
    ["too few bits", played("S0111"), "bad-move", 9, 12],
    ["an unknown move", played("X1,1"), "bad-move", 9, 12],
    ["a move of too few numbers", played("R1,1,1"), "bad-move", 9, 12],
  ])("is refused with %s", (_, text, kind, line, column) => {
    expect(parseTathamSave(text)).toMatchObject({ ok: false, error: { kind, line, column } });
  });

  it("is refused where its moves would take for ever", () => {
    const board = validPuzzle([Array.from({ length: 1000 }, (_, x) => (x === 0 ? 1000 : 0))]);
    const start = formatTathamSave({ puzzle: board });
    const move = "MOVE    :11:R0,0,1000,1\n";
    const text = (start.ok ? start.value : "").replace(/STATEPOS.*\n/, "") + move.repeat(15_000);
    expect(parseTathamSave(text)).toMatchObject({ ok: false, error: { kind: "bad-move" } });
  });
});
