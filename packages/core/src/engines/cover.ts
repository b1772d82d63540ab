/**
 * The engine `cover`: propagate, probe, split, and search what is left by learning from conflicts.
 *
 * Most problems that people make are finished by propagation, nearly all others by probing. Those
 * that are not fall apart into small parts, and on a part clause learning never loses itself as plain
 * search and dancing links do. The answers are all combinations of the parts' answers; the last part
 * changes fastest.
 */

import type { CoverEngine } from "../exact-cover/engine.ts";
import type { CoverProblem } from "../exact-cover/problem.ts";
import { SteppedSearch, type CoverSteps } from "../exact-cover/stepped-search.ts";
import { PartAnswers } from "./part-answers.ts";
import { prepare } from "./prepare.ts";

/** Starts a search; a node is a probe, or a decision or conflict of the search in a part. */
export const coverSearch: CoverEngine = (problem) => new SteppedSearch(steps(problem));

function* steps(problem: CoverProblem): CoverSteps {
  const prepared = yield* prepare(problem);
  if (prepared === "none") return "exhausted";
  const { settled } = prepared;
  const parts = prepared.parts.map((part) => new PartAnswers(part));
  const places = parts.map(() => 0);
  const answers: (readonly number[])[] = [];
  // Each part must have an answer before any combination is given.
  for (const part of parts) {
    const first = yield* part.at(0);
    if (typeof first === "string") return first;
    answers.push(first);
  }
  for (;;) {
    yield [...settled, ...answers.flat()].toSorted((a, b) => a - b);
    let part = parts.length - 1;
    for (; part >= 0; part--) {
      const next = yield* parts[part]!.at(++places[part]!);
      if (next === "out-of-memory") return next;
      if (next !== "exhausted") {
        answers[part] = next;
        break;
      }
      places[part] = 0;
      const first = yield* parts[part]!.at(0);
      if (typeof first !== "string") answers[part] = first;
    }
    if (part < 0) return "exhausted";
  }
}
