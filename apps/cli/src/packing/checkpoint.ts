/**
 * Checkpoints: the finished jobs of a long count, in a file that is always whole.
 *
 * A line of JSON each: a head (what the count is of), the finished jobs, and the sum of all that, so that a
 * file which was changed or cut is noticed. It is written beside itself and then moved into its place, so
 * that whenever the machine stops, either the old one or the new one is there.
 */

import { createHash } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import {
  COUNT_JOBS_VERSION,
  err,
  ok,
  type FinishedJob,
  type InputError,
  type Packing,
  type Result,
} from "@shikiri/core";

/** Why a checkpoint is not gone on from. */
export type CheckpointError = InputError<
  "not-a-checkpoint" | "damaged-checkpoint" | "other-version" | "other-problem"
>;

/** What a count is of: counts of equal identity may go on from one another's checkpoints. */
export function identityOf({ board, pieces, allowed }: Packing, upToSymmetry: boolean): string {
  const problem = {
    cells: board.cells,
    pieces: pieces.map(({ cells, kind, min, max }) => ({ cells, kind, min, max })),
    allowed: allowed.map((mask) => mask.join("")),
    upToSymmetry,
  };
  return sumOf(JSON.stringify(problem));
}

/** The text of a checkpoint. */
export function formatCheckpoint(identity: string, finished: readonly FinishedJob[]): string {
  const head = { shikiri: "count of packings", version: COUNT_JOBS_VERSION, identity };
  const jobs = finished.map(({ symmetry, prefix, weight, count }) => {
    return JSON.stringify({ symmetry, prefix, weight, count: String(count) });
  });
  const text = [JSON.stringify(head), ...jobs, ""].join("\n");
  return `${text}${JSON.stringify({ sum: sumOf(text) })}\n`;
}

/**
 * The finished jobs of a checkpoint of that identity.
 *
 * Errors: `not-a-checkpoint`, `other-version`, `other-problem`, `damaged-checkpoint` (its sum is not
 * that of its lines, or one of them, whose number is given, is no finished job).
 */
export function parseCheckpoint(
  text: string,
  identity: string,
): Result<readonly FinishedJob[], CheckpointError> {
  const [headLine = "", ...lines] = text.split("\n");
  const head = parseObject(headLine);
  if (head?.["shikiri"] !== "count of packings") {
    return err({ kind: "not-a-checkpoint", message: "found no checkpoint of a count of packings" });
  }
  if (head["version"] !== COUNT_JOBS_VERSION) {
    const message = `found a checkpoint of version ${String(head["version"])}, expected version ${COUNT_JOBS_VERSION}: the jobs are cut in another way`;
    return err({ kind: "other-version", message });
  }
  const end = text.lastIndexOf("\n", text.length - 2) + 1;
  const last = parseObject(text.slice(end));
  if (last?.["sum"] !== sumOf(text.slice(0, end))) {
    const message = "found a checkpoint that was cut or changed: its sum is not that of its lines";
    return err({ kind: "damaged-checkpoint", message });
  }
  if (head["identity"] !== identity) {
    const message =
      "found the checkpoint of another count: the board, the pieces, pins, bars and --up-to-symmetry must be the same";
    return err({ kind: "other-problem", message });
  }
  const finished: FinishedJob[] = [];
  for (const [index, line] of lines.slice(0, -2).entries()) {
    const job = parseJob(line);
    if (job === undefined) {
      const message = `found no finished job in line ${index + 2}, though the checkpoint's sum holds`;
      return err({ kind: "damaged-checkpoint", message, line: index + 2, column: 1 });
    }
    finished.push(job);
  }
  return ok(finished);
}

/** The finished job of a line; nothing where it is none: a sum can be forged as well as a line. */
function parseJob(line: string): FinishedJob | undefined {
  const { symmetry, prefix, weight, count } = parseObject(line) ?? {};
  if (!isNumber(symmetry) || !isNumber(weight) || typeof count !== "string") return undefined;
  if (!Array.isArray(prefix) || !prefix.every(isNumber) || !/^\d+$/.test(count)) return undefined;
  return { symmetry, prefix, weight, count: BigInt(count) };
}

/** Whether it is a whole number from 0. */
function isNumber(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

/**
 * Writes the text to the file, or to what it links to, so that it is there whole or not at all. Two
 * programs may write to one file: one of their texts is there then. Throws what the system says.
 */
export function writeWhole(path: string, text: string): void {
  const target = existsSync(path) ? realpathSync(path) : path;
  const beside = `${target}.${process.pid}.new`;
  try {
    const file = openSync(beside, "w");
    try {
      writeFileSync(file, text);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(beside, target);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

/** What an exception thrown while a checkpoint was written means, as a sentence. */
export function writingProblem(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return `this cannot be written: ${WRITING_PROBLEMS[code ?? ""] ?? message}`;
}

const WRITING_PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such folder",
  EISDIR: "this is a folder, expected a file",
  EACCES: "there is no permission to write there",
};

function sumOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

function parseObject(line: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
