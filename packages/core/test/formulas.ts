/**
 * Formulas to try solvers on, and what is known of them without a solver.
 *
 * The truth table is the oracle: up to 10 variables it looks at every assignment. Random 3-SAT has
 * 4.26 clauses a variable, where about half of the formulas can be satisfied and both answers are
 * hardest to find (Mitchell, Selman and Levesque 1992).
 */

import * as fc from "fast-check";
import type { Clause, Cnf, Literal } from "../src/sat/cnf.ts";
import { satisfies } from "../src/sat/solver.ts";
import type { SatSolver } from "../src/sat/solver.ts";

/** The most variables of {@link formula}. */
export const MOST_VARIABLES = 10;

/** Literals of variables 1 to `variables`. */
export function literalUpTo(variables: number): fc.Arbitrary<Literal> {
  return fc
    .integer({ min: 1 - variables, max: variables })
    .map((number) => (number > 0 ? number : number - 1));
}

/** Clauses of one to four literals, not always different. */
export function clauseUpTo(variables: number): fc.Arbitrary<Literal[]> {
  return fc.array(literalUpTo(variables), { minLength: 1, maxLength: 4, size: "max" });
}

/** Small formulas around the density at which satisfiable ones become rare. */
export const formula: fc.Arbitrary<Cnf> = fc
  .integer({ min: 1, max: MOST_VARIABLES })
  .chain((variables) =>
    fc.record({
      variables: fc.constant(variables),
      clauses: fc.array(clauseUpTo(variables), { maxLength: 7 * variables, size: "max" }),
    }),
  );

/** 3-SAT of 20 to `most` variables where it is hardest. */
export function threeSat(most: number): fc.Arbitrary<Cnf> {
  return fc.integer({ min: 20, max: most }).chain((variables) => {
    const size = Math.round(4.26 * variables);
    const three = fc.uniqueArray(literalUpTo(variables), {
      minLength: 3,
      maxLength: 3,
      selector: Math.abs,
    });
    return fc
      .array(three, { minLength: size, maxLength: size, size: "max" })
      .map((clauses) => ({ variables, clauses }));
  });
}

/** Exactly one, pairwise, of the variables of each of `items` lists: a random exact cover. */
export const exactCover: fc.Arbitrary<Cnf> = fc
  .record({ items: fc.integer({ min: 4, max: 12 }), options: fc.integer({ min: 8, max: 40 }) })
  .chain(({ items, options }) => {
    const covered = fc.uniqueArray(fc.integer({ min: 0, max: items - 1 }), {
      minLength: 1,
      maxLength: 4,
    });
    return fc
      .array(covered, { minLength: options, maxLength: options, size: "max" })
      .map((covers): Cnf => {
        const clauses = Array.from({ length: items }, (_, item) => {
          const those = covers.flatMap((cover, index) => (cover.includes(item) ? [index + 1] : []));
          const pairs = those.flatMap((a, i) => those.slice(i + 1).map((b) => [-a, -b]));
          return [those, ...pairs];
        });
        return { variables: options, clauses: clauses.flat() };
      });
  });

/** That pigeons sit in holes, no two in one: false where there are more, but only search finds out. */
export function pigeonholes(pigeons: number, holes: number): Cnf {
  const at = (pigeon: number, hole: number): number => pigeon * holes + hole + 1;
  const clauses: Clause[] = [];
  for (let pigeon = 0; pigeon < pigeons; pigeon++) {
    clauses.push(Array.from({ length: holes }, (_, hole) => at(pigeon, hole)));
    for (let other = 0; other < pigeon; other++) {
      for (let hole = 0; hole < holes; hole++) {
        clauses.push([-at(pigeon, hole), -at(other, hole)]);
      }
    }
  }
  return { variables: pigeons * holes, clauses };
}

/** What the truth table says: whether one of its rows satisfies all clauses. */
export function truthTable({ variables, clauses }: Cnf): "satisfiable" | "unsatisfiable" {
  const masks = clauses.map((clause) => [bitsOf(clause, 1), bitsOf(clause, -1)] as const);
  for (let row = 0; row < 2 ** variables; row++) {
    if (masks.every(([on, off]) => (row & on) !== 0 || (~row & off) !== 0)) return "satisfiable";
  }
  return "unsatisfiable";
}

/** The variables of the clause's literals with that sign, as bits: bit v - 1 is variable v. */
function bitsOf(clause: Clause, sign: 1 | -1): number {
  const ofSign = clause.filter((literal) => literal * sign > 0);
  return ofSign.reduce((bits, literal) => bits | (1 << (literal * sign - 1)), 0);
}

/** The formula and that the literals are true as well. */
export function assuming(cnf: Cnf, literals: readonly Literal[]): Cnf {
  return {
    variables: cnf.variables,
    clauses: [...cnf.clauses, ...literals.map((literal) => [literal])],
  };
}

/** What the solver, which holds the formula, says of it, if its model bears it out. */
export function answerOf(
  solver: SatSolver,
  cnf: Cnf,
  assumptions: readonly Literal[] = [],
): string {
  const found = solver.solve(assumptions);
  if (found.outcome !== "satisfiable") return found.outcome;
  return satisfies(found.model, assuming(cnf, assumptions))
    ? "satisfiable"
    : "a model that does not satisfy";
}
