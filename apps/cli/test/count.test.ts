/** The rules of `count`: the number, its JSON, limits, batches, exit statuses. */

import { describe, expect, it } from "vitest";
import {
  COUNTLESS_ANSWERS,
  freeChoices,
  MANY_ANSWERS,
  NO_CANDIDATES,
  NONE_BY_SEARCH,
  rowsIn,
  TWO_ANSWERS,
  UNIQUE,
} from "./boards.ts";
import { folderWith, jsonOf, linesIn, run } from "./program.ts";

function count(board: string, ...options: string[]): ReturnType<typeof run> {
  return run(["count", ...options], { stdin: board });
}

describe("shikiri count", () => {
  it.each([
    ["1", UNIQUE],
    ["2", TWO_ANSWERS],
    ["36", MANY_ANSWERS],
  ])("prints the number alone and exits with 0: %s", async (number, board) => {
    expect(await count(board)).toEqual({ status: 0, stdout: `${number}\n`, stderr: "" });
  });

  it.each([
    ["where a clue has no candidates", NO_CANDIDATES],
    ["where a search finds no answer", NONE_BY_SEARCH],
  ])("prints 0 and exits with 1 %s", async (_name, board) => {
    expect(await count(board)).toEqual({ status: 1, stdout: "0\n", stderr: "" });
    const { status, stdout } = await count(board, "--json");
    expect({ status, json: jsonOf(stdout) }).toEqual({
      status: 1,
      json: { outcome: "complete", count: 0 },
    });
  });

  it("prints with --json the outcome and the count", async () => {
    const { status, stdout, stderr } = await count(MANY_ANSWERS, "--json");
    expect(stdout).toBe('{"outcome":"complete","count":36}\n');
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  });

  it("prints in JSON a count beyond 2^53 as a string of digits", async () => {
    const most = await count(freeChoices(53), "--json");
    expect(most.stdout).toBe('{"outcome":"complete","count":9007199254740992}\n');
    const more = await count(freeChoices(54), "--json");
    expect(more.stdout).toBe('{"outcome":"complete","count":"18014398509481984"}\n');
  });

  it("is exact where nobody could list the answers", async () => {
    expect((await count(freeChoices(200))).stdout).toBe(`${2n ** 200n}\n`);
  });

  describe("--limit", () => {
    it("ends the count there, and says that there may be more", async () => {
      expect(await count(MANY_ANSWERS, "--limit", "10")).toEqual({
        status: 0,
        stdout: "10\n",
        stderr: "shikiri: at-least: 10 answers, and perhaps more\n",
      });
      const { status, stdout } = await count(MANY_ANSWERS, "--limit", "36", "--json");
      expect(stdout).toBe('{"outcome":"at-least","count":36}\n');
      expect(status).toBe(0);
    });

    it("changes nothing where there are fewer answers", async () => {
      const { stdout } = await count(MANY_ANSWERS, "--limit", "37", "--json");
      expect(stdout).toBe('{"outcome":"complete","count":36}\n');
    });

    it("may be beyond 2^53", async () => {
      const limit = String(2n ** 60n);
      const { stdout } = await count(freeChoices(100), "--limit", limit, "--json");
      expect(stdout).toBe(`{"outcome":"at-least","count":"${limit}"}\n`);
    });
  });

  describe("--timeout", () => {
    it("stops the count, prints no number, and exits with 3", async () => {
      const begin = Date.now();
      expect(await count(COUNTLESS_ANSWERS, "--timeout", "0.5")).toEqual({
        status: 3,
        stdout: "",
        stderr: "shikiri: stopped: the time ran out; the answers were not counted to the end\n",
      });
      expect(Date.now() - begin).toBeLessThan(5000);
    });

    it("says with --json why", async () => {
      const { status, stdout } = await count(COUNTLESS_ANSWERS, "--json", "--timeout", "0.3");
      expect(stdout).toBe('{"outcome":"stopped","why":"time"}\n');
      expect(status).toBe(3);
    });
  });

  it("refuses what is no puzzle, in the form that was asked for", async () => {
    const spoken = await count("4 0 x\n");
    expect(spoken.stderr).toMatch(/^shikiri: standard input: line 1, column 5: .*\n$/);
    expect({ status: spoken.status, stdout: spoken.stdout }).toEqual({ status: 2, stdout: "" });
    const json = await count("4 0 x\n", "--json");
    expect(jsonOf(json.stdout)).toMatchObject({ error: { kind: "bad-token", line: 1, column: 5 } });
    expect({ status: json.status, stderr: json.stderr }).toEqual({ status: 2, stderr: "" });
  });

  it("reads a site task with --size, and what --from names", async () => {
    expect((await count("b4b4c3c6b2f6a", "--size", "5x5")).stdout).toBe("1\n");
    expect((await count(UNIQUE, "--from", "json")).status).toBe(2);
  });

  describe("--batch", () => {
    const lines = [
      { id: "u", rows: rowsIn(UNIQUE) },
      { id: "m", puzzle: MANY_ANSWERS },
      { puzzle: NONE_BY_SEARCH },
      { id: "h", puzzle: freeChoices(54) },
    ];
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join("");

    it("prints for each line, in order, its id, the outcome and the count", async () => {
      const expected = [
        '{"id":"u","outcome":"complete","count":1}',
        '{"id":"m","outcome":"complete","count":36}',
        '{"outcome":"complete","count":0}',
        '{"id":"h","outcome":"complete","count":"18014398509481984"}',
      ];
      const { status, stdout, stderr } = await count(text, "--batch");
      expect(linesIn(stdout)).toEqual(expected);
      expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
      const cwd = folderWith({ "boards.jsonl": text });
      const jobs = await run(["count", "--batch", "boards.jsonl", "--jobs", "3"], { cwd });
      expect(linesIn(jobs.stdout)).toEqual(expected);
    });

    it("applies --limit to each line", async () => {
      const { stdout } = await count(text, "--batch", "--limit", "2");
      const outcomes = linesIn(stdout).map((line) => (JSON.parse(line) as { count: number }).count);
      expect(outcomes).toEqual([1, 2, 0, 2]);
    });

    it("stops a line that takes too long, goes on with the next, and exits with 3", async () => {
      const slow = `${JSON.stringify({ id: "s", puzzle: COUNTLESS_ANSWERS })}\n`;
      const { status, stdout } = await count(slow + text, "--batch", "--timeout", "0.5");
      expect(linesIn(stdout).slice(0, 2)).toEqual([
        '{"id":"s","outcome":"stopped","why":"time"}',
        '{"id":"u","outcome":"complete","count":1}',
      ]);
      expect(status).toBe(3);
    });

    it("prints an error in the place of a line at fault, and exits with 2", async () => {
      const { status, stdout } = await count(`{"id": 1}\n${text}`, "--batch");
      const [first, second] = linesIn(stdout);
      expect(JSON.parse(first ?? "")).toMatchObject({ id: 1, error: { kind: "bad-json" } });
      expect(second).toBe('{"id":"u","outcome":"complete","count":1}');
      expect(status).toBe(2);
    });
  });
});
