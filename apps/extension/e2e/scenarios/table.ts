/**
 * The table of scenarios in the README: what was played in which browser, and held.
 *
 * The suite checks it against what has been played, so it cannot go stale; `SCENARIOS_WRITE=1` writes
 * it. A scenario that fails is in nobody's table, since the suite fails with it.
 */

import { readFileSync, writeFileSync } from "node:fs";
import type { Scenario } from "./scenario.ts";

const README = new URL("../../README.md", import.meta.url);
const [START, END] = ["<!-- scenarios -->\n", "<!-- /scenarios -->"];

/** The browsers in which each scenario has held. */
export type Held = ReadonlyMap<Scenario, ReadonlySet<string>>;

/** Compares the README's table with what has held, or writes it if asked to. */
export function checkTable(held: Held, browsers: readonly string[]): string {
  const readme = readFileSync(README, "utf8");
  const [before = "", rest = ""] = readme.split(START);
  const [shown = "", after = ""] = rest.split(END);
  const table = tableOf(held, browsers);
  if (wordsOf(shown) === wordsOf(table)) return "up to date";
  if (process.env["SCENARIOS_WRITE"] === undefined) {
    return "not what was played: run the suite with SCENARIOS_WRITE=1, then prettier";
  }
  writeFileSync(README, `${before}${START}\n${table}\n${END}${after}`);
  return "up to date";
}

function tableOf(held: Held, browsers: readonly string[]): string {
  const lines = [...held].map(([{ group, title }, names]) => {
    const marks = browsers.map((browser) => (names.has(browser) ? "✓" : "–"));
    return `| ${group} | ${title} | ${marks.join(" | ")} |`;
  });
  return [
    `${held.size} scenarios in ${browsers.length} browsers.`,
    "",
    `| about | scenario | ${browsers.join(" | ")} |`,
    `| --- | --- |${browsers.map(() => " --- |").join("")}`,
    ...lines,
    "",
  ].join("\n");
}

/** The text without what Prettier may change. */
function wordsOf(text: string): string {
  return text.replaceAll(/[\s-]+/g, " ").trim();
}
