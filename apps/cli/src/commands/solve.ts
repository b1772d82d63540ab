/** The command `solve`: one puzzle, or a batch of them. */

import { ENGINE_NAMES, type EngineName, type ParseHints } from "@shikiri/core";
import { Option, type Command } from "commander";
import { runBatch } from "../solving/batch.ts";
import { solveLine } from "../solving/solve-line.ts";
import { solveOne } from "../solving/solve-one.ts";
import { wholeNumber } from "./option-values.ts";
import { addForms, type FormFlags } from "./output-form.ts";
import { addHints, hintsOf } from "./puzzle-hints.ts";
import {
  addSearchOptions,
  BATCH_HELP,
  batchOf,
  budgetOf,
  type SearchFlags,
} from "./search-options.ts";

interface SolveFlags extends FormFlags, ParseHints, SearchFlags {
  readonly engine: EngineName;
  readonly first?: true;
  readonly limit: number;
}

const EXAMPLES = `
FILE holds a puzzle in any notation (see convert --list) or is a saved page; it may
also be a puzzle's address. Without FILE, or with -, standard input is read. The
verdict goes to standard error.

${BATCH_HELP}

Examples:
  shikiri solve board.txt
  shikiri solve --json page.html
  shikiri solve 'https://puzz.link/p?shikaku/3/3/g2g212g2g'
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
    );
  addSearchOptions(solve, "solve", ["text", "svg"])
    .addHelpText("after", EXAMPLES)
    .action(async (file: string | undefined, flags: SolveFlags) => {
      const { engine, first, limit } = flags;
      const order = { engine, first: first === true, limit, budget: budgetOf(flags) };
      const batch = batchOf(solve, file, flags);
      const form = flags.json ? "json" : flags.svg ? "svg" : "text";
      process.exitCode =
        batch === undefined
          ? await solveOne(file, hintsOf(flags), order, form)
          : await runBatch(batch, hintsOf(flags), (thread, puzzle) =>
              solveLine(thread, puzzle, order),
            );
    });
}
