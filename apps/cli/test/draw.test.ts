/** The rules of `draw`: puzzles and right answers, as text and as pictures. */

import { beforeAll, describe, expect, it } from "vitest";
import { UNIQUE, UNIQUE_DRAWN } from "./boards.ts";
import { folderWith, linesIn, run } from "./program.ts";

let cwd: string;

beforeAll(() => {
  cwd = folderWith({ "board.txt": UNIQUE, "answer.txt": UNIQUE_DRAWN, "bad.txt": "4 x\n" });
});

describe("shikiri draw", () => {
  it("draws a puzzle with a dot for each blank", async () => {
    const { status, stdout, stderr } = await run(["draw", "board.txt"], { cwd });
    expect(linesIn(stdout)[1]).toBe("│ ·   ·   4   ·   · │");
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  });

  it("draws an answer as solve does, in whichever form it comes", async () => {
    const fromText = await run(["draw", "board.txt", "answer.txt"], { cwd });
    expect(fromText).toEqual({ status: 0, stdout: UNIQUE_DRAWN, stderr: "" });
    for (const form of ["--text", "--svg"]) {
      const solved = await run(["solve", form, "board.txt"], { cwd });
      const { stdout: json } = await run(["solve", "--json", "board.txt"], { cwd });
      const drawn = await run(["draw", form, "board.txt", "-"], { cwd, stdin: json });
      expect(drawn.stdout).toBe(solved.stdout);
    }
  });

  it("draws with --svg a picture, with and without an answer", async () => {
    const puzzle = await run(["draw", "--svg", "board.txt"], { cwd });
    const answer = await run(["draw", "--svg", "board.txt", "answer.txt"], { cwd });
    expect(puzzle.stdout).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
    expect(answer.stdout).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
    expect(answer.stdout).not.toBe(puzzle.stdout);
  });

  it("draws the answer of a board with very many clues", async () => {
    const size = 400;
    const ones = `${"1 ".repeat(size)}\n`.repeat(size);
    const cells = Array.from({ length: size * size }, (_, at) => {
      return { x: at % size, y: Math.floor(at / size), width: 1, height: 1 };
    });
    const folder = folderWith({ "ones.txt": ones, "answer.json": JSON.stringify(cells) });
    const { status, stdout } = await run(["draw", "ones.txt", "answer.json"], { cwd: folder });
    expect(linesIn(stdout)).toHaveLength(2 * size + 1);
    expect(status).toBe(0);
  });

  it("draws no wrong answer: it names the faults and exits with 1", async () => {
    const { status, stdout, stderr } = await run(["draw", "board.txt", "-"], { cwd, stdin: "[]" });
    expect(linesIn(stderr)[0]).toBe("shikiri: standard input: the cell (0, 0) is in no rectangle");
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  });

  it.each([
    ["puzzle", ["bad.txt"], "shikiri: bad.txt: line 1, column 3: "],
    ["answer", ["board.txt", "missing"], "shikiri: missing: there is no such file"],
  ])("exits with 2 where the %s cannot be read", async (_name, args, sentence) => {
    const { status, stdout, stderr } = await run(["draw", ...args], { cwd });
    expect(stderr).toContain(sentence);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  });
});
