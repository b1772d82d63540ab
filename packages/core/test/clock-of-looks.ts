import { onTestFinished, vi } from "vitest";

/**
 * For the rest of the test, a clock that each look at it sets on by so many milliseconds: what is
 * done between two looks takes as long on every machine.
 *
 * @returns how many looks there were
 */
export function clockOfLooks(stepMs = 1): () => number {
  let looks = 0;
  const clock = vi.spyOn(Date, "now").mockImplementation(() => stepMs * looks++);
  onTestFinished(() => clock.mockRestore());
  return () => looks;
}
