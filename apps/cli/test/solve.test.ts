/** The rules of `solve`: outcomes, exit statuses, forms of output, engines, limits. */

import { describe, expect, it } from "vitest";
import {
  COUNTLESS_ANSWERS,
  ENDLESS,
  MANY_ANSWERS,
  NO_CANDIDATES,
  NONE_BY_SEARCH,
  rowsIn,
  TWO_ANSWERS,
  UNIQUE,
  UNIQUE_DRAWN,
  UNIQUE_RECTS,
} from "./boards.ts";
import { end, jsonOf, linesIn, run, start } from "./program.ts";

function solve(board: string, ...options: string[]): ReturnType<typeof run> {
  return run(["solve", ...options], { stdin: board });
}

function keysOf({ stdout }: { readonly stdout: string }): string[] {
  return Object.keys(jsonOf(stdout) as object);
}

describe("shikiri solve", () => {
  describe("of a puzzle with one answer", () => {
    it("draws the answer, gives the verdict on standard error, and exits with 0", async () => {
      expect(await solve(UNIQUE)).toEqual({
        status: 0,
        stdout: UNIQUE_DRAWN,
        stderr: "shikiri: unique: the only answer, 6 rectangles\n",
      });
    });

    it("prints with --json one object: outcome, size, answers, statistics", async () => {
      const { status, stdout, stderr } = await solve(UNIQUE, "--json");
      const rows = rowsIn(UNIQUE);
      const clues = rows.flatMap((row, y) =>
        row.flatMap((area, x) => (area === 0 ? [] : [{ x, y, area }])),
      );
      const answer = UNIQUE_RECTS.map(([x, y, width, height], at) => {
        return { x, y, width, height, clue: clues[at] };
      });
      expect(jsonOf(stdout)).toEqual({
        outcome: "unique",
        size: { width: 5, height: 5 },
        answers: [answer],
        statistics: {
          engine: "cover",
          candidates: expect.any(Number) as number,
          nodes: expect.any(Number) as number,
          timeMs: expect.any(Number) as number,
        },
      });
      expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    });

    it("prints with --svg one picture that stands alone", async () => {
      const { status, stdout } = await solve(UNIQUE, "--svg");
      expect(stdout).toMatch(/^<svg [^>]*xmlns="http:\/\/www.w3.org\/2000\/svg"/);
      expect(stdout).toMatch(/<\/svg>\n$/);
      expect(status).toBe(0);
    });

    it("claims nothing about others with --first", async () => {
      const { status, stdout, stderr } = await solve(UNIQUE, "--first");
      expect(stdout).toBe(UNIQUE_DRAWN);
      expect(stderr).toBe("shikiri: some: an answer, 6 rectangles; no others were looked for\n");
      expect(status).toBe(0);
      expect(jsonOf((await solve(UNIQUE, "--first", "--json")).stdout)).toMatchObject({
        outcome: "some",
      });
    });
  });

  describe("of a puzzle with several answers", () => {
    it("draws two, divided by an empty line, and exits with 0", async () => {
      const { status, stdout, stderr } = await solve(TWO_ANSWERS);
      expect(stdout.split("\n\n")).toHaveLength(2);
      expect(stderr).toBe("shikiri: multiple: 2 answers, and perhaps more\n");
      expect(status).toBe(0);
    });

    it("says that there are no more when fewer than --limit were found", async () => {
      const { stdout, stderr } = await solve(MANY_ANSWERS, "--limit", "100");
      expect(stdout.split("\n\n")).toHaveLength(36);
      expect(stderr).toBe("shikiri: multiple: exactly 36 answers\n");
    });

    it("prints at most --limit answers, each a different one", async () => {
      const { stdout } = await solve(MANY_ANSWERS, "--json", "--limit", "5");
      const { outcome, answers } = jsonOf(stdout) as { outcome: string; answers: unknown[] };
      expect(outcome).toBe("multiple");
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(5);
    });

    it("still tells one answer from several when --limit 1 prints only one", async () => {
      const several = await solve(TWO_ANSWERS, "--json", "--limit", "1");
      expect(jsonOf(several.stdout)).toMatchObject({
        outcome: "multiple",
        answers: [{ length: 2 }],
      });
      const one = await solve(UNIQUE, "--json", "--limit", "1");
      expect(jsonOf(one.stdout)).toMatchObject({ outcome: "unique" });
    });

    it("prints each answer when it is found, while it looks for others", async () => {
      const child = start(["solve", "--limit", "100000", "--timeout", "0"]);
      child.stdin.end(COUNTLESS_ANSWERS);
      await new Promise((resolve) => child.stdout.once("data", resolve));
      expect(child.exitCode).toBe(null);
      child.kill("SIGINT");
      expect((await end(child)).status).toBe(130);
    });

    it("runs not far ahead of who reads the answers, and reading counts as time", async () => {
      const child = start(["solve", "--limit", "100000", "--timeout", "1"]);
      child.stdin.end(COUNTLESS_ANSWERS);
      await new Promise((resolve) => setTimeout(resolve, 3000));
      const { status, stdout, stderr } = await end(child);
      // What pipes hold, 3 kB each, and the few on their way; the search finds thousands a second.
      const { length } = stdout.split("\n\n");
      expect(length).toBeLessThan(300);
      expect(stderr).toBe(`shikiri: stopped: the time ran out; ${length} answers found so far\n`);
      expect(status).toBe(3);
    });

    it("has in JSON the outcome first, but behind the answers if they are too many to keep", async () => {
      const few = await solve(COUNTLESS_ANSWERS, "--json", "--limit", "1300");
      expect(keysOf(few)).toEqual(["outcome", "size", "answers", "statistics"]);
      const many = await solve(COUNTLESS_ANSWERS, "--json", "--limit", "3000");
      expect(keysOf(many)).toEqual(["size", "answers", "outcome", "statistics"]);
      const { outcome, answers } = jsonOf(many.stdout) as { outcome: string; answers: unknown[] };
      expect(outcome).toBe("multiple");
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(3000);
      expect(many.status).toBe(0);
    });

    it("prints with --svg the first answer only, as a file holds one picture", async () => {
      const { stdout } = await solve(TWO_ANSWERS, "--svg");
      expect(stdout.match(/<svg/g)).toHaveLength(1);
    });
  });

  describe("of a puzzle without an answer", () => {
    it("prints nothing, gives a plain reason on standard error, and exits with 1", async () => {
      expect(await solve(NO_CANDIDATES)).toEqual({
        status: 1,
        stdout: "",
        stderr: expect.stringMatching(/^shikiri: none: the clue 5 at \(0, 0\) .*\n$/) as string,
      });
      expect(await solve(NONE_BY_SEARCH, "--svg")).toEqual({
        status: 1,
        stdout: "",
        stderr: "shikiri: none: there is no answer\n",
      });
    });

    it("gives with --json the reason where one is plain", async () => {
      const { status, stdout } = await solve(NO_CANDIDATES, "--json");
      expect(jsonOf(stdout)).toMatchObject({
        outcome: "none",
        reason: { kind: "no-candidates", clue: { x: 0, y: 0, area: 5 } },
        answers: [],
      });
      expect(status).toBe(1);
      expect(jsonOf((await solve(NONE_BY_SEARCH, "--json")).stdout)).not.toHaveProperty("reason");
    });
  });

  describe("--engine", () => {
    it.each(["cover", "plain", "sat", "logic-solver"])(
      "%s finds the same outcomes",
      async (engine) => {
        const outcomeOf = async (board: string): Promise<unknown> =>
          jsonOf((await solve(board, "--json", "--engine", engine)).stdout);
        const statistics = { engine };
        expect(await outcomeOf(UNIQUE)).toMatchObject({ outcome: "unique", statistics });
        expect(await outcomeOf(TWO_ANSWERS)).toMatchObject({ outcome: "multiple", statistics });
        expect(await outcomeOf(NONE_BY_SEARCH)).toMatchObject({ outcome: "none", statistics });
      },
    );
  });

  describe("--timeout", () => {
    it.each(["plain", "logic-solver"])(
      "stops %s after that many seconds, fractions allowed, and exits with 3",
      async (engine) => {
        const begin = Date.now();
        const ended = await solve(ENDLESS, "--engine", engine, "--timeout", "0.5");
        expect(ended).toEqual({
          status: 3,
          stdout: "",
          stderr: "shikiri: stopped: the time ran out; no answer found so far\n",
        });
        expect(Date.now() - begin).toBeLessThan(5000);
      },
    );

    it("says with --json why, and what the search had cost", async () => {
      const { status, stdout } = await solve(
        ENDLESS,
        "--json",
        "--engine",
        "plain",
        "--timeout",
        "0.3",
      );
      const fields = jsonOf(stdout) as { statistics: { nodes: number; candidates: number } };
      expect(fields).toMatchObject({ outcome: "stopped", why: "time", answers: [] });
      expect(fields.statistics.nodes).toBeGreaterThan(0);
      expect(fields.statistics.candidates).toBeGreaterThan(0);
      expect(status).toBe(3);
    });

    it("prints the answers that were found by then", async () => {
      const limits = ["--limit", "100000", "--timeout", "0.4"];
      const { status, stdout, stderr } = await solve(COUNTLESS_ANSWERS, ...limits);
      const drawings = stdout.split("\n\n");
      expect(drawings.length).toBeGreaterThan(1);
      expect(linesIn(stderr)).toEqual([
        `shikiri: stopped: the time ran out; ${drawings.length} answers found so far`,
      ]);
      expect(status).toBe(3);
    });

    it("never stops with 0", async () => {
      expect((await solve(NONE_BY_SEARCH, "--timeout", "0")).status).toBe(1);
    });
  });
});
