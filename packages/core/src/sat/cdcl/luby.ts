/**
 * Luby's sequence: how long to search before starting afresh.
 *
 * 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 ...: two copies of what was, then the next power of 2. No sequence
 * fixed beforehand loses less against the best one for the instance (Michael Luby, Alistair Sinclair
 * and David Zuckerman, "Optimal speedup of Las Vegas algorithms", 1993); and since its terms have no
 * bound, a search restarted by it is complete.
 */

/** The term at `index`, counted from 1: the power of 2 that ends a block, or a term of the block. */
export function luby(index: number): number {
  let size = 1;
  while (2 * size - 1 < index) size *= 2;
  return 2 * size - 1 === index ? size : luby(index - size + 1);
}
