/**
 * Budgets: when a search must stop.
 *
 * No search is allowed to run for ever. Whoever advances one holds a `Meter` and asks it between
 * slices of work; the meter answers with the reason to stop, or nothing. The clock is read once a
 * slice, not once a node, so a slice should be some milliseconds of work at most.
 */

/** As much of an `AbortSignal` as a search needs; core knows no environment that has the real one. */
export interface AbortSignalLike {
  readonly aborted: boolean;
}

/** Limits of a search. What is left out is not limited. */
export interface Budget {
  /** Milliseconds of wall-clock time. */
  readonly timeMs?: number;
  /** Nodes: choices that the search may try. */
  readonly nodes?: number;
  /** Ends the search when it is aborted. */
  readonly signal?: AbortSignalLike;
}

/** Why a search stopped before it knew. */
export type StopReason = "time" | "nodes" | "memory" | "candidates" | "aborted";

/** A running budget: started when made, asked between slices of work. */
export class Meter {
  readonly #budget: Budget;
  readonly #start = Date.now();

  /** @param budget the limits; time counts from now */
  constructor(budget: Budget) {
    this.#budget = budget;
  }

  /** Milliseconds since the meter was made. */
  get elapsedMs(): number {
    return Date.now() - this.#start;
  }

  /** How many of at most `wanted` nodes may still be spent, when `spent` have been. */
  slice(spent: number, wanted: number): number {
    return Math.max(0, Math.min(wanted, (this.#budget.nodes ?? Infinity) - spent));
  }

  /** Why to stop now, when `spent` nodes have been searched; undefined to go on. */
  exhausted(spent: number): StopReason | undefined {
    if (this.#budget.signal?.aborted === true) return "aborted";
    // Written so that a limit that is NaN ends the search instead of letting it run for ever.
    if (!(this.elapsedMs < (this.#budget.timeMs ?? Infinity))) return "time";
    if (!(spent < (this.#budget.nodes ?? Infinity))) return "nodes";
    return undefined;
  }
}
