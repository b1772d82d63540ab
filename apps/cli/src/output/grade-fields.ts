/** The grade of a puzzle as JSON and as text. */

import { RULE_NAMES, type GradeOutcome, type Puzzle, type Size } from "@shikiri/core";

/** What `grade --json` prints: the grade, and beside it, since it is no part of it, the size. */
export type GradeFields = GradeOutcome & { readonly size: Size; readonly clues: number };

/** The grade of the puzzle. */
export function gradeFields(graded: GradeOutcome, { size, clues }: Puzzle): GradeFields {
  return { ...graded, size, clues: clues.length };
}

/** The grade as some lines: the tier, then each rule with the number of its deductions. */
export function gradeText(graded: GradeOutcome & { readonly outcome: "unique" }): string {
  const { tier, hardestRule, steps, rounds, uses } = graded;
  const narrow = rounds.filter(({ open }) => open === 1).length;
  const head =
    hardestRule === undefined
      ? `${tier}: the rules do not finish it`
      : `${tier}: the hardest rule that it needs is ${hardestRule}`;
  const lines = [
    head,
    `${plural(steps, "deduction")} in ${plural(rounds.length, "round")}, in ${narrow} of which only one stands open`,
  ];
  for (const rule of RULE_NAMES) {
    if (uses[rule] !== undefined) lines.push(`  ${rule.padEnd(16)} ${uses[rule]}`);
  }
  return `${lines.join("\n")}\n`;
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
