/**
 * Verdicts: what a contestant claims about a puzzle, and when two claims contradict each other.
 *
 * The bench fails on a contradiction: a fast wrong answer is worth nothing.
 */

/** `some` claims an answer and nothing about others; `no claim` is a contestant that gave up. */
export type Verdict = "unique" | "multiple" | "none" | "some" | "no claim";

/** The numbers of answers (0, 1, or 2 for several) that a verdict leaves possible. */
const POSSIBLE: Readonly<Record<Verdict, readonly number[]>> = {
  unique: [1],
  multiple: [2],
  none: [0],
  some: [1, 2],
  "no claim": [0, 1, 2],
};

/** Whether both can be true of the same puzzle. */
export function agree(one: Verdict, other: Verdict): boolean {
  return POSSIBLE[one].some((answers) => POSSIBLE[other].includes(answers));
}

/** The verdict of a known number of answers. */
export function verdictOf(answers: number): Verdict {
  if (answers === 0) return "none";
  return answers === 1 ? "unique" : "multiple";
}
