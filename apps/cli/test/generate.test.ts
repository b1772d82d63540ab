import { describe, expect, it } from "vitest";
import { end, folderWith, jsonOf, linesIn, run, start } from "./program.ts";

interface Line {
  readonly rows: readonly (readonly (number | "?")[])[];
  readonly seed: string;
  readonly index: number;
  readonly tier: string;
  readonly answer: readonly object[];
}

/** The lines that `generate --json` prints. */
async function generated(...args: readonly string[]): Promise<readonly Line[]> {
  const { status, stdout } = await run(["generate", ...args, "--json"]);
  expect(status).toBe(0);
  return linesIn(stdout).map((line) => JSON.parse(line) as Line);
}

describe("shikiri generate", () => {
  it("draws a puzzle, and says its tier, its seed and its number on standard error", async () => {
    const { status, stdout, stderr } = await run(["generate", "8x6", "--seed", "a"]);
    expect(status).toBe(0);
    expect(linesIn(stdout)).toHaveLength(13);
    expect(stderr).toMatch(/^shikiri: (gentle|easy|steady), \d+ clues \(seed a, number 0\)\n$/);
  });

  it("draws its answer too with --solved, and a picture with --svg", async () => {
    const { stdout } = await run(["generate", "8x6", "--seed", "a", "--solved"]);
    expect(stdout).toContain("├");
    const picture = await run(["generate", "8x6", "--seed", "a", "--svg"]);
    expect(picture.stdout).toMatch(/^<svg[^]*<\/svg>\n?$/);
  });

  it("uses a new seed each time where none is given, with which the puzzle can be made again", async () => {
    const [one] = await generated("9x9");
    const [other] = await generated("9x9");
    expect(one?.seed).not.toBe(other?.seed);
    expect(await generated("9x9", "--seed", one!.seed)).toEqual([one]);
  });

  it("prints many in their order, the same with any number of jobs and from any number on", async () => {
    const order = ["7x7", "--seed", "many"];
    const all = await generated(...order, "--count", "40");
    expect(all.map(({ index }) => index)).toEqual(Array.from({ length: 40 }, (_, at) => at));
    expect(await generated(...order, "--count", "40", "--jobs", "3")).toEqual(all);
    expect(await generated(...order, "--start", "35", "--count", "5")).toEqual(all.slice(35));
  });

  it("prints what solve --batch reads, and finds to have that one answer", async () => {
    const lines = await generated("9x9", "--seed", "batch", "--count", "5", "--unknowns", "20%");
    const folder = folderWith({
      "puzzles.jsonl": lines.map((line) => `${JSON.stringify(line)}\n`).join(""),
    });
    const { status, stdout } = await run(["solve", "--batch", "puzzles.jsonl"], { cwd: folder });
    expect(status).toBe(0);
    const solved = linesIn(stdout).map((line) => JSON.parse(line) as object);
    expect(solved).toMatchObject(
      lines.map(({ answer }) => ({ outcome: "unique", answers: [answer] })),
    );
  });

  it("heeds what is asked for", async () => {
    const [line] = await generated(
      ..."9x9 --seed asked --difficulty hard --symmetry half-turn".split(" "),
      ..."--min-area 3 --max-area 12 --unknowns 2".split(" "),
    );
    expect(line?.tier).toBe("hard");
    const clues = line!.rows.flat();
    expect(clues.filter((clue) => clue === "?")).toHaveLength(2);
    expect(clues.filter((clue) => clue === 1 || clue === 2)).toEqual([]);
    const isClue = clues.map((clue) => clue !== 0);
    expect(isClue.toReversed()).toEqual(isClue);
  });

  it("says what no board can be, once, with status 2", async () => {
    const args = ["generate", "3x3", "--min-area", "10", "--count", "5"];
    expect(await run(args)).toEqual({
      status: 2,
      stdout: "",
      stderr: "shikiri: generate: no board of 3x3 has areas of at least 10: expected at most 9\n",
    });
    const { status, stdout } = await run([...args, "--json"]);
    expect(status).toBe(2);
    expect(jsonOf(stdout)).toMatchObject({ error: { kind: "impossible" } });
  });

  it("gives up what is hopeless when its time is over, with status 3, and goes on with the next", async () => {
    const args = ["generate", "2x2", "--seed", "a", "--difficulty", "fierce", "--timeout", "0.2"];
    const { status, stderr } = await run(args);
    expect(status).toBe(3);
    expect(stderr).toMatch(
      /^shikiri: stopped: the time ran out; no 2x2 fierce puzzle (came of \d+ boards|was made) \(/,
    );
    const symmetric = await run([...args, "--symmetry", "half-turn"]);
    expect(symmetric.stderr).toContain("; no 2x2 fierce half-turn puzzle ");
    const many = await run([...args, "--count", "2", "--json"]);
    expect(many.status).toBe(3);
    expect(linesIn(many.stdout)).toEqual([
      '{"outcome":"stopped","why":"time","seed":"a","index":0}',
      '{"outcome":"stopped","why":"time","seed":"a","index":1}',
    ]);
  });

  it("ends at once at Ctrl-C, with 130", async () => {
    const child = start(["generate", "2x2", "--difficulty", "fierce", "--timeout", "0"]);
    setTimeout(() => child.kill("SIGINT"), 2000);
    expect(await end(child)).toEqual({ status: 130, stdout: "", stderr: "" });
  });

  it.each([
    ["no size", [], "missing required argument 'size'"],
    ["a size of one number", ["5"], "such as 10x8"],
    ["an unknown difficulty", ["5x5", "--difficulty", "brutal"], "gentle, easy, steady"],
    ["an unknown symmetry", ["5x5", "--symmetry", "mirror"], "none, half-turn"],
    ["all clues unknown", ["5x5", "--unknowns", "100%"], "below 100%"],
    ["several pictures", ["5x5", "--svg", "--count", "2"], "--svg draws one puzzle"],
  ])("refuses %s", async (_name, args, sentence) => {
    const { status, stdout, stderr } = await run(["generate", ...args]);
    expect(stderr).toContain(sentence);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  });
});
