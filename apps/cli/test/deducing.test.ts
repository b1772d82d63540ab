/** The rules of `grade`, `explain` and `hint`: text, JSON, pictures, batches, exit statuses. */

import { beforeAll, describe, expect, it } from "vitest";
import {
  COUNTLESS_ANSWERS,
  ENDLESS,
  NO_CANDIDATES,
  TWO_ANSWERS,
  UNIQUE,
  UNIQUE_RECTS,
} from "./boards.ts";
import { folderWith, jsonOf, linesIn, run } from "./program.ts";

const RECTS = UNIQUE_RECTS.map(([x, y, width, height]) => ({ x, y, width, height }));

let cwd: string;

beforeAll(() => {
  cwd = folderWith({ "board.txt": UNIQUE, "answer.json": JSON.stringify(RECTS) });
});

function shikiri(stdin: string, ...args: string[]): ReturnType<typeof run> {
  return run(args, { cwd, stdin });
}

/** The hint for the board on which this is drawn. */
function hint(drawn: readonly object[], ...options: string[]): ReturnType<typeof run> {
  return shikiri(JSON.stringify(drawn), "hint", ...options, "board.txt", "-");
}

describe("shikiri grade", () => {
  it("prints the tier, the rounds and how often each rule is used", async () => {
    expect(await shikiri(UNIQUE, "grade")).toEqual({
      status: 0,
      stdout: `gentle: the hardest rule that it needs is last-candidate
6 deductions in 6 rounds, in 6 of which only one stands open
  only-shape       1
  last-candidate   5
`,
      stderr: "",
    });
  });

  it("prints with --json the same, and the size beside it", async () => {
    const { status, stdout } = await shikiri(UNIQUE, "grade", "--json");
    expect(jsonOf(stdout)).toMatchObject({
      outcome: "unique",
      tier: "gentle",
      hardestRule: "last-candidate",
      steps: 6,
      uses: { "only-shape": 1, "last-candidate": 5 },
      size: { width: 5, height: 5 },
      clues: 6,
    });
    expect(status).toBe(0);
  });

  it.each([
    ["several answers", TWO_ANSWERS, 0, "shikiri: multiple: there are several answers\n"],
    ["no answer", NO_CANDIDATES, 1, "shikiri: none: there is no answer\n"],
  ])("has no grade for a puzzle with %s", async (_name, board, status, stderr) => {
    expect(await shikiri(board, "grade")).toEqual({ status, stdout: "", stderr });
  });

  it("stops when its time is over", async () => {
    const { status, stdout } = await shikiri(ENDLESS, "grade", "--json", "--timeout", "0.001");
    expect(jsonOf(stdout)).toMatchObject({ outcome: "stopped", why: "time" });
    expect(status).toBe(3);
  });

  it("grades a batch, a line each", async () => {
    const lines = ['{"id": 1, "rows": [[2, 0]]}', '{"id": 2, "rows": [[2, 0], [0, 2]]}', "oops"];
    const { status, stdout } = await shikiri(lines.join("\n"), "grade", "--batch", "--jobs", "2");
    const results = linesIn(stdout).map((line) => JSON.parse(line) as object);
    expect(results).toMatchObject([
      { id: 1, outcome: "unique", tier: "gentle" },
      { id: 2, outcome: "multiple" },
      { error: { kind: "bad-json" } },
    ]);
    expect(status).toBe(2);
  });
});

describe("shikiri explain", () => {
  it("prints a sentence a step", async () => {
    const { status, stdout, stderr } = await shikiri(UNIQUE, "explain");
    expect(linesIn(stdout)).toHaveLength(6);
    expect(linesIn(stdout)[0]).toBe(
      "1. The edges and the other numbers leave the 6 at (3, 4) only one rectangle of its size: 3×2 from (2, 3) to (4, 4).",
    );
    expect(stderr).toBe(
      "shikiri: unique: each region is deduced, and no other answer is possible\n",
    );
    expect(status).toBe(0);
  });

  it("says with --check that each step follows", async () => {
    const text = await shikiri(UNIQUE, "explain", "--check");
    expect(text.stderr).toBe(
      "shikiri: unique: each region is deduced, and no other answer is possible; checked, each step follows\n",
    );
    const json = await shikiri(UNIQUE, "explain", "--check", "--json");
    expect(jsonOf(json.stdout)).toMatchObject({ outcome: "unique", checked: true });
  });

  it("claims no check of what was stopped", async () => {
    const { status, stderr } = await shikiri(ENDLESS, "explain", "--check", "--timeout", "0.001");
    expect(stderr).toBe("shikiri: stopped: the time ran out\n");
    expect(status).toBe(3);
  });

  it("claims no check that it was not asked for", async () => {
    const { stdout } = await shikiri(UNIQUE, "explain", "--json");
    expect(jsonOf(stdout)).not.toHaveProperty("checked");
    expect(jsonOf(stdout)).toMatchObject({
      steps: [
        { rule: "only-shape", effect: { fixes: { x: 2, y: 3, width: 3, height: 2 } } },
        {},
        {},
        {},
        {},
        {},
      ],
    });
  });

  it.each([
    [
      "zh",
      "1. 边界和其他数字只给 (3, 4) 处的 6 留下一个面积相符的长方形：从 (2, 3) 到 (4, 4) 的 3×2 长方形。",
    ],
    [
      "ja",
      "1. 外枠とほかの数字のため、(3, 4) の 6 に置ける面積の合う長方形は一つだけです：(2, 3) から (4, 4) までの 3×2 の長方形。",
    ],
    [
      "de",
      "1. Der Rand und die anderen Zahlen lassen für die 6 auf (3, 4) nur ein passendes Rechteck zu: das 3×2-Rechteck von (2, 3) bis (4, 4).",
    ],
    [
      "fr",
      "1. Les bords et les autres nombres ne laissent qu’un rectangle possible pour le 6 en (3, 4)\u00A0: le rectangle 3×2 de (2, 3) à (4, 4).",
    ],
  ])("speaks the language %s", async (language, line) => {
    const { stdout } = await shikiri(UNIQUE, "explain", "--lang", language);
    expect(linesIn(stdout)[0]).toBe(line);
  });

  it("draws a step", async () => {
    const { stdout } = await shikiri(UNIQUE, "explain", "--svg", "--step", "2");
    expect(stdout).toMatch(/^<svg [^]*<\/svg>\n$/);
    expect(stdout.match(/class="shikiri-(known|fixed)"/g)).toHaveLength(2);
  });

  it("ends for a puzzle without an answer in what is left with nothing", async () => {
    expect(await shikiri(NO_CANDIDATES, "explain")).toEqual({
      status: 1,
      stdout: "Then no rectangle is left for the 5 at (0, 0).\n",
      stderr: "shikiri: none: there is no answer\n",
    });
  });

  it("explains a batch, a line each", async () => {
    const { status, stdout } = await shikiri(
      '{"id": 1, "rows": [[2, 0]]}',
      "explain",
      "--batch",
      "--check",
    );
    expect(jsonOf(stdout)).toMatchObject({ id: 1, outcome: "unique", steps: [{}], checked: true });
    expect(status).toBe(0);
  });

  it("refuses to draw a step that there is not", async () => {
    expect(await shikiri(UNIQUE, "explain", "--svg", "--step", "99")).toEqual({
      status: 2,
      stdout: "",
      stderr: "shikiri: there is no step 99 to draw: steps of this explanation: 6\n",
    });
  });

  it("refuses --step without a picture", async () => {
    expect((await shikiri(UNIQUE, "explain", "--step", "2")).status).toBe(2);
  });
});

describe("shikiri hint", () => {
  it("says where to look, why, and draws the next rectangle", async () => {
    const { status, stdout } = await hint([]);
    expect(stdout)
      .toBe(`Look at the 6 at (3, 4). Which rectangles of its size fit between the edges and the other numbers?
The edges and the other numbers leave the 6 at (3, 4) only one rectangle of its size: 3×2 from (2, 3) to (4, 4).

┌───────────────────┐
│ ·   ·   4   ·   · │
│                   │
│ 4   ·   ·   ·   3 │
│                   │
│ ·   ·   ·   6   · │
│       ┌───────────┤
│ ·   2 │           │
│       │           │
│ ·   · │     6     │
└───────┴───────────┘
`);
    expect(status).toBe(0);
  });

  it("says with --where only where to look", async () => {
    const { stdout } = await shikiri("", "hint", "--where", "board.txt");
    expect(stdout).toBe(
      "Look at the 6 at (3, 4). Which rectangles of its size fit between the edges and the other numbers?\n",
    );
  });

  it("builds on what is drawn, rectangle by rectangle, to the end", async () => {
    const { stdout } = await hint(RECTS.slice(0, 5), "--json");
    expect(jsonOf(stdout)).toMatchObject({
      outcome: "region",
      rule: "only-shape",
      effect: { fixes: { x: 2, y: 3, width: 3, height: 2, clue: { x: 3, y: 4, area: 6 } } },
      text: { where: expect.stringContaining("(3, 4)") as string },
    });
    const complete = await hint(RECTS);
    expect(complete).toEqual({ status: 0, stdout: "All is drawn, and right.\n", stderr: "" });
  });

  it("first says what is wrong", async () => {
    const { status, stdout } = await hint([{ x: 0, y: 1, width: 2, height: 2 }]);
    expect(stdout).toBe(
      "2×2 from (0, 1) to (1, 2) is wrong for the 4 at (0, 1): with it the rest cannot be completed.\n",
    );
    expect(status).toBe(1);
    const json = await hint([{ x: 0, y: 1, width: 2, height: 2 }], "--json");
    expect(jsonOf(json.stdout)).toMatchObject({ outcome: "fault", fault: { kind: "impossible" } });
  });

  it("says with --where only which rectangle is wrong, not why", async () => {
    const { status, stdout } = await hint([{ x: 0, y: 1, width: 2, height: 2 }], "--where");
    expect(stdout).toBe("Look at what is drawn: 2×2 from (0, 1) to (1, 2).\n");
    expect(status).toBe(1);
    expect((await hint(RECTS, "--where")).stdout).toBe("All is drawn, and right.\n");
  });

  it.each([
    ["what is wrong", [{ x: 0, y: 1, width: 2, height: 2 }], 1, / cannot be completed\.\n$/],
    ["that all is drawn", RECTS, 0, /^shikiri: All is drawn, and right\.\n$/],
  ])("writes no sentence where a picture is wanted: %s", async (_what, drawn, code, said) => {
    const { status, stdout, stderr } = await hint(drawn, "--svg");
    expect([status, stdout]).toEqual([code, ""]);
    expect(stderr).toMatch(said);
  });

  it("draws the next rectangle with its reasons as a picture", async () => {
    const { stdout } = await hint(RECTS.slice(0, 2), "--svg");
    expect(stdout.match(/class="shikiri-(known|fixed)"/g)).toHaveLength(3);
  });

  it("says why there is none", async () => {
    const { status, stderr } = await shikiri(TWO_ANSWERS, "hint", "-");
    expect(stderr).toBe(
      "shikiri: Several answers go with what is drawn, and no rule leads to a rectangle that all of them have.\n",
    );
    expect(status).toBe(1);
  });

  it("stops when its time is over", async () => {
    const { status } = await shikiri(COUNTLESS_ANSWERS, "hint", "--timeout", "0.001", "-");
    expect(status).toBe(3);
  });

  it("names the input that is at fault", async () => {
    const { status, stderr } = await shikiri("{", "hint", "board.txt", "-");
    expect(stderr).toMatch(/^shikiri: standard input: this is not JSON/);
    expect(status).toBe(2);
  });
});
