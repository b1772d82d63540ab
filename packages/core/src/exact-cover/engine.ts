/**
 * The interface of every exact cover engine.
 *
 * An engine starts searches; a search is a resumable object that its caller advances by some nodes
 * at a time, so that budgets, progress, cancelling and yielding to an event loop are the caller's
 * business and are written once, not in every engine.
 */

import type { CoverProblem } from "./problem.ts";

/**
 * What {@link CoverSearch.advance} came back with: an answer (read it before going on), the end of
 * its nodes, or the certainty that there are no further answers.
 */
export type Progress = "answer" | "paused" | "exhausted";

/** A running enumeration of exact covers, each given once, in an order that never changes. */
export interface CoverSearch {
  /** Searches on for at most `nodes` nodes; at `exhausted` it stays there. */
  advance(nodes: number): Progress;
  /** The answer last found: ascending numbers of options. */
  readonly answer: readonly number[];
  /** Nodes spent so far. */
  readonly nodes: number;
}

/** Starts a search. */
export type CoverEngine = (problem: CoverProblem) => CoverSearch;
