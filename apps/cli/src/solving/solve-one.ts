/** Solving one puzzle: from its file to the printed answers and the verdict. */

import { drawSvg, drawText, type ParseHints, type Puzzle, type SolveOutcome } from "@shikiri/core";
import { ANSWERED, NO_ANSWER, STOPPED, type ExitStatus } from "../exit-status.ts";
import { readPuzzle } from "../input/puzzle.ts";
import { sourceName } from "../input/source.ts";
import { complain, reportError } from "../output/complaint.ts";
import { solveFields } from "../output/solve-json.ts";
import { write, writeJson } from "../output/standard-output.ts";
import { verdict } from "../output/verdict.ts";
import { solveOn, type SolveRequest } from "./solve-request.ts";
import { watched } from "./watched.ts";

const PROGRESS = "searching: {seconds} s, {nodes} nodes, {answers} answers";

/** How the answers are printed. */
export type AnswerForm = "json" | "text" | "svg";

/** Solves the puzzle in the file at `path`, or on standard input, and prints what comes of it. */
export async function solveOne(
  path: string | undefined,
  hints: ParseHints,
  request: SolveRequest,
  form: AnswerForm,
): Promise<ExitStatus> {
  const puzzle = await readPuzzle(path, hints);
  if (!puzzle.ok)
    return reportError(puzzle.error, { name: sourceName(path), json: form === "json" });
  const outcome = await watched(PROGRESS, (thread, onProgress) =>
    solveOn(thread, puzzle.value, request, onProgress),
  );
  if (form === "json") {
    await writeJson(solveFields(outcome, puzzle.value.size, request.limit));
  } else {
    const drawings = draw(puzzle.value, outcome, form).slice(0, request.limit);
    if (drawings.length > 0) await write(drawings.join("\n"));
    complain(verdict(outcome, Math.max(2, request.limit)));
  }
  return statusOf(outcome);
}

/** The exit status of an outcome. */
function statusOf({ outcome }: SolveOutcome): ExitStatus {
  if (outcome === "stopped") return STOPPED;
  return outcome === "none" ? NO_ANSWER : ANSWERED;
}

/** The answers' drawings, each ending in a line's end; of pictures only one, as a file holds one. */
function draw(puzzle: Puzzle, { answers }: SolveOutcome, form: "text" | "svg"): string[] {
  if (form === "text") return answers.map((answer) => drawText(puzzle, answer));
  return answers.slice(0, 1).map((answer) => drawSvg(puzzle, answer));
}
