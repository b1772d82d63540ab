/**
 * The bench: cases, engines and peers side by side in one run, and the figures asked for.
 *
 * `pnpm bench` prints everything, `pnpm bench SECTION...` some sections, `--quick` takes less care,
 * `--write` puts all of it into core's README. It fails when two contestants contradict each other or
 * what is known of a board; a figure that is missed is reported, not an error, since machines differ.
 */

import { parseArgs } from "node:util";
import { blocks } from "./blocks.ts";
import { bundleSize } from "./bundle-size.ts";
import { compare } from "./compare.ts";
import { generating } from "./generate.ts";
import { hostile } from "./hostile.ts";
import { memory } from "./memory.ts";
import { packing } from "./packing.ts";
import { parts } from "./parts.ts";
import { published } from "./published.ts";
import { load, reportOf, writeReport } from "./report.ts";
import type { Pace, Section } from "./section.ts";
import { several } from "./several.ts";

type Measure = (pace: Pace, tell: (what: string) => void) => Section | Promise<Section>;

const SECTIONS: Readonly<Record<string, Measure>> = {
  compare,
  several,
  blocks,
  hostile,
  published,
  packing,
  generate: generating,
  memory: (_, tell) => memory(tell),
  size: bundleSize,
  parts: (_, tell) => parts(tell),
};

const CAREFUL: Pace = { eachMs: 300, limitSeconds: 20, repeats: 5 };
const QUICK: Pace = { eachMs: 30, limitSeconds: 2, repeats: 1 };

const README = new URL("../packages/core/README.md", import.meta.url);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: "boolean" }, write: { type: "boolean" } },
});
const unknown = positionals.find((name) => SECTIONS[name] === undefined);
if (unknown !== undefined) {
  fail(`no section is called ${unknown}: expected ${Object.keys(SECTIONS).join(", ")}`);
}
if (values.write === true && positionals.length > 0) {
  fail("--write takes all sections: name none of them");
}

const loadBefore = load();
const measured: Section[] = [];
for (const [name, measure] of Object.entries(SECTIONS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const pace = values.quick === true ? QUICK : CAREFUL;
  measured.push(await measure(pace, (what) => process.stderr.write(`${name}: ${what}\n`)));
}
const report = reportOf(measured, loadBefore);
process.stdout.write(report);
if (values.write === true) await writeReport(README, report);

function fail(message: string): never {
  process.stderr.write(`bench: ${message}\n`);
  process.exit(2);
}
