/**
 * The table of the mutation suite in the README: what was read, what was refused, and why.
 *
 * The suite checks it against what it has seen in Chromium, so the table cannot go stale;
 * `MUTATION_WRITE=1` writes it.
 */

import { readFileSync, writeFileSync } from "node:fs";
import type { ReadErrorKind } from "../../src/index.ts";
import type { Case } from "./cases.ts";

/** What became of a case: read rightly, read as another board, or why it was refused. */
export type Outcome = "read" | "wrong" | ReadErrorKind;

const README = new URL("../../README.md", import.meta.url);
const [START, END] = ["<!-- mutations -->\n", "<!-- /mutations -->"];

/** Compares the README's table with the outcomes, or writes it if asked to. */
export function checkTable(outcomes: readonly (readonly [Case, Outcome])[]): string {
  const readme = readFileSync(README, "utf8");
  const [before = "", rest = ""] = readme.split(START);
  const [shown = "", after = ""] = rest.split(END);
  const table = tableOf(outcomes);
  if (wordsOf(shown) === wordsOf(table)) return "up to date";
  if (process.env["MUTATION_WRITE"] === undefined) {
    return "not what was seen: run the suite with MUTATION_WRITE=1, then prettier";
  }
  writeFileSync(README, `${before}${START}\n${table}\n${END}${after}`);
  return "up to date";
}

function tableOf(outcomes: readonly (readonly [Case, Outcome])[]): string {
  const kinds = [...new Set(outcomes.map(([{ mutation }]) => mutation))];
  const lines = kinds.map((mutation) => {
    const own = outcomes.filter(([one]) => one.mutation === mutation).map(([, outcome]) => outcome);
    const read = own.filter((outcome) => outcome === "read").length;
    const refused = [...new Set(own)].filter((outcome) => outcome !== "read").toSorted();
    const counts = refused.map((kind) => `${own.filter((one) => one === kind).length} \`${kind}\``);
    const how = mutation.keeps ? (mutation.needsLayout ? "live" : "live, saved") : "refuse";
    return `| ${mutation.name} | ${how} | ${read} of ${own.length} | ${counts.join(", ")} |`;
  });
  const wrong = outcomes.filter(([, outcome]) => outcome === "wrong").length;
  return [
    `${outcomes.length} pages of ${kinds.length} kinds; wrong boards: ${wrong}.`,
    "",
    "| mutation | to be read | read | refused |",
    "| --- | --- | --- | --- |",
    ...lines,
    "",
  ].join("\n");
}

/** The text without what Prettier may change. */
function wordsOf(text: string): string {
  return text.replaceAll(/[\s-]+/g, " ").trim();
}
