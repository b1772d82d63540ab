import { onTestFinished, vi } from "vitest";

/**
 * For the rest of the test, a clock that each look at it sets on by a millisecond: what is done between
 * two looks takes as long on every machine.
 *
 * @returns how many looks there were
 */
export function clockOfLooks(): () => number {
  let looks = 0;
  const clock = vi.spyOn(Date, "now").mockImplementation(() => looks++);
  onTestFinished(() => clock.mockRestore());
  return () => looks;
}
