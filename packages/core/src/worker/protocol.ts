/**
 * The protocol between a solver's client and its worker.
 *
 * A request has an id of the client's choice; every reply bears the id of the request that it belongs
 * to. A question is answered by any number of `progress` and `answer`, and then by one `done` or `failed`, also when it was cancelled: a cancelled search ends as `stopped`. Any number of
 * requests may run at the same time. All messages are plain data.
 */

import type { Budget } from "../base/budget.ts";
import type { SearchReport } from "../base/decide.ts";
import type { Rect } from "../base/grid.ts";
import type { Result } from "../base/result.ts";
import type { Answer } from "../shikaku/answer.ts";
import type { CountOptions, CountOutcome } from "../shikaku/count.ts";
import type { EngineName } from "../shikaku/engine-names.ts";
import type { Explanation } from "../shikaku/explain.ts";
import type { Generation } from "../shikaku/generate/generate.ts";
import type { GenerateError, PuzzleOrder } from "../shikaku/generate/options.ts";
import type { GradeOutcome } from "../shikaku/grade.ts";
import type { Hint } from "../shikaku/hint.ts";
import type { Puzzle } from "../shikaku/puzzle.ts";
import type { SolveOptions, SolveOutcome } from "../shikaku/solve.ts";

interface Sent {
  /** As everywhere, one minute by default and `{}` for no limit; the signal becomes a `cancel`. */
  readonly budget?: Omit<Budget, "signal">;
}

/** The options of `solveAsync` that can be sent, with the engine by its name. */
export interface SolveOrder extends Sent, Pick<SolveOptions, "first" | "limit"> {
  /** `cover` by default. */
  readonly engine?: EngineName;
}

/** The options of `countAsync` that can be sent. */
export interface CountOrder extends Sent, Pick<CountOptions, "limit"> {}

/** The options of `gradeAsync` and `explainAsync` that can be sent. */
export type DeduceOrder = Sent;

/** The options of `hintAsync` that can be sent, with what the player has drawn. */
export interface HintOrder extends Sent {
  readonly drawn: readonly Rect[];
}

/** The options of `generateAsync` that can be sent. */
export interface GenerateOrder extends Sent, PuzzleOrder {}

/** What to find out of a puzzle, or which one to make. */
export type Question =
  PuzzleQuestion | { readonly kind: "generate"; readonly order: GenerateOrder };

type PuzzleQuestion = { readonly puzzle: Puzzle } & (
  | { readonly kind: "solve"; readonly order: SolveOrder }
  | { readonly kind: "count"; readonly order: CountOrder }
  | { readonly kind: "grade"; readonly order: DeduceOrder }
  | { readonly kind: "explain"; readonly order: DeduceOrder }
  | { readonly kind: "hint"; readonly order: HintOrder }
);

/** What was found out, by the question's kind. */
export type Found =
  | SolveOutcome
  | CountOutcome
  | GradeOutcome
  | Explanation
  | Hint
  | Result<Generation, GenerateError>;

/** What a client sends. */
export type SolverRequest = { readonly id: number } & (Question | { readonly kind: "cancel" });

/** What a worker sends; an answer has passed the checker, and comes again in the outcome. */
export type SolverReply = { readonly id: number } & (
  | { readonly kind: "progress"; readonly progress: SearchReport }
  | { readonly kind: "answer"; readonly answer: Answer }
  | { readonly kind: "done"; readonly outcome: Found }
  | { readonly kind: "failed"; readonly message: string }
);
