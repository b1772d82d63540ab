/** The rules of `check`: right, wrong with every fault, unreadable. */

import { beforeAll, describe, expect, it } from "vitest";
import { TWO_ANSWERS, UNIQUE, UNIQUE_DRAWN, UNIQUE_RECTS } from "./boards.ts";
import { folderWith, jsonOf, linesIn, run } from "./program.ts";

const RECTS = UNIQUE_RECTS.map(([x, y, width, height]) => ({ x, y, width, height }));
const LABELS = `a a a a b
c d d d b
c d d d b
c e f f f
c e f f f
`;

let cwd: string;

beforeAll(() => {
  cwd = folderWith({ "board.txt": UNIQUE, "answer.txt": UNIQUE_DRAWN });
});

function check(answer: string, ...options: string[]): ReturnType<typeof run> {
  return run(["check", ...options, "board.txt", "-"], { cwd, stdin: answer });
}

describe("shikiri check", () => {
  describe("of a right answer", () => {
    it.each([
      ["the drawing that solve prints", UNIQUE_DRAWN],
      [
        "a drawing with CR LF and a byte order mark",
        `\uFEFF${UNIQUE_DRAWN.replaceAll("\n", "\r\n")}`,
      ],
      ["a list of rectangles", JSON.stringify(RECTS)],
      ["an object with answers", JSON.stringify({ answers: [RECTS] })],
      ["a matrix of labels", LABELS],
      ["a matrix of labels without spaces", LABELS.replaceAll(" ", "")],
    ])("prints right and exits with 0: %s", async (_name, answer) => {
      expect(await check(answer)).toEqual({ status: 0, stdout: "right\n", stderr: "" });
    });

    it("reads all that solve prints of it", async () => {
      for (const form of ["--text", "--json"]) {
        const solved = await run(["solve", form, "board.txt"], { cwd });
        expect((await check(solved.stdout)).stdout).toBe("right\n");
      }
    });

    it("takes both from files, or the puzzle from standard input", async () => {
      const files = await run(["check", "board.txt", "answer.txt"], { cwd });
      expect(files.stdout).toBe("right\n");
      const piped = await run(["check", "-", "answer.txt"], { cwd, stdin: UNIQUE });
      expect(piped.stdout).toBe("right\n");
    });

    it("prints with --json that it is right, and no issues", async () => {
      const { status, stdout } = await check(UNIQUE_DRAWN, "--json");
      expect(jsonOf(stdout)).toEqual({ right: true, issues: [] });
      expect(status).toBe(0);
    });
  });

  describe("of a wrong answer", () => {
    const wrong = JSON.stringify(RECTS.with(5, { x: 2, y: 3, width: 2, height: 2 }));

    it("prints every fault as a line and exits with 1", async () => {
      const { status, stdout, stderr } = await check(wrong);
      expect(linesIn(stdout)).toEqual([
        "the rectangle 2x2 at (2, 3) has 4 cells, but its clue at (3, 4) is 6",
        "the cell (4, 3) is in no rectangle",
        "the cell (4, 4) is in no rectangle",
      ]);
      expect({ status, stderr }).toEqual({ status: 1, stderr: "" });
    });

    it("prints with --json every fault with its kind and cell", async () => {
      const { status, stdout } = await check(wrong, "--json");
      expect(jsonOf(stdout)).toMatchObject({
        right: false,
        issues: [
          { kind: "wrong-area", cell: { x: 3, y: 4 }, rect: { x: 2, y: 3, width: 2, height: 2 } },
          { kind: "uncovered-cell", cell: { x: 4, y: 3 } },
          { kind: "uncovered-cell", cell: { x: 4, y: 4 } },
        ],
      });
      expect(status).toBe(1);
    });

    it("is wrong when it is the answer of another board", async () => {
      const { stdout: other } = await run(["solve", "--limit", "1"], { stdin: TWO_ANSWERS });
      expect((await check(other)).status).toBe(1);
    });
  });

  describe("of several answers", () => {
    it("is right only if all are, and names the one at fault", async () => {
      const folder = folderWith({ "board.txt": TWO_ANSWERS });
      const { stdout: both } = await run(["solve", "board.txt"], { cwd: folder });
      const args = ["check", "board.txt", "-"];
      expect((await run(args, { cwd: folder, stdin: both })).stdout).toBe("right\n");
      const oneWrong = JSON.stringify({
        answers: [
          [
            { x: 0, y: 0, width: 2, height: 1 },
            { x: 0, y: 1, width: 2, height: 1 },
          ],
          [{ x: 0, y: 0, width: 1, height: 2 }],
        ],
      });
      const { status, stdout } = await run(args, { cwd: folder, stdin: oneWrong });
      expect(linesIn(stdout)).toEqual([
        "answer 2: the cell (1, 0) is in no rectangle",
        "answer 2: the cell (1, 1) is in no rectangle",
      ]);
      expect(status).toBe(1);
    });
  });

  describe("of very much", () => {
    it("reads thousands of drawings, each once", async () => {
      const folder = folderWith({ "board.txt": TWO_ANSWERS });
      const { stdout: both } = await run(["solve", "board.txt"], { cwd: folder });
      const stdin = `${both}\n`.repeat(10_000);
      const { stdout } = await run(["check", "board.txt", "-"], { cwd: folder, stdin });
      expect(stdout).toBe("right\n");
    });

    it("names the first 10000 faults, of all answers together", async () => {
      const all = { x: 0, y: 0, width: 5, height: 5 };
      const answers = Array.from({ length: 100 }, () => Array.from({ length: 1000 }, () => all));
      const { status, stdout } = await check(JSON.stringify({ answers }));
      expect(linesIn(stdout)).toHaveLength(10_000);
      expect(status).toBe(1);
      const json = await check(JSON.stringify({ answers }), "--json");
      expect(jsonOf(json.stdout)).toMatchObject({ right: false, issues: { length: 10_000 } });
    });
  });

  describe("of what cannot be read", () => {
    it.each([
      ["broken JSON", "[{", "this is not JSON"],
      ["a list of other things", "[7]", "rectangle 1 is 7"],
      ["an object without answers", "{}", '"answers"'],
      ["an answer that is no list", '{"answers": [7]}', "answer 1 is 7"],
      ["JSON of a puzzle that has no answer", '{"answers": []}', "found no answer"],
      ["a drawing of no rectangles", "┌───┐\n│ 4 │\n", "standard input: line"],
      ["labels of no rectangle", "a a\na b\n", "standard input:"],
      ["nothing", "", "found nothing"],
    ])("says what was expected and exits with 2: %s", async (_name, answer, sentence) => {
      const { status, stdout, stderr } = await check(answer);
      expect(stderr).toMatch(/^shikiri: standard input: .*\n$/);
      expect(stderr).toContain(sentence);
      expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    });

    it("counts the lines of a drawing from the start of the file", async () => {
      const { stdout } = await check(`${UNIQUE_DRAWN}\n\n┌───┐\n│ 4 │\n`, "--json");
      const { error } = jsonOf(stdout) as { error: { line: number } };
      // The right drawing's 11 lines, 2 empty ones, and the 2 that are no drawing.
      expect(error.line).toBe(15);
    });

    it("names with --json which of the two inputs is at fault", async () => {
      const { status, stdout } = await run(["check", "--json", "missing.txt", "-"], { cwd });
      expect(jsonOf(stdout)).toEqual({
        error: { kind: "unreadable-file", message: "missing.txt: there is no such file" },
      });
      expect(status).toBe(2);
    });

    it("refuses two inputs from standard input", async () => {
      const { status, stderr } = await run(["check", "-", "-"], { stdin: UNIQUE });
      expect(linesIn(stderr)[0]).toBe("shikiri: only one of the two can be standard input");
      expect(status).toBe(2);
    });
  });
});
