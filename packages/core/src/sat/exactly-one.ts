/**
 * At most one: the cardinality that exact cover is made of, in more than one encoding.
 *
 * All of them mean the same, and unit propagation finds everything in each; they differ in how many
 * clauses and new variables they take for m literals. The two that say it of fewer literals again
 * end where pairwise takes no more clauses. Further encodings are one entry in the table each.
 */

import type { Steps } from "../base/steps.ts";
import { counter, sayCounter, subsets } from "./cardinality.ts";
import type { ClauseSink, Literal } from "./cnf.ts";

/**
 * - `pairwise`: no two of them; m (m - 1) / 2 clauses, no new variables.
 * - `sequential`: a counter of one (Sinz 2005); 3 m - 4 clauses, m - 1 new variables.
 * - `product`: the literals as points of a square, one row and one column (Chen 2010); about
 *   2 m + 4 √m clauses, 2 √m new variables.
 * - `commander`: groups of three, one of which may command (Klieber and Kwon 2007); about 3 m clauses,
 *   m / 2 new variables.
 */
export type AtMostOneEncoding = "pairwise" | "sequential" | "product" | "commander";

type Encoder = (sink: ClauseSink, literals: readonly Literal[]) => void;

const encoders: Readonly<Record<AtMostOneEncoding, Encoder>> = {
  pairwise: (sink, literals) => subsets(sink, literals, 1),
  sequential: (sink, literals) => counter(sink, literals, 1),
  product,
  commander,
};

/** Demands that at most one of the literals be true, in the named encoding. */
export function atMostOne(
  sink: ClauseSink,
  literals: readonly Literal[],
  encoding: AtMostOneEncoding,
): void {
  if (literals.length > 1) encoders[encoding](sink, literals);
}

/** Says what {@link atMostOne} says; the sequential encoding, which our own solver is given, in steps. */
export function* sayAtMostOne(
  sink: ClauseSink,
  literals: readonly Literal[],
  encoding: AtMostOneEncoding,
): Steps<void> {
  if (encoding === "sequential" && literals.length > 1) yield* sayCounter(sink, literals, 1);
  else atMostOne(sink, literals, encoding);
}

/**
 * At most one by rows and columns (Jingchao Chen, "A new SAT encoding of the at-most-one constraint",
 * 2010): a literal implies the variable of its row and that of its column, and of either there is at
 * most one. It pays from 7 literals on.
 */
function product(sink: ClauseSink, literals: readonly Literal[]): void {
  if (literals.length < 7) {
    subsets(sink, literals, 1);
    return;
  }
  const width = Math.ceil(Math.sqrt(literals.length));
  const height = Math.ceil(literals.length / width);
  const columns = Array.from({ length: width }, () => sink.next());
  const rows = Array.from({ length: height }, () => sink.next());
  for (const [index, literal] of literals.entries()) {
    sink.add([-literal, columns[index % width]!]);
    sink.add([-literal, rows[Math.floor(index / width)]!]);
  }
  product(sink, columns);
  product(sink, rows);
}

/** Literals under one commander: Klieber and Kwon find 3 to take the fewest clauses. */
const GROUP = 3;

/**
 * At most one by groups (Will Klieber and Gihwon Kwon, "Efficient CNF encoding for selecting 1 from N
 * objects", 2007): at most one of a group and its commander's negation, and at most one commander.
 * That a commander has somebody to command need not be said for that. It pays from 6 literals on.
 */
function commander(sink: ClauseSink, literals: readonly Literal[]): void {
  if (literals.length < 6) {
    subsets(sink, literals, 1);
    return;
  }
  const commanders: Literal[] = [];
  for (let from = 0; from < literals.length; from += GROUP) {
    const group = literals.slice(from, from + GROUP);
    const [only] = group;
    const above = group.length === 1 ? only! : sink.next();
    if (group.length > 1) subsets(sink, [...group, -above], 1);
    commanders.push(above);
  }
  commander(sink, commanders);
}
