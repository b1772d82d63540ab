/** Deductions for tests: what a rule finds once the easier ones stand still, as short texts. */

import { formatRect } from "../src/base/grid.ts";
import { runSteps } from "../src/base/steps.ts";
import { allCandidates } from "../src/shikaku/candidates.ts";
import type { Puzzle } from "../src/shikaku/puzzle.ts";
import { CandidateTable } from "../src/shikaku/rules/candidate-table.ts";
import { Position } from "../src/shikaku/rules/position.ts";
import type { Finding, RuleName } from "../src/shikaku/rules/rule.ts";
import { RULES } from "../src/shikaku/rules/rules.ts";
import { deduce } from "../src/shikaku/deduce.ts";

/** The position at the start of the puzzle, which must not have too many candidates. */
export function startOf(puzzle: Puzzle): Position {
  const candidates = allCandidates(puzzle);
  if (candidates === undefined) throw new Error("too many candidates for a test");
  return new Position(CandidateTable.of(puzzle, candidates));
}

/** The position when the rules easier than this one find nothing more. */
export function standstillBefore(puzzle: Puzzle, rule: RuleName): Position {
  const position = startOf(puzzle);
  const easier = RULES.slice(
    0,
    RULES.findIndex(({ name }) => name === rule),
  );
  runSteps(deduce(position, undefined, easier));
  return position;
}

/** What the rule finds when the easier ones stand still: `fixes 2x1 at (0, 0)` and the like. */
export function foundBy(rule: RuleName, puzzle: Puzzle): readonly string[] {
  const position = standstillBefore(puzzle, rule);
  return findingsIn(position, rule).map((finding) => textOf(position, finding));
}

/** All findings of one rule in the position; none where it has a contradiction. */
export function findingsIn(position: Position, rule: RuleName): readonly Finding[] {
  if (position.contradiction !== undefined) return [];
  const found = RULES.find(({ name }) => name === rule)!.find(position);
  return [...found].filter((finding) => typeof finding === "object");
}

function textOf({ table }: Position, { fixes, removes }: Finding): string {
  const name = (candidate: number): string => formatRect(table.candidates[candidate]!);
  return fixes >= 0 ? `fixes ${name(fixes)}` : `removes ${removes.map(name).join(", ")}`;
}
