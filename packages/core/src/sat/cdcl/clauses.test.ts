/** Specification of the clauses' own part: what is propagated, and what is forgotten. */

import { describe, expect, it } from "vitest";

import { Assignment, codeOf, literalOf, NONE } from "./assignment.ts";
import { Clauses, HEAD, PAUSED } from "./clauses.ts";

/** Clauses over `variables` variables, and an assignment in which nothing is true. */
function empty(variables: number): { clauses: Clauses; assignment: Assignment } {
  const [clauses, assignment] = [new Clauses(), new Assignment()];
  clauses.grow(variables);
  assignment.grow(variables);
  return { clauses, assignment };
}

/** The literals of the clause at that place. */
function literalsAt(clauses: Clauses, place: number): number[] {
  const codes = clauses.words.subarray(place + HEAD, place + HEAD + clauses.words[place]!);
  return [...codes].map(literalOf);
}

/** What the clauses still say: the literals of each. */
function all(clauses: Clauses): number[][] {
  const found: number[][] = [];
  for (let at = 0; at < clauses.size; at += HEAD + clauses.words[at]!) {
    found.push(literalsAt(clauses, at));
  }
  return found;
}

/** Makes the literal true as a decision. */
function decide(assignment: Assignment, literal: number): void {
  assignment.openLevel();
  assignment.assign(codeOf(literal), NONE);
}

const trail = ({ trail, length }: Assignment): number[] =>
  [...trail.subarray(0, length)].map(literalOf);

describe("codes", () => {
  it("stand for literals, both ways, and differ from their negations by 1", () => {
    const literals = [1, -1, 2, -2, 3, -3];
    expect(literals.map(codeOf)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(literals.map((literal) => literalOf(codeOf(literal)))).toEqual(literals);
  });
});

describe("propagation", () => {
  it("makes true what follows, each with the clause that says so as its reason", () => {
    const { clauses, assignment } = empty(4);
    const binary = clauses.add([-1, 2].map(codeOf), 0);
    const long = clauses.add([3, -1, -2].map(codeOf), 0);
    decide(assignment, 1);
    expect(clauses.propagate(assignment, 100)).toBe(NONE);
    expect(trail(assignment)).toEqual([1, 2, 3]);
    expect([...assignment.reasons]).toEqual([NONE, binary, long, 0]);
  });

  it("ends with the clause that became false", () => {
    const { clauses, assignment } = empty(3);
    clauses.add([-1, 2].map(codeOf), 0);
    const conflict = clauses.add([-1, -2, 3].map(codeOf), 0);
    decide(assignment, -3);
    clauses.propagate(assignment, 100);
    decide(assignment, 1);
    expect(clauses.propagate(assignment, 100)).toBe(conflict);
    expect(new Set(literalsAt(clauses, conflict))).toEqual(new Set([-1, -2, 3]));
  });

  it("pauses after as many watches as it may look at, and goes on from there", () => {
    const { clauses, assignment } = empty(100);
    for (let variable = 1; variable < 100; variable++) {
      clauses.add([-variable, variable + 1].map(codeOf), 0);
    }
    decide(assignment, 1);
    expect(clauses.propagate(assignment, 50)).toBe(PAUSED);
    expect(assignment.length).toBeLessThan(100);
    expect(clauses.propagate(assignment, 50)).toBe(PAUSED);
    expect(clauses.propagate(assignment, 1000)).toBe(NONE);
    expect(assignment.length).toBe(100);
  });
});

describe("forgetting", () => {
  it("drops the learnt clauses of most glue, down to that length, and no others", () => {
    const { clauses, assignment } = empty(9);
    clauses.add([1, 2, 3].map(codeOf), 0);
    clauses.add([1, 2, 4].map(codeOf), 3);
    clauses.add([1, 2, 5].map(codeOf), 2);
    clauses.add([1, 2, 6].map(codeOf), 4);
    clauses.add([1, 2, 7].map(codeOf), 3);
    clauses.forget(assignment, 6);
    expect(all(clauses)).toEqual([
      [1, 2, 3],
      [1, 2, 5],
      [1, 2, 7],
    ]);
    expect(clauses.learntLength).toBe(6);
  });

  it("drops what is true at the root, be it learnt or not, and nothing that is true above", () => {
    const { clauses, assignment } = empty(4);
    clauses.add([1, 2].map(codeOf), 0);
    clauses.add([3, 4].map(codeOf), 0);
    assignment.assign(codeOf(1), NONE);
    decide(assignment, 3);
    clauses.forget(assignment, 0);
    expect(all(clauses)).toEqual([[3, 4]]);
  });

  it("keeps reasons, however bad, and tells where they are now", () => {
    const { clauses, assignment } = empty(5);
    clauses.add([1, 2].map(codeOf), 0);
    clauses.add([3, 4].map(codeOf), 9);
    const reason = clauses.add([5, 4].map(codeOf), 9);
    assignment.assign(codeOf(1), NONE);
    decide(assignment, -4);
    assignment.assign(codeOf(5), reason);
    clauses.forget(assignment, 0);
    expect(literalsAt(clauses, assignment.reasons[4]!)).toEqual([5, 4]);
    expect(all(clauses)).toEqual([[5, 4]]);
  });

  it("leaves propagation as it was", () => {
    const { clauses, assignment } = empty(5);
    clauses.add([1, 2].map(codeOf), 0);
    clauses.add([-3, 4].map(codeOf), 0);
    clauses.add([-3, -4, 5].map(codeOf), 0);
    assignment.assign(codeOf(2), NONE);
    clauses.forget(assignment, 0);
    decide(assignment, 3);
    expect(clauses.propagate(assignment, 100)).toBe(NONE);
    expect(trail(assignment)).toEqual([2, 3, 4, 5]);
  });
});
