/** The last gate: what leaves core as an answer has passed the checker. */

import type { Answer } from "./answer.ts";
import { check } from "./check.ts";
import type { Puzzle } from "./puzzle.ts";

/**
 * The answer itself.
 *
 * @throws Error it is none, which is a mistake of the engine
 */
export function checked(puzzle: Puzzle, answer: Answer, engine: string): Answer {
  const [fault] = check(puzzle, answer);
  if (fault !== undefined) throw new Error(`engine ${engine}: ${fault.message}`);
  return answer;
}
