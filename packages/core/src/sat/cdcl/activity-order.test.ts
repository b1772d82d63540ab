/** Specification of the order of decisions, against a plain list that is sorted anew each time. */

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs } from "../../../test/runs.ts";

import { ActivityOrder } from "./activity-order.ts";

const SIZE = 12;

/** An order of `size` variables, all of them in it. */
function full(size: number): ActivityOrder {
  const order = new ActivityOrder();
  order.grow(size);
  for (let variable = 0; variable < size; variable++) order.insert(variable);
  return order;
}

/** All that the order still holds, as it comes out. */
function drained(order: ActivityOrder): number[] {
  const all: number[] = [];
  for (let next = order.pop(); next !== undefined; next = order.pop()) all.push(next);
  return all;
}

type Step = readonly ["insert" | "bump", number] | readonly ["pop" | "decay"];

const variable = fc.integer({ min: 0, max: SIZE - 1 });
const step = fc.oneof(
  fc.tuple(fc.constantFrom("insert" as const, "bump" as const), variable),
  fc.tuple(fc.constantFrom("pop" as const, "decay" as const)),
);

/** The same, plainly: activities in a list, the variables that are in as a set. */
class Plain {
  readonly activities: number[] = Array.from({ length: SIZE }, () => 0);
  readonly inside = new Set(this.activities.keys());
  #increment = 1;

  do([what, variable = 0]: Step): void {
    if (what === "insert") this.inside.add(variable);
    else if (what === "bump") this.activities[variable]! += this.#increment;
    else if (what === "decay") this.#increment /= 0.95;
  }

  /** The greatest activity of those inside. */
  most(): number {
    return Math.max(...[...this.inside].map((variable) => this.activities[variable]!));
  }
}

describe("the order of activity", () => {
  it("gives a most active variable each time, and each once, whatever was done to it", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60, size: "max" }), (steps) => {
        const [order, plain] = [full(SIZE), new Plain()];
        const expectMost = (popped: number | undefined): void => {
          const isEmpty = plain.inside.size === 0;
          expect(popped === undefined).toBe(isEmpty);
          if (popped === undefined) return;
          expect(plain.activities[popped]).toBeCloseTo(plain.most());
          expect(plain.inside.delete(popped)).toBe(true);
        };
        for (const one of steps) {
          plain.do(one);
          const [what, variable = 0] = one;
          if (what === "pop") expectMost(order.pop());
          else order[what](variable);
        }
        for (let left = plain.inside.size; left >= 0; left--) expectMost(order.pop());
      }),
      runs(200),
    );
  });

  it("stays right over so many conflicts that activities would leave the range of numbers", () => {
    const order = full(3);
    for (let conflict = 0; conflict < 20_000; conflict++) {
      order.bump(conflict % 2 === 0 ? 2 : 1);
      order.decay();
    }
    order.bump(2);
    order.bump(2);
    expect(drained(order)).toEqual([2, 1, 0]);
  });

  it("keeps what it holds, and its order, when it grows", () => {
    const order = full(3);
    order.bump(1);
    order.grow(6);
    order.insert(5);
    order.bump(5);
    order.bump(5);
    expect(drained(order).slice(0, 2)).toEqual([5, 1]);
  });
});
