/**
 * At most one: the cardinality that exact cover is made of, in more than one encoding.
 *
 * All of them mean the same, and unit propagation finds everything in each; they differ in how many
 * clauses and new variables they take for m literals. Further ones are one entry in the table each.
 */

import { counter, subsets } from "./cardinality.ts";
import type { ClauseSink, Literal } from "./cnf.ts";

/**
 * - `pairwise`: no two of them; m (m - 1) / 2 clauses, no new variables.
 * - `sequential`: a counter of one (Sinz 2005); 3 m - 4 clauses, m - 1 new variables.
 */
export type AtMostOneEncoding = "pairwise" | "sequential";

const encoders: Readonly<
  Record<AtMostOneEncoding, (sink: ClauseSink, literals: readonly Literal[]) => void>
> = {
  pairwise: (sink, literals) => subsets(sink, literals, 1),
  sequential: (sink, literals) => counter(sink, literals, 1),
};

/** Demands that at most one of the literals be true, in the named encoding. */
export function atMostOne(
  sink: ClauseSink,
  literals: readonly Literal[],
  encoding: AtMostOneEncoding,
): void {
  if (literals.length > 1) encoders[encoding](sink, literals);
}
