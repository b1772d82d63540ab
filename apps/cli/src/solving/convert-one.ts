/** Converting one puzzle: from its file to the text in another notation. */

import {
  check,
  formatSheet,
  type Answer,
  type NotationName,
  type ParseHints,
  type Sheet,
} from "@shikiri/core";
import { ANSWERED, NO_ANSWER, STOPPED, type ExitStatus } from "../exit-status.ts";
import { readSheet } from "../input/puzzle.ts";
import { sourceName } from "../input/source.ts";
import { complain, reportError } from "../output/complaint.ts";
import { write } from "../output/standard-output.ts";
import { verdict } from "../output/verdict.ts";
import { solveOn } from "./solve-on.ts";
import { watched } from "./watched.ts";

/** What is to be written. */
export interface ConvertOrder {
  readonly to: NotationName;
  /** Whether the puzzle is solved where no right answer is drawn on it. */
  readonly withAnswer: boolean;
  readonly budget: { readonly timeMs?: number };
}

const PROGRESS = "searching: {seconds} s, {nodes} nodes";

/**
 * Writes the puzzle in the file at `path`, on standard input or in an address. Without an answer,
 * where one is asked for, nothing is written; that there are several is said on standard error.
 */
export async function convertOne(
  path: string | undefined,
  hints: ParseHints,
  { to, withAnswer, budget }: ConvertOrder,
): Promise<ExitStatus> {
  const input = { name: sourceName(path), json: false };
  const read = await readSheet(path, hints);
  if (!read.ok) return reportError(read.error, input);
  const sheet = withAnswer ? await solved(read.value, budget) : read.value;
  if (typeof sheet === "number") return sheet;
  const text = formatSheet(sheet, to);
  if (!text.ok) return reportError(text.error, input);
  await write(text.value.endsWith("\n") ? text.value : `${text.value}\n`);
  return ANSWERED;
}

/** The sheet with an answer on it; the exit status where there is none to be found. */
async function solved(
  { puzzle, rects = [] }: Sheet,
  budget: ConvertOrder["budget"],
): Promise<Sheet | ExitStatus> {
  if (check(puzzle, rects).length === 0) return { puzzle, rects };
  const answers: Answer[] = [];
  const found = await watched(PROGRESS, (thread, onProgress) =>
    solveOn(
      thread,
      puzzle,
      { engine: "cover", limit: 2, budget },
      { take: (answer) => void answers.push(answer), onProgress },
    ),
  );
  const [answer] = answers;
  if (found.outcome !== "unique") complain(verdict(found, puzzle, 2));
  if (answer !== undefined) {
    return { puzzle, rects: answer.toSorted((a, b) => a.y - b.y || a.x - b.x) };
  }
  return found.outcome === "stopped" ? STOPPED : NO_ANSWER;
}
