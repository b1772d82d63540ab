/**
 * Formulas in conjunctive normal form, as plain data.
 *
 * Variables are the integers from 1, so that a sign can say which value is meant and a clause is no
 * more than a list of numbers: the form in which DIMACS files and every SAT solver hold them. A
 * formula says nothing of what its variables mean; that stays with whoever encoded the problem.
 */

/** A variable: an integer from 1. */
export type Variable = number;

/** A variable that is to be true, `v`, or one that is to be false, `-v`. */
export type Literal = number;

/** At least one of the literals is true; an empty clause cannot be satisfied. */
export type Clause = readonly Literal[];

/** All of the clauses hold. */
export interface Cnf {
  /** How many variables there are: 1 to `variables`, whether or not a clause names them. */
  readonly variables: number;
  readonly clauses: readonly Clause[];
}

/** Where encodings put what they say: a source of new variables and a place for clauses. */
export interface ClauseSink {
  /** A variable that nobody has used. */
  next(): Variable;
  /** Demands that one of the literals be true. */
  add(clause: Clause): void;
}

/** The largest number a variable may have: what a signed 32-bit literal can hold. */
export const MAX_VARIABLE: Variable = 2 ** 31 - 1;

/** The variable that the literal speaks of. */
export function variableOf(literal: Literal): Variable {
  return Math.abs(literal);
}

/**
 * The literals themselves, once it is certain that they are some.
 *
 * @throws RangeError a literal is not an integer, is 0, or names a variable above `variables`
 */
export function checkedLiterals(
  literals: readonly Literal[],
  variables: number = MAX_VARIABLE,
): readonly Literal[] {
  for (const literal of literals) {
    if (!Number.isInteger(literal) || literal === 0 || variableOf(literal) > variables) {
      throw new RangeError(
        `found the literal ${literal}, expected a variable from 1 to ${variables} or its negative`,
      );
    }
  }
  return literals;
}
