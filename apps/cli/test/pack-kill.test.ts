import { existsSync } from "node:fs";
import { join } from "node:path";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { end, folderWith, run, start } from "./program.ts";

/** What takes some seconds to search. */
const COUNT = ["pack", "count", "--board", "8x8", "--pieces", "pentominoes + O-tetromino"];

it("a count that is killed at twenty random moments, and resumed each time, comes to the same total", async () => {
  const moments = fc.sample(fc.integer({ min: 0, max: 700 }), 20);
  const cwd = folderWith({});
  for (const moment of moments) {
    const how = existsSync(join(cwd, "count.txt")) ? "--resume" : "--checkpoint";
    const child = start([...COUNT, "--jobs", "2", how, "count.txt"], cwd);
    const timer = setTimeout(() => child.kill("SIGKILL"), moment);
    await end(child);
    clearTimeout(timer);
  }
  const how = existsSync(join(cwd, "count.txt")) ? "--resume" : "--checkpoint";
  const { status, stdout } = await run([...COUNT, "--jobs", "2", how, "count.txt"], { cwd });
  expect({ moments, status, stdout }).toEqual({ moments, status: 0, stdout: "129168\n" });
}, 300_000);
