/** Solving one puzzle: from its file to the printed answers and the verdict. */

import type { Answer, ParseHints } from "@shikiri/core";
import type { SolveOrder } from "@shikiri/core/worker";
import { ANSWERED, NO_ANSWER, STOPPED, type ExitStatus } from "../exit-status.ts";
import { readPuzzle } from "../input/puzzle.ts";
import { sourceName } from "../input/source.ts";
import { drawingPrinter } from "../output/answer-printer.ts";
import { reportError } from "../output/complaint.ts";
import { jsonPrinter } from "../output/solve-json.ts";
import type { Solved } from "../output/solved.ts";
import { solveOn } from "./solve-on.ts";
import { watched } from "./watched.ts";

const PROGRESS = "searching: {seconds} s, {nodes} nodes, {answers} answers";

/** How the answers are printed. */
export type AnswerForm = "json" | "text" | "svg";

/**
 * Solves the puzzle in the file at `path`, or on standard input, and prints what comes of it.
 *
 * @param limit how many answers are printed at most
 */
export async function solveOne(
  path: string | undefined,
  hints: ParseHints,
  order: SolveOrder & { readonly limit: number },
  form: AnswerForm,
): Promise<ExitStatus> {
  const json = form === "json";
  const puzzle = await readPuzzle(path, hints);
  if (!puzzle.ok) return reportError(puzzle.error, { name: sourceName(path), json });
  const printer = json
    ? jsonPrinter(puzzle.value.size)
    : drawingPrinter(puzzle.value, form, order.limit);
  let taken = 0;
  const take = async (answer: Answer): Promise<void> => {
    if (++taken <= order.limit) await printer.take(answer);
  };
  const solved = await watched(PROGRESS, (thread, onProgress) =>
    solveOn(thread, puzzle.value, order, { take, onProgress }),
  );
  await printer.end(solved);
  return statusOf(solved);
}

/** The exit status of an outcome. */
function statusOf({ outcome }: Solved): ExitStatus {
  if (outcome === "stopped") return STOPPED;
  return outcome === "none" ? NO_ANSWER : ANSWERED;
}
