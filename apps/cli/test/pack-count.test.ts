import { createHash } from "node:crypto";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { end, folderWith, jsonOf, run, start } from "./program.ts";

/** What takes a moment to search. */
const LONG = ["pack", "count", "--board", "12x5"];
const LONG_COUNT = 4040;

/** Starts that count in the folder, and returns when its checkpoint is there. */
async function startWithCheckpoint(cwd: string): Promise<ReturnType<typeof start>> {
  const child = start([...LONG, "--jobs", "2", "--checkpoint", "count.txt"], cwd);
  const hasEnded = new Promise((resolve) => child.once("exit", () => resolve(true)));
  while (!existsSync(join(cwd, "count.txt"))) {
    const pause = new Promise((resolve) => setTimeout(() => resolve(false), 5));
    if (await Promise.race([hasEnded, pause])) throw new Error("the count ended by itself");
  }
  return child;
}

describe("pack count", () => {
  it("prints the number of arrangements", async () => {
    expect(await run(["pack", "count", "--board", "20x3"])).toEqual({
      status: 0,
      stdout: "8\n",
      stderr: "",
    });
  });

  it("up to symmetry prints that number, and the symmetries and all arrangements beside it", async () => {
    expect(await run(["pack", "count", "--board", "10x6", "--up-to-symmetry"])).toEqual({
      status: 0,
      stdout: "2339\n",
      stderr:
        "shikiri: up to 4 symmetries (identity, half-turn, flip-left-right, flip-top-bottom); 9356 arrangements in all\n",
    });
    const pinned = ["pack", "count", "--board", "20x3", "--pin", "0,0=U", "--up-to-symmetry"];
    expect(await run(pinned)).toMatchObject({
      stderr: "shikiri: the problem has no symmetry; 4 arrangements in all\n",
    });
  });

  it("prints JSON by the contract", async () => {
    const { stdout } = await run([
      "pack",
      "count",
      "--board",
      "10x6",
      "--up-to-symmetry",
      "--json",
    ]);
    expect(jsonOf(stdout)).toEqual({
      outcome: "complete",
      count: 9356,
      upToSymmetry: 2339,
      symmetries: 4,
      group: ["identity", "half-turn", "flip-left-right", "flip-top-bottom"],
      statistics: {
        engine: expect.any(String) as string,
        candidates: 2056,
        nodes: expect.any(Number) as number,
        timeMs: expect.any(Number) as number,
      },
    });
  });

  it("is exact beyond what numbers hold", async () => {
    const { stdout } = await run([
      "pack",
      "count",
      "--board",
      "12x12",
      "--pieces",
      "domino 0..72",
      "--json",
    ]);
    // Kasteleyn 1961: the dominoes on a 12x12 board.
    expect(jsonOf(stdout)).toMatchObject({ count: "53060477521960000" });
  });

  it("ends in 1 with the reason where there is none", async () => {
    const { status, stdout, stderr } = await run(["pack", "count", "--board", "30x2"]);
    expect({ status, stdout }).toEqual({ status: 1, stdout: "0\n" });
    expect(stderr).toBe("shikiri: none: the piece F fits nowhere on the board\n");
  });

  it("stops at a limit, and at its time", async () => {
    const limited = await run(["pack", "count", "--board", "10x6", "--limit", "5"]);
    expect(limited).toMatchObject({ status: 0, stdout: "5\n" });
    const hard = ["pack", "count", "--board", "12x6", "--pieces", "hexominoes 0..1"];
    const stopped = await run([...hard, "--timeout", "0.5", "--json"]);
    expect(stopped.status).toBe(3);
    expect(jsonOf(stopped.stdout)).toMatchObject({ outcome: "stopped", why: "time" });
  });

  describe("in jobs", () => {
    it.each([1, 3])("by %i threads comes to the same", async (jobs) => {
      const { stdout } = await run([...LONG, "--jobs", String(jobs), "--up-to-symmetry", "--json"]);
      expect(jsonOf(stdout)).toMatchObject({
        outcome: "complete",
        count: LONG_COUNT,
        upToSymmetry: 1010,
      });
    });

    it("leaves a checkpoint from which it need not be counted again", async () => {
      const cwd = folderWith({});
      const args = ["pack", "count", "--board", "10x6", "--json"];
      await run([...args, "--checkpoint", "count.txt"], { cwd });
      const again = await run([...args, "--resume", "count.txt"], { cwd });
      expect(jsonOf(again.stdout)).toMatchObject({ count: 9356, statistics: { nodes: 0 } });
    });

    it.each(["SIGINT", "SIGTERM", "SIGKILL"] as const)(
      "interrupted by %s goes on to the same total",
      async (signal) => {
        const cwd = folderWith({});
        const first = await startWithCheckpoint(cwd);
        first.kill(signal);
        await end(first);
        const { status, stdout } = await run([...LONG, "--jobs", "2", "--resume", "count.txt"], {
          cwd,
        });
        expect({ status, stdout }).toEqual({ status: 0, stdout: `${LONG_COUNT}\n` });
      },
    );

    it("says after Ctrl-C how to go on", async () => {
      const cwd = folderWith({});
      const child = await startWithCheckpoint(cwd);
      child.kill("SIGINT");
      const { status, stderr } = await end(child);
      expect(status).toBe(130);
      expect(stderr).toBe("shikiri: interrupted; --resume count.txt goes on\n");
    });

    it("says after the time ran out how to go on", async () => {
      const cwd = folderWith({});
      const hard = ["pack", "count", "--board", "12x6", "--pieces", "hexominoes 0..1"];
      const { status, stderr } = await run(
        [...hard, "--checkpoint", "count.txt", "--timeout", "0.5"],
        { cwd },
      );
      expect(status).toBe(3);
      expect(stderr).toMatch(/the time ran out; .*; --resume count.txt goes on\n$/);
    });

    it("says at once where no checkpoint can be written", async () => {
      const { status, stderr } = await run([...LONG, "--checkpoint", "nowhere/count.txt"]);
      expect(status).toBe(2);
      expect(stderr).toBe(
        "shikiri: nowhere/count.txt: this cannot be written: there is no such folder\n",
      );
    });

    it("goes on where a checkpoint can no longer be written, and says so once", async () => {
      const cwd = folderWith({});
      mkdirSync(join(cwd, "gone"));
      const hard = ["pack", "count", "--board", "12x6", "--pieces", "hexominoes 0..1"];
      const child = start([...hard, "--checkpoint", "gone/count.txt", "--timeout", "6"], cwd);
      while (!existsSync(join(cwd, "gone/count.txt"))) {
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      rmSync(join(cwd, "gone"), { recursive: true });
      const { status, stderr } = await end(child);
      expect(status).toBe(3);
      expect(
        stderr.match(/cannot be written: there is no such folder; the count goes on/g),
      ).toEqual([expect.any(String)]);
    });

    it("does not take --memory, which a search has no use for", async () => {
      const { status, stderr } = await run([...LONG, "--jobs", "2", "--memory", "64"]);
      expect(status).toBe(2);
      expect(stderr).toMatch(/--memory/);
    });

    it("does not write over a checkpoint that is there", async () => {
      const cwd = folderWith({ "count.txt": "mine" });
      const { status, stderr } = await run([...LONG, "--checkpoint", "count.txt"], { cwd });
      expect(status).toBe(2);
      expect(stderr).toMatch(/count.txt: there is such a file already/);
      expect(readFileSync(join(cwd, "count.txt"), "utf8")).toBe("mine");
    });

    it("writes through a link, which stays one", async () => {
      const cwd = folderWith({});
      const args = ["pack", "count", "--board", "20x3"];
      await run([...args, "--checkpoint", "first.txt"], { cwd });
      symlinkSync("first.txt", join(cwd, "link.txt"));
      expect((await run([...args, "--resume", "link.txt"], { cwd })).stdout).toBe("8\n");
      expect(lstatSync(join(cwd, "link.txt")).isSymbolicLink()).toBe(true);
    });

    it("stops in time while a large board is still being prepared", async () => {
      const args = ["pack", "count", "--board", "60x60", "--pieces", "hexominoes 0..300"];
      const more = ["--up-to-symmetry", "--jobs", "2", "--timeout", "0.2", "--json"];
      const { status, stdout } = await run([...args, ...more]);
      expect(status).toBe(3);
      expect(jsonOf(stdout)).toMatchObject({
        outcome: "stopped",
        why: "time",
        statistics: { candidates: 0, nodes: 0 },
      });
    });

    describe("refuses to go on", () => {
      const args = ["pack", "count", "--board", "20x3"];

      /** A folder with the checkpoint of a small count, changed. */
      async function changed(change: (text: string) => string): Promise<string> {
        const cwd = folderWith({});
        await run([...args, "--checkpoint", "count.txt"], { cwd });
        const path = join(cwd, "count.txt");
        writeFileSync(path, change(readFileSync(path, "utf8")));
        return cwd;
      }

      it.each([
        ["from no checkpoint", () => "hello\n", /no checkpoint/],
        [
          "from one with a count changed",
          (text: string) => text.replace(/"count":"\d+"/, '"count":"7"'),
          /cut or changed/,
        ],
        ["from one that was cut", (text: string) => text.slice(0, -30), /cut or changed/],
        [
          "from one of another version",
          (text: string) => text.replace('"version":1', '"version":0'),
          /version 0/,
        ],
      ])("%s", async (_, change, words) => {
        const cwd = await changed(change);
        const { status, stderr } = await run([...args, "--resume", "count.txt"], { cwd });
        expect(status).toBe(2);
        expect(stderr).toMatch(words);
      });

      it.each([
        ["no JSON", "{"],
        ["no object", "null"],
        ["no prefix", '{"symmetry":0,"weight":1,"count":"1"}'],
        ["a prefix that is no list", '{"symmetry":0,"prefix":"1","weight":1,"count":"1"}'],
        ["no number as count", '{"symmetry":0,"prefix":[],"weight":1,"count":"x"}'],
        ["a count below 0", '{"symmetry":0,"prefix":[],"weight":1,"count":"-1"}'],
      ])("from one with a line that is %s, though its sum holds", async (_, line) => {
        const cwd = await changed((text) => {
          const forged = `${text.split("\n")[0]!}\n${line}\n`;
          const sum = createHash("sha256").update(forged).digest("hex");
          return `${forged}${JSON.stringify({ sum })}\n`;
        });
        const { status, stderr } = await run([...args, "--resume", "count.txt"], { cwd });
        expect(status).toBe(2);
        expect(stderr).toMatch(/found no finished job in line 2/);
      });

      it("from one of another count", async () => {
        const cwd = await changed((text) => text);
        for (const other of [["--up-to-symmetry"], ["--pin", "0,0=V"]]) {
          const { status, stderr } = await run([...args, ...other, "--resume", "count.txt"], {
            cwd,
          });
          expect(status).toBe(2);
          expect(stderr).toMatch(/the checkpoint of another count/);
        }
        const larger = await run(["pack", "count", "--board", "15x4", "--resume", "count.txt"], {
          cwd,
        });
        expect(larger.status).toBe(2);
      });

      it("from a file that is not there, or to one that cannot be written", async () => {
        expect((await run([...args, "--resume", "nowhere.txt"])).status).toBe(2);
        expect((await run([...args, "--checkpoint", "no/such/folder.txt"])).status).toBe(2);
      });
    });
  });
});
