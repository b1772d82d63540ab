/**
 * Searches: resumable enumerations of answers.
 *
 * A search does nothing by itself; its caller advances it by some nodes at a time. So budgets,
 * progress, cancelling and yielding to an event loop are the caller's business and are written
 * once, in `decide.ts`, not in every engine.
 */

/**
 * What {@link Search.advance} came back with: an answer (read it before going on), the end of its
 * nodes (or of as many pieces of work in which nothing was tried), the certainty that no further
 * answers exist, or the end of the engine's own memory.
 */
export type Progress = "answer" | "paused" | "exhausted" | "out-of-memory";

/** A running enumeration that gives each answer once, in an order that never changes. */
export interface Search<Answer> {
  /**
   * Searches on for at most `nodes` nodes. `exhausted` and `out-of-memory` are final: further
   * calls return them again.
   */
  advance(nodes: number): Progress;
  /** The answer last found; it stays valid after the search goes on. */
  readonly answer: Answer;
  /** Nodes spent so far. */
  readonly nodes: number;
}
