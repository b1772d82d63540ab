/** Counting one puzzle's answers: from its file to the printed number. */

import type { CountOutcome, ParseHints } from "@shikiri/core";
import type { CountOrder } from "@shikiri/core/worker";
import { ANSWERED, NO_ANSWER, STOPPED, type ExitStatus } from "../exit-status.ts";
import { readPuzzle } from "../input/puzzle.ts";
import { sourceName } from "../input/source.ts";
import { complain, reportError } from "../output/complaint.ts";
import { countFields } from "../output/count-json.ts";
import { write, writeJson } from "../output/standard-output.ts";
import { countVerdict } from "../output/verdict.ts";
import { countOn } from "./count-on.ts";
import { watched } from "./watched.ts";

const PROGRESS = "counting: {seconds} s, {nodes} nodes";

/** Counts the answers of the puzzle in the file at `path`, or on standard input, and prints them. */
export async function countOne(
  path: string | undefined,
  hints: ParseHints,
  order: CountOrder,
  json: boolean,
): Promise<ExitStatus> {
  const puzzle = await readPuzzle(path, hints);
  if (!puzzle.ok) return reportError(puzzle.error, { name: sourceName(path), json });
  const outcome = await watched(PROGRESS, (thread, onProgress) =>
    countOn(thread, puzzle.value, order, onProgress),
  );
  if (json) {
    await writeJson(countFields(outcome));
  } else {
    if (outcome.outcome !== "stopped") await write(`${outcome.count}\n`);
    const verdict = countVerdict(outcome);
    if (verdict !== undefined) complain(verdict);
  }
  return statusOf(outcome);
}

/** The exit status of an outcome. */
function statusOf(outcome: CountOutcome): ExitStatus {
  if (outcome.outcome === "stopped") return STOPPED;
  return outcome.count === 0n ? NO_ANSWER : ANSWERED;
}
