/** Groups of numbers, such as the cells that one clue alone reaches, by clue. */

import type { Pace } from "../../base/pace.ts";
import { PAUSE, type Pause } from "../../base/steps.ts";

/** The numbers by their key, in the order in which they come; those without a key are left out. */
export function* groupBy(
  numbers: Iterable<number>,
  keyOf: (number: number) => number | undefined,
  pace: Pace,
): Generator<Pause, ReadonlyMap<number, readonly number[]>> {
  const groups = new Map<number, number[]>();
  for (const number of numbers) {
    if (pace.isOver(1)) yield PAUSE;
    const key = keyOf(number);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [number]);
    else group.push(number);
  }
  return groups;
}
