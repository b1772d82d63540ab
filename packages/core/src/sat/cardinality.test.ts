/**
 * Specification of the cardinality encodings: against every truth table of few literals, both in
 * what they allow and in what unit propagation finds in them, and by counting their clauses.
 */

import { describe, expect, it } from "vitest";

import { atMost, counter, counterClauses, subsetClauses, subsets } from "./cardinality.ts";
import { CnfBuilder } from "./cnf-builder.ts";
import type { Cnf, ClauseSink, Literal, Variable } from "./cnf.ts";
import { atMostOne } from "./exactly-one.ts";
import type { AtMostOneEncoding } from "./exactly-one.ts";
import { satisfies } from "./solver.ts";

type Encode = (sink: ClauseSink, literals: readonly Literal[], n: number) => void;

/** Every way to make each of the variables true, false or neither. */
function partialAssignments(variables: readonly Variable[]): Literal[][] {
  return variables.reduce<Literal[][]>(
    (all, variable) => all.flatMap((one) => [one, [...one, variable], [...one, -variable]]),
    [[]],
  );
}

/** What unit propagation makes true from these literals on; undefined on a conflict. */
function propagate(cnf: Cnf, from: readonly Literal[]): ReadonlySet<Literal> | undefined {
  const trail = new Set(from);
  for (let before = -1; before < trail.size;) {
    before = trail.size;
    for (const clause of cnf.clauses) {
      if (clause.some((literal) => trail.has(literal))) continue;
      const open = clause.filter((literal) => !trail.has(-literal));
      if (open.length === 0) return undefined;
      if (open.length === 1) open.forEach((literal) => trail.add(literal));
    }
  }
  return trail;
}

/** What must follow from `given`: nothing more, that all others are false, or a conflict. */
function meant(variables: readonly Variable[], n: number, given: readonly Literal[]): string {
  const others = variables.filter((variable) => !given.includes(variable));
  const count = variables.length - others.length;
  if (count > n) return "conflict";
  const forced = others.filter((variable) => count === n || given.includes(-variable));
  return `false: ${forced.join(" ")}`;
}

/** What does follow by propagation; and whether making everything else false is a model then. */
function concluded(variables: readonly Variable[], cnf: Cnf, given: readonly Literal[]): string {
  const trail = propagate(cnf, given);
  if (trail === undefined) return "conflict";
  const model = Array.from({ length: cnf.variables }, (_, index) => trail.has(index + 1));
  if (!satisfies(model, cnf)) return "no model";
  if (variables.some((variable) => trail.has(variable) && !given.includes(variable))) return "true";
  return `false: ${variables.filter((variable) => trail.has(-variable)).join(" ")}`;
}

/** The partial assignments of which the encoding concludes anything but what at most n means. */
function mistakes(encode: Encode, length: number, n: number): Literal[][] {
  const builder = new CnfBuilder();
  const variables = builder.next(length);
  encode(builder, variables, n);
  const { cnf } = builder;
  return partialAssignments(variables).filter(
    (given) => concluded(variables, cnf, given) !== meant(variables, n, given),
  );
}

/** The clauses that an encoding makes, and the variables that it takes. */
function sizeOf(encode: Encode, length: number, n: number): { clauses: number; added: number } {
  const builder = new CnfBuilder();
  encode(builder, builder.next(length), n);
  return { clauses: builder.cnf.clauses.length, added: builder.cnf.variables - length };
}

const inEncoding =
  (encoding: AtMostOneEncoding): Encode =>
  (sink, literals) =>
    atMostOne(sink, literals, encoding);

const encodings: readonly (readonly [string, Encode])[] = [
  ["subsets", subsets],
  ["the counter", counter],
  ["whatever is chosen", atMost],
];

describe("at most n literals are true", () => {
  describe.each(encodings)("said by %s", (_, encode) => {
    it("allows and, by propagation, forces what it means, for all lists of up to 6", () => {
      for (let length = 1; length <= 6; length++) {
        for (let n = 0; n < length; n++) expect(mistakes(encode, length, n)).toEqual([]);
      }
    });

    it("counts negative literals where their variables are false", () => {
      const builder = new CnfBuilder();
      const [a, b, c] = builder.next(3) as [Variable, Variable, Variable];
      encode(builder, [-a, b, -c], 1);
      expect([...(propagate(builder.cnf, [-a]) ?? [])]).toEqual(expect.arrayContaining([-b, c]));
      expect(propagate(builder.cnf, [-a, -c])).toBe(undefined);
    });

    it("counts a literal twice that is listed twice", () => {
      const builder = new CnfBuilder();
      const [a, b] = builder.next(2) as [Variable, Variable];
      encode(builder, [a, b, a], 1);
      expect(propagate(builder.cnf, [a])).toBe(undefined);
    });
  });

  it("says nothing where n is not below the number of literals", () => {
    expect(sizeOf(atMost, 3, 3)).toEqual({ clauses: 0, added: 0 });
    expect(sizeOf(atMost, 0, 0)).toEqual({ clauses: 0, added: 0 });
  });

  it("cannot be satisfied where n is negative", () => {
    const builder = new CnfBuilder();
    atMost(builder, [], -1);
    expect(builder.cnf.clauses).toEqual([[]]);
  });

  describe("takes", () => {
    it("the stated numbers of clauses and variables", () => {
      for (let length = 1; length <= 9; length++) {
        for (let n = 0; n < length; n++) {
          const clauses = subsetClauses(length, n);
          expect(sizeOf(subsets, length, n)).toEqual({ clauses, added: 0 });
          const counted = { clauses: counterClauses(length, n), added: n * (length - n) };
          expect(sizeOf(counter, length, n)).toEqual(counted);
          expect(sizeOf(atMost, length, n).clauses).toBe(Math.min(clauses, counted.clauses));
        }
      }
    });

    it("at most half the square of the length in clauses, and a bit, whatever n is", () => {
      expect(sizeOf(atMost, 100, 50)).toEqual({ clauses: 5000, added: 2500 });
      for (const length of [10, 20, 40, 80]) {
        for (let n = 0; n < length; n++) {
          expect(sizeOf(atMost, length, n).clauses).toBeLessThanOrEqual(length ** 2 / 2 + length);
        }
      }
    });
  });
});

describe("at most one literal is true", () => {
  describe.each(["pairwise", "sequential", "product", "commander"] as const)(
    "said %s",
    (encoding) => {
      it("allows and, by propagation, forces what it means, for all lists of up to 7", () => {
        for (let length = 2; length <= 7; length++) {
          expect(mistakes(inEncoding(encoding), length, 1)).toEqual([]);
        }
      });

      it("makes all others false where one is true, and allows that, in lists of up to 40", () => {
        for (let length = 8; length <= 40; length++) {
          const builder = new CnfBuilder();
          const variables = builder.next(length);
          inEncoding(encoding)(builder, variables, 1);
          const { cnf } = builder;
          const wrong = variables.filter(
            (variable) => concluded(variables, cnf, [variable]) !== meant(variables, 1, [variable]),
          );
          expect(wrong).toEqual([]);
        }
      });

      it("counts a literal twice that is listed twice, and negative ones where false", () => {
        for (let length = 2; length <= 12; length++) {
          const builder = new CnfBuilder();
          const [a, ...others] = builder.next(length) as [Variable, ...Variable[]];
          inEncoding(encoding)(builder, [-a, ...others, -a], 1);
          expect(propagate(builder.cnf, [-a])).toBe(undefined);
        }
      });

      it("says nothing of one literal or none", () => {
        for (const length of [0, 1]) {
          expect(sizeOf(inEncoding(encoding), length, 1)).toEqual({ clauses: 0, added: 0 });
        }
      });
    },
  );

  it.each([
    ["pairwise", 19_900, 0],
    ["sequential", 596, 199],
    ["product", 482, 45],
    ["commander", 594, 100],
  ] as const)(
    "takes, said %s of 200 literals, %d clauses and %d variables",
    (encoding, clauses, added) => {
      expect(sizeOf(inEncoding(encoding), 200, 1)).toEqual({ clauses, added });
    },
  );

  it.each(["product", "commander"] as const)(
    "takes, said %s, never more clauses than pairwise",
    (encoding) => {
      for (let length = 2; length <= 60; length++) {
        const { clauses } = sizeOf(inEncoding(encoding), length, 1);
        expect(clauses).toBeLessThanOrEqual(sizeOf(inEncoding("pairwise"), length, 1).clauses);
      }
    },
  );
});
