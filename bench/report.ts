/**
 * Reports: measured sections as one text, and a README's place for it.
 *
 * A README has its figures between two comments, `<!-- bench -->` and `<!-- /bench -->`; what stands
 * there is replaced as a whole, and formatted as the repository is. The machine is always named.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { format } from "prettier";
import { markdownTable, type Section } from "./section.ts";

const BEGIN = "<!-- bench -->";
const END = "<!-- /bench -->";

/** The load average of the last minute. */
export function load(): string {
  return (loadavg()[0] ?? 0).toFixed(1);
}

/** The sections as markdown, under the machine and the figures that were asked for, if any were. */
export function reportOf(sections: readonly Section[], loadBefore: string): string {
  const figures = sections.flatMap((section) => section.figures);
  const summary = [
    ["asked for", "measured", "met"],
    ...figures.map(({ asked, measured, isMet }) => [asked, measured, isMet ? "yes" : "**no**"]),
  ];
  const machine = `Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model ?? "unknown processor"}, ${process.platform}; load average ${loadBefore} before and ${load()} after.`;
  const head = figures.length === 0 ? [machine] : [machine, markdownTable(summary)];
  const bodies = sections.map(({ title, text }) => `### ${title}\n\n${text}`);
  return `${[...head, ...bodies].map((each) => each.trimEnd()).join("\n\n")}\n`;
}

/** Puts the report into the README. Rejects if that has no place for it. */
export async function writeReport(readme: URL, report: string): Promise<void> {
  const text = readFileSync(readme, "utf8");
  const begin = text.indexOf(BEGIN);
  const end = text.indexOf(END);
  if (begin < 0 || end < begin) {
    throw new Error(`${readme.pathname} has no ${BEGIN} with ${END} after it`);
  }
  const before = text.slice(0, begin + BEGIN.length);
  const formatted = await format(`${before}\n\n${report}\n${text.slice(end)}`, {
    parser: "markdown",
    printWidth: 100,
  });
  writeFileSync(readme, formatted);
}
