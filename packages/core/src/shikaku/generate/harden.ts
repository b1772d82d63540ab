/**
 * Hardening: moving clues until the rules of the tiers below do not solve the board any more.
 *
 * Hill climbing: some clues move at random, the board is settled again, and what came of it is kept if
 * the rules below leave at least as many regions open as before. So boards of rare tiers come about
 * far more often than by trying one board after another.
 */

import type { Random } from "../../base/random.ts";
import type { Steps } from "../../base/steps.ts";
import { listCandidates } from "../candidates.ts";
import { deduce } from "../deduce.ts";
import type { Puzzle } from "../puzzle.ts";
import { CandidateTable } from "../rules/candidate-table.ts";
import { Position } from "../rules/position.ts";
import { RULES } from "../rules/rules.ts";
import { TIER_OF_RULE, TIERS } from "../tier.ts";
import type { ClueCells } from "./clue-cells.ts";
import type { Dissection } from "./dissection.ts";
import type { Level } from "./open-at.ts";
import type { Difficulty } from "./options.ts";
import { settle } from "./settle.ts";

/** How often clues are moved before another board is cut. */
const MOST_TRIES = 300;

/** Rounds that settling may take after some clues were moved. */
const ROUNDS = 10;

/** Moves clues of a board that is settled at the level; whether it is of the difficulty then. */
export function* harden(
  dissection: Dissection,
  clueCells: ClueCells,
  difficulty: Difficulty,
  level: Level,
  settled: Puzzle,
  random: Random,
): Steps<boolean> {
  const before = TIERS[TIERS.indexOf(difficulty) - 1];
  if (before === undefined) return true;
  let most = yield* openAfter(settled, before);
  if (most > 0 && (yield* openAfter(settled, difficulty)) === 0) return true;
  for (let left = MOST_TRIES; left > 0; left--) {
    const saved = clueCells.saved;
    for (let moves = 1 + random.below(3); moves > 0; moves--) clueCells.shake();
    const next = yield* settle(dissection, clueCells, level, ROUNDS, random);
    const open = next === undefined ? -1 : yield* openAfter(next, before);
    if (next === undefined || open < most) {
      clueCells.restore(saved);
      continue;
    }
    most = open;
    if (most > 0 && (yield* openAfter(next, difficulty)) === 0) return true;
  }
  return false;
}

/** Whether the rules of the difficulty solve the puzzle, and those of the tiers below do not. */
export function* isOf(puzzle: Puzzle, difficulty: Difficulty): Steps<boolean> {
  const before = TIERS[TIERS.indexOf(difficulty) - 1];
  if (before !== undefined && (yield* openAfter(puzzle, before)) === 0) return false;
  return (yield* openAfter(puzzle, difficulty)) === 0;
}

/** How many regions the rules of the tier and those below leave open. */
function* openAfter(puzzle: Puzzle, tier: (typeof TIERS)[number]): Steps<number> {
  const candidates = yield* listCandidates(puzzle);
  if (candidates === undefined) return puzzle.clues.length;
  const rules = RULES.filter(
    ({ name }) => TIERS.indexOf(TIER_OF_RULE[name]) <= TIERS.indexOf(tier),
  );
  const position = new Position(CandidateTable.of(puzzle, candidates));
  yield* deduce(position, undefined, rules);
  return position.open;
}
