/** The command `solve`: one puzzle, or a batch of them. */

import { ENGINE_NAMES, type EngineName } from "@shikiri/core";
import { Option, type Command } from "commander";
import { solveBatch } from "../solving/solve-batch.ts";
import { solveOne } from "../solving/solve-one.ts";
import { timeLimit, wholeNumber } from "./option-values.ts";
import { addForms, type FormFlags } from "./output-form.ts";
import { addHints, hintsOf, type HintFlags } from "./puzzle-hints.ts";
import { refuseUsage } from "./usage.ts";

interface SolveFlags extends FormFlags, HintFlags {
  readonly engine: EngineName;
  readonly first?: true;
  readonly limit: number;
  /** Milliseconds, 0 for no limit. */
  readonly timeout: number;
  /** True where no file stands directly behind it. */
  readonly batch?: string | true;
  readonly jobs?: number;
}

const EXAMPLES = `
FILE is a text matrix, a site task, JSON or a saved page; without FILE, or with -,
standard input is read. The verdict goes to standard error.

A line of a batch is {"rows": [[...]]}, {"task": "...", "width": W, "height": H} or
{"puzzle": "..."}, with an "id" if you like. The results come in the same order.

Examples:
  shikiri solve board.txt
  shikiri solve --json page.html
  shikiri solve --svg board.txt > board.svg
  echo a3b3a | shikiri solve --size 3x2
  shikiri solve --batch boards.jsonl --jobs 4
`;

/** Adds the command to the program. */
export function addSolve(program: Command): void {
  const solve = program
    .command("solve")
    .summary("solve a puzzle, and say whether its answer is the only one")
    .description("Solves a puzzle, and says whether its answer is the only one.")
    .argument("[file]", "the puzzle");
  addForms(solve, {
    text: "print the answers as drawings of characters (the default)",
    svg: "print the first answer as a picture",
    json: "print the outcome as one line of JSON",
  });
  addHints(solve)
    .addOption(
      new Option("--engine <name>", "what searches").choices(ENGINE_NAMES).default(ENGINE_NAMES[0]),
    )
    .option("--first", "stop at the first answer, and claim nothing about others")
    .addOption(
      new Option("--limit <n>", "how many answers to print at most")
        .argParser(wholeNumber(1, 100_000))
        .default(2)
        .conflicts("first"),
    )
    .addOption(
      new Option("--timeout <seconds>", "stop a puzzle's search after this time, 0 for never")
        .argParser(timeLimit)
        .default(60_000, "60"),
    )
    .addOption(
      new Option(
        "--batch [file]",
        "solve a puzzle a line, and print a line of JSON for each",
      ).conflicts(["text", "svg", "from"]),
    )
    .addOption(
      new Option(
        "--jobs <n>",
        "how many puzzles of a batch to solve at once (default: 1)",
      ).argParser(wholeNumber(1, 64)),
    )
    .addHelpText("after", EXAMPLES)
    .action(async (file: string | undefined, flags: SolveFlags) => {
      const { engine, first, limit, timeout, batch, jobs } = flags;
      const request = {
        engine,
        first: first === true,
        limit,
        ...(timeout > 0 && { timeMs: timeout }),
      };
      if (batch === undefined) {
        if (jobs !== undefined) refuseUsage(solve, "--jobs needs --batch");
        const form = flags.json ? "json" : flags.svg ? "svg" : "text";
        process.exitCode = await solveOne(file, hintsOf(flags), request, form);
        return;
      }
      if (typeof batch === "string" && file !== undefined) {
        refuseUsage(solve, `expected one file, found ${batch} and ${file}`);
      }
      const path = typeof batch === "string" ? batch : file;
      process.exitCode = await solveBatch(path, hintsOf(flags), request, jobs ?? 1);
    });
}
