/**
 * Outcomes: what a solver found out, as a tagged union.
 *
 * A verdict is never a number or null, so that "none" (proved), "stopped" (not known) and "some"
 * (nothing claimed about others) cannot be taken for one another.
 */

import type { StopReason } from "./budget.ts";

/** What a search cost. */
export interface Statistics {
  /** The engine's name. */
  readonly engine: string;
  /** Candidates, or placements, that the engine was given. */
  readonly candidates: number;
  /** Choices tried. */
  readonly nodes: number;
  /** Wall-clock milliseconds, set-up included. */
  readonly timeMs: number;
}

/**
 * - `unique`: one answer, and proof that there is no other.
 * - `multiple`: at least two different answers.
 * - `none`: proof that there is no answer, with a reason where one is plain.
 * - `some`: an answer, when the caller asked for the first only; nothing is claimed about others.
 * - `stopped`: the budget ended first; the answers found so far, nothing claimed about others.
 */
export type Outcome<Answer, Reason> =
  | {
      readonly outcome: "unique";
      readonly answers: readonly [Answer];
      readonly statistics: Statistics;
    }
  | {
      readonly outcome: "multiple";
      readonly answers: readonly [Answer, Answer, ...Answer[]];
      readonly statistics: Statistics;
    }
  | {
      readonly outcome: "none";
      readonly answers: readonly [];
      readonly reason?: Reason;
      readonly statistics: Statistics;
    }
  | {
      readonly outcome: "some";
      readonly answers: readonly [Answer];
      readonly statistics: Statistics;
    }
  | {
      readonly outcome: "stopped";
      readonly why: StopReason;
      readonly answers: readonly Answer[];
      readonly statistics: Statistics;
    };
