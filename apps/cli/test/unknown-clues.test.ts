/** Clues of unknown area: `?` goes in and comes out wherever a number does. */

import { staticBoardHtml } from "@shikiri/scraper/stand-in";
import { beforeAll, describe, expect, it } from "vitest";
import { folderWith, jsonOf, linesIn, run } from "./program.ts";

/** 3x3, one answer. */
const BOARD = `? 0 2
0 0 0
3 0 0
`;
const ROWS = [
  ["?", 0, 2],
  [0, 0, 0],
  [3, 0, 0],
];
const DRAWN = `┌───────┬───┐
│ ?     │ 2 │
│       │   │
│       │   │
├───────┴───┤
│ 3         │
└───────────┘
`;
const CLUES = [
  { x: 0, y: 0, area: "?" },
  { x: 2, y: 0, area: 2 },
  { x: 0, y: 2, area: 3 },
];

/** 3x2, three answers, as each unknown clue may take what the other leaves. */
const OPEN = `? 0 0
0 0 ?
`;

let cwd: string;

beforeAll(() => {
  cwd = folderWith({
    "board.txt": BOARD,
    "answer.txt": DRAWN,
    "page.html": staticBoardHtml({ rows: [[0, 3, 0]], task: "absent" }).replace(">3<", ">?<"),
  });
});

describe("a puzzle with unknown clues", () => {
  it("is solved, and ? is drawn", async () => {
    expect(await run(["solve", "board.txt"], { cwd })).toEqual({
      status: 0,
      stdout: DRAWN,
      stderr: "shikiri: unique: the only answer, 3 rectangles\n",
    });
  });

  it.each(["cover", "plain", "sat", "logic-solver"])(
    'is solved by %s, and ? is "?" in JSON',
    async (engine) => {
      const { stdout } = await run(["solve", "--json", "--engine", engine, "board.txt"], { cwd });
      const answer = CLUES.map((clue) => expect.objectContaining({ clue }) as unknown);
      expect(jsonOf(stdout)).toMatchObject({ outcome: "unique", answers: [answer] });
    },
  );

  it("is named with its ? where it has no answer", async () => {
    const { status, stderr } = await run(["solve"], { stdin: "? 0 0\n0 0 0\n0 0 4\n" });
    expect(stderr).toMatch(/^shikiri: none: the clue \? at \(0, 0\) has no candidates: /);
    expect(status).toBe(1);
  });

  it("has all of its answers counted", async () => {
    expect((await run(["count"], { stdin: OPEN })).stdout).toBe("3\n");
  });

  it("is read from JSON as from text, also in a batch", async () => {
    const json = JSON.stringify({ rows: ROWS });
    expect((await run(["solve"], { stdin: json })).stdout).toBe(DRAWN);
    const lines = [{ id: 1, rows: ROWS }, { puzzle: OPEN }];
    const stdin = lines.map((line) => `${JSON.stringify(line)}\n`).join("");
    const solved = await run(["solve", "--batch"], { stdin });
    expect(linesIn(solved.stdout).map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { id: 1, outcome: "unique", answers: [CLUES.map((clue) => ({ clue }))] },
      { outcome: "multiple" },
    ]);
    const counted = await run(["count", "--batch"], { stdin });
    expect(linesIn(counted.stdout)).toEqual([
      '{"id":1,"outcome":"complete","count":1}',
      '{"outcome":"complete","count":3}',
    ]);
  });

  it("has its answers checked", async () => {
    expect((await run(["check", "board.txt", "answer.txt"], { cwd })).stdout).toBe("right\n");
    const wrong = await run(["check", "board.txt", "-"], { cwd, stdin: "a a b\nc c b\nd d d\n" });
    expect(wrong.stdout).toContain("(0, 1)");
    expect(wrong.status).toBe(1);
  });

  it("is drawn, with and without its answer", async () => {
    const puzzle = await run(["draw", "board.txt"], { cwd });
    expect(linesIn(puzzle.stdout)[1]).toBe("│ ?   ·   2 │");
    expect((await run(["draw", "board.txt", "answer.txt"], { cwd })).stdout).toBe(DRAWN);
    expect((await run(["draw", "--svg", "board.txt"], { cwd })).stdout).toContain(">?<");
  });

  it("is not read from a page: the site has none, so a ? there is something else", async () => {
    const { status, stdout } = await run(["scrape", "--json", "page.html"], { cwd });
    expect(jsonOf(stdout)).toMatchObject({ error: { kind: "bad-clue", cell: { x: 1, y: 0 } } });
    expect(status).toBe(2);
  });

  it.each([
    ["leaves too little for them", "? 3\n0 ?\n", "clue-sum"],
    ["has another sign", "? 0 *\n", "bad-token"],
  ])("is refused where it %s", async (_name, stdin, kind) => {
    const { status, stdout } = await run(["solve", "--json"], { stdin });
    expect(jsonOf(stdout)).toMatchObject({ error: { kind } });
    expect(status).toBe(2);
  });
});
