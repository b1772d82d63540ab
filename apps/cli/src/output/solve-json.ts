/**
 * The JSON of one solve: the fields that programs rely on.
 *
 * The outcome comes first, and with it what the answers are worth. Only where there are more answers
 * than can be held are they written as they are found, and the outcome behind them.
 */

import type {
  Answer,
  NoneReason,
  Rect,
  Size,
  SolveOutcome,
  Statistics,
  StopReason,
} from "@shikiri/core";
import type { AnswerPrinter } from "./answer-printer.ts";
import { HeldAnswers } from "./held-answers.ts";
import type { Solved } from "./solved.ts";
import { write, writeJson } from "./standard-output.ts";

/** What `solve --json` prints. */
export interface SolveFields {
  readonly outcome: SolveOutcome["outcome"];
  /** Of `stopped`: what ended the search. */
  readonly why?: StopReason;
  /** Of `none`: the reason, where one is plain. */
  readonly reason?: NoneReason;
  readonly size: Size;
  /** One list of regions an answer. */
  readonly answers: readonly (readonly Rect[])[];
  readonly statistics: Statistics;
}

/** What came of the puzzle of that size, with the answers. */
export function solveFields(solved: Solved, size: Size, answers: readonly Answer[]): SolveFields {
  const { found: _, statistics, ...outcome } = solved;
  return { ...outcome, size, answers: answers.map(answerFields), statistics };
}

/** Prints one line of JSON for a puzzle of that size. */
export function jsonPrinter(size: Size): AnswerPrinter {
  const held = new HeldAnswers();
  let isStreaming = false;
  return {
    take: async (answer) => {
      if (!isStreaming && held.add(answer)) return;
      if (!isStreaming) {
        isStreaming = true;
        const answers = held.list.map((each) => JSON.stringify(answerFields(each)));
        await write(`{"size":${JSON.stringify(size)},"answers":[${answers.join(",")}`);
      }
      await write(`,${JSON.stringify(answerFields(answer))}`);
    },
    end: async (solved) => {
      if (!isStreaming) return writeJson(solveFields(solved, size, held.list));
      const { found: _, ...fields } = solved;
      await write(`],${JSON.stringify(fields).slice(1)}\n`);
    },
  };
}

function answerFields(answer: Answer): readonly Rect[] {
  return answer.map(({ x, y, width, height, clue }) => ({ x, y, width, height, clue }));
}
