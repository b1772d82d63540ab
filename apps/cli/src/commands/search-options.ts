/** Search options: how long, and of how many puzzles; the same for all commands that search. */

import { Option, type Command } from "commander";
import type { Batch } from "../solving/batch.ts";
import { timeLimit, wholeNumber } from "./option-values.ts";
import { refuseUsage } from "./usage.ts";

/** What is set of the options for searches. */
export interface SearchFlags {
  /** Milliseconds, 0 for no limit. */
  readonly timeout: number;
  /** True where no file stands directly behind it. */
  readonly batch?: string | true;
  readonly jobs?: number;
}

/** What the help of `--batch` commands says of a batch's lines. */
export const BATCH_HELP = `A line of a batch is {"rows": [[...]]}, {"task": "...", "width": W, "height": H} or
{"puzzle": "..."}, with an "id" if you like. The results come in the same order.`;

/**
 * Adds `--timeout`, `--batch` and `--jobs`.
 *
 * @param does what the command does to a puzzle, for the help
 * @param forms the options for forms that a batch, which is JSON, does not go with
 */
export function addSearchOptions(command: Command, does: string, forms: string[]): Command {
  return command
    .addOption(
      new Option("--timeout <seconds>", "stop a puzzle's search after this time, 0 for never")
        .argParser(timeLimit)
        .default(60_000, "60"),
    )
    .addOption(
      new Option(
        "--batch [file]",
        `${does} a puzzle a line, and print a line of JSON for each`,
      ).conflicts([...forms, "from"]),
    )
    .addOption(
      new Option(
        "--jobs <n>",
        `how many puzzles of a batch to ${does} at once (default: 1)`,
      ).argParser(wholeNumber(1, 64)),
    );
}

/** The time limit as a budget. */
export function budgetOf({ timeout }: SearchFlags): { readonly timeMs?: number } {
  return timeout > 0 ? { timeMs: timeout } : {};
}

/** The batch that is asked for; undefined where it is one puzzle. Wrong usage ends the command. */
export function batchOf(
  command: Command,
  file: string | undefined,
  { batch, jobs }: SearchFlags,
): Batch | undefined {
  if (batch === undefined) {
    if (jobs !== undefined) refuseUsage(command, "--jobs needs --batch");
    return undefined;
  }
  if (typeof batch === "string" && file !== undefined) {
    refuseUsage(command, `expected one file, found ${batch} and ${file}`);
  }
  return { path: typeof batch === "string" ? batch : file, jobs: jobs ?? 1 };
}
