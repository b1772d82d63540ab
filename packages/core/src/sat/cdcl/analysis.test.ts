/** Specification of what is learnt from a conflict, on implication graphs that one can draw. */

import { describe, expect, it } from "vitest";

import { ActivityOrder } from "./activity-order.ts";
import { Analysis } from "./analysis.ts";
import { Assignment, codeOf, literalOf, NONE } from "./assignment.ts";
import { Clauses } from "./clauses.ts";

const VARIABLES = 12;

/** What was learnt, and at which level it makes its first literal true. */
interface Lesson {
  readonly learnt: readonly number[];
  readonly level: number;
  readonly glue: number;
}

/** Decides the literals in turn, over the clauses, until one is false; then learns. */
function lessonOf(clauses: readonly (readonly number[])[], decisions: readonly number[]): Lesson {
  const [held, assignment, order] = [new Clauses(), new Assignment(), new ActivityOrder()];
  const analysis = new Analysis(assignment, held, order);
  for (const part of [held, assignment, order, analysis]) part.grow(VARIABLES);
  for (const clause of clauses) held.add(clause.map(codeOf), 0);
  let conflict = NONE;
  for (const literal of decisions) {
    assignment.openLevel();
    assignment.assign(codeOf(literal), NONE);
    conflict = held.propagate(assignment, 1000);
  }
  analysis.learn(conflict);
  const { learnt, level, glue } = analysis;
  return { learnt: learnt.map(literalOf), level, glue };
}

describe("what is learnt from a conflict", () => {
  it("is false because of the last level's first unique implication point, not its decision", () => {
    const clauses = [
      [-3, 4],
      [-4, 5],
      [-4, -1, 6],
      [-5, -6],
    ];
    expect(lessonOf(clauses, [1, 2, 3])).toEqual({ learnt: [-4, -1], level: 1, glue: 2 });
  });

  it("is one literal, for the root, where nothing else has a part in it", () => {
    const clauses = [
      [-3, 4],
      [-3, 5],
      [-4, -5],
    ];
    expect(lessonOf(clauses, [1, 2, 3])).toEqual({ learnt: [-3], level: 0, glue: 1 });
  });

  it("has a literal of the highest other level second, and as much glue as levels", () => {
    const clauses = [
      [-4, -1, -3, 5],
      [-4, -2, -5],
    ];
    const { learnt, level, glue } = lessonOf(clauses, [1, 2, 3, 4]);
    expect(new Set(learnt)).toEqual(new Set([-4, -1, -2, -3]));
    expect(learnt.slice(0, 2)).toEqual([-4, -3]);
    expect({ level, glue }).toEqual({ level: 3, glue: 4 });
  });

  it("leaves out what follows from others of it, over several reasons too", () => {
    const clauses = [
      [-1, 2],
      [-2, 3],
      [-5, -1, 6],
      [-5, -3, -6],
    ];
    expect(lessonOf(clauses, [1, 4, 5])).toEqual({ learnt: [-5, -1], level: 1, glue: 2 });
  });

  it("keeps what follows only together with something else", () => {
    const clauses = [
      [-1, -2, 3],
      [-5, -1, 6],
      [-5, -3, -6],
    ];
    const { learnt, level, glue } = lessonOf(clauses, [1, 2, 5]);
    expect(learnt).toEqual([-5, -3, -1]);
    expect({ level, glue }).toEqual({ level: 2, glue: 3 });
  });
});
