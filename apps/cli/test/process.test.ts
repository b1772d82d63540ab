/** The program as a process: help, wrong usage, closed pipes, Ctrl-C. */

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import manifest from "../package.json" with { type: "json" };
import { ENDLESS, UNIQUE } from "./boards.ts";
import { end, linesIn, run, start } from "./program.ts";

const COMMANDS = ["solve", "count", "check", "draw", "scrape"];

describe("the program shikiri", () => {
  it("carries the licences of what is bundled in it", () => {
    const notices = readFileSync(
      join(dirname(inject("shikiri")), "THIRD-PARTY-LICENSES.txt"),
      "utf8",
    );
    const ofPackages = notices.split(/\n-{72}\n\n/);
    expect(ofPackages).toEqual(ofPackages.toSorted());
    const names = ["cli-progress", "commander", "fflate", "htmlparser2", "linkedom", "underscore"];
    for (const name of [...names, "logic-solver"]) {
      const its = ofPackages.filter((each) => each.startsWith(`${name} `));
      expect(its).toHaveLength(1);
      expect(its[0]).toMatch(/^\S+ \d+\.\d+\.\d+\n\n[^]*copyright[^]*\n$/i);
    }
    expect(notices).toContain("Niklas Sorensson");
    expect(notices).not.toContain("@shikiri");
  });

  it("prints its version", async () => {
    expect(await run(["--version"])).toEqual({
      status: 0,
      stdout: `${manifest.version}\n`,
      stderr: "",
    });
  });

  describe("--help", () => {
    it("names every command and the exit statuses", async () => {
      const { status, stdout, stderr } = await run(["--help"]);
      for (const name of COMMANDS) expect(stdout).toContain(`\n  ${name} `);
      for (const exit of ["0", "1", "2", "3", "70", "130"]) {
        expect(stdout.slice(stdout.indexOf("Exit status:"))).toMatch(new RegExp(`\\b${exit}\\s`));
      }
      expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    });

    it.each(COMMANDS)("of %s has an example, and no line over 90 characters", async (name) => {
      const { status, stdout } = await run([name, "--help"]);
      expect(stdout).toContain(`  shikiri ${name} `);
      expect(linesIn(stdout).filter((line) => line.length > 90)).toEqual([]);
      expect(status).toBe(0);
    });

    it("has examples that work: a task from a pipe", async () => {
      const { stdout } = await run(["solve", "--help"]);
      const [, task, size] = /echo (\S+) \| shikiri solve --size (\S+)/.exec(stdout) ?? [];
      const { status } = await run(["solve", "--size", String(size)], { stdin: String(task) });
      expect(status).toBe(0);
    });
  });

  describe("used wrongly, says so on standard error and exits with 2", () => {
    it.each([
      ["no command", [], "Usage: shikiri"],
      ["an unknown command", ["slove"], "unknown command 'slove'"],
      ["an unknown option", ["solve", "--frist"], "unknown option '--frist'"],
      ["an argument too many", ["solve", "a", "b"], "too many arguments"],
      ["an argument missing", ["check", "a"], "missing required argument 'answer'"],
      ["an unknown engine", ["solve", "--engine", "steam"], "cover, plain, sat, logic-solver"],
      ["an unknown notation", ["solve", "--from", "braille"], "json, text, task, puzz.link, pzpr"],
      ["two forms", ["solve", "--json", "--svg"], "cannot be used with"],
      ["a form for a batch", ["solve", "--batch", "--svg"], "cannot be used with"],
      ["a batch in two files", ["solve", "a", "--batch", "b"], "found b and a"],
      ["--jobs without a batch", ["solve", "--jobs", "2"], "--jobs needs --batch"],
      ["--jobs 0", ["solve", "--batch", "--jobs", "0"], "from 1 to 64"],
      ["--limit 0", ["solve", "--limit", "0"], "from 1 to"],
      ["--limit with --first", ["solve", "--first", "--limit", "3"], "cannot be used with"],
      ["--limit 0 of count", ["count", "--limit", "0"], "whole number from 1"],
      ["--limit of count no number", ["count", "--limit", "1e3"], "whole number from 1"],
      ["an engine for count", ["count", "--engine", "plain"], "unknown option '--engine'"],
      ["--jobs without a batch to count", ["count", "--jobs", "2"], "--jobs needs --batch"],
      ["a negative time", ["solve", "--timeout", "-1"], "or 0 for no limit"],
      ["a time that is no number", ["solve", "--timeout", "soon"], "or 0 for no limit"],
      ["a time that is too long", ["solve", "--timeout", "1e9"], "or 0 for no limit"],
      ["a size of one number", ["solve", "--size", "5"], "such as 10x8"],
      ["a size of no cells", ["solve", "--size", "0x5"], "such as 10x8"],
    ])("%s", async (_name, args, sentence) => {
      const { status, stdout, stderr } = await run(args);
      expect(stderr).toContain(sentence);
      expect(stderr).not.toContain("    at ");
      expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    });
  });

  it("ends as a success, and silently, when its output is no longer read", async () => {
    const child = start(["solve", "--batch"]);
    const line = JSON.stringify({ puzzle: UNIQUE });
    // Far more results than a pipe holds.
    child.stdin.write(`${line}\n`.repeat(3000));
    child.stdout.once("data", () => child.stdout.destroy());
    const { status, stderr } = await end(child);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  });

  it("keeps its exit status when its messages are no longer read", async () => {
    const child = start(["solve"]);
    child.stderr.destroy();
    child.stdin.end("oops");
    expect((await end(child)).status).toBe(2);
  });

  it("writes all of a long result into a pipe that is read slowly", async () => {
    const child = start(["solve", "--batch"]);
    child.stdin.end(`${JSON.stringify({ puzzle: UNIQUE })}\n`.repeat(1000));
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(linesIn((await end(child)).stdout)).toHaveLength(1000);
  });

  it.each(["plain", "logic-solver"])("ends at once at Ctrl-C, with 130: %s", async (engine) => {
    const child = start(["solve", "--timeout", "0", "--engine", engine]);
    child.stdin.end(ENDLESS);
    setTimeout(() => child.kill("SIGINT"), 2000);
    expect(await end(child)).toEqual({ status: 130, stdout: "", stderr: "" });
  });
});
