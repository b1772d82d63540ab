/**
 * The backbone of an exact cover problem: what every answer has, and what none has.
 *
 * Each part is asked alone, by assumptions: is there an answer without this option, with that one? An
 * answer that is found settles many such questions at once (Janota, Lynce and Marques-Silva,
 * "Algorithms for computing backbones of propositional formulae", 2015).
 */

import type { Steps } from "../base/steps.ts";
import type { CoverProblem } from "../exact-cover/problem.ts";
import type { Literal, Variable } from "../sat/cnf.ts";
import { isTrue, type Model } from "../sat/solver.ts";
import { PartSolver } from "./part-solver.ts";
import type { Part } from "./parts.ts";
import { prepare } from "./prepare.ts";

/** Options, ascending: those in every answer, and those in some answer (the others are in none). */
export interface Backbone {
  readonly always: readonly number[];
  readonly sometimes: readonly number[];
}

/** Finds the backbone; `none` when there is no answer. */
export function* findBackbone(problem: CoverProblem): Steps<Backbone | "none" | "out-of-memory"> {
  const prepared = yield* prepare(problem);
  if (prepared === "none") return "none";
  const always = [...prepared.settled];
  const sometimes = [...prepared.settled];
  for (const part of prepared.parts) {
    const backbone = yield* backboneOf(part);
    if (typeof backbone === "string") return backbone;
    always.push(...backbone.always);
    sometimes.push(...backbone.sometimes);
  }
  always.sort((a, b) => a - b);
  sometimes.sort((a, b) => a - b);
  return { always, sometimes };
}

function* backboneOf(part: Part): Steps<Backbone | "none" | "out-of-memory"> {
  const solver = yield* PartSolver.make(part);
  const first = yield* modelWith(solver);
  if (typeof first === "string") return first;
  let common = new Set(solver.chosenIn(first));
  const seen = new Set(common);
  const learn = (model: Model): void => {
    common = new Set([...common].filter((variable) => isTrue(model, variable)));
    for (const variable of solver.chosenIn(model)) seen.add(variable);
  };
  for (const variable of solver.chosenIn(first)) {
    if (!common.has(variable)) continue;
    const other = yield* modelWith(solver, -variable);
    if (other === "out-of-memory") return other;
    if (other !== "none") learn(other);
  }
  for (const variable of solver.variables) {
    if (seen.has(variable)) continue;
    const other = yield* modelWith(solver, variable);
    if (other === "out-of-memory") return other;
    if (other !== "none") learn(other);
  }
  const optionsOf = (variables: ReadonlySet<Variable>): number[] =>
    part.options.filter((_, at) => variables.has(solver.variables[at]!));
  return { always: optionsOf(common), sometimes: optionsOf(seen) };
}

/** A model in which the literal is true, if there is one. */
function* modelWith(
  { solver }: PartSolver,
  ...literals: readonly Literal[]
): Steps<Model | "none" | "out-of-memory"> {
  solver.start(literals);
  for (;;) {
    const outcome = solver.advance(1);
    yield;
    if (outcome?.outcome === "satisfiable") return outcome.model;
    if (outcome?.outcome === "unsatisfiable") return "none";
    if (outcome?.outcome === "stopped") return "out-of-memory";
  }
}
