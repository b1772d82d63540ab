/** The last gate: what leaves core as an arrangement has passed the checker. */

import { checkPacking } from "./check.ts";
import type { Packing } from "./packing.ts";
import type { Arrangement } from "./placements.ts";

/**
 * The arrangement itself.
 *
 * @throws Error it is none, which is a mistake of the engine
 */
export function checkedArrangement(
  packing: Packing,
  arrangement: Arrangement,
  engine: string,
): Arrangement {
  const [fault] = checkPacking(packing, arrangement);
  if (fault !== undefined) throw new Error(`engine ${engine}: ${fault.message}`);
  return arrangement;
}
