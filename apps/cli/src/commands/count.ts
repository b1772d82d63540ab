/** The command `count`: how many answers a puzzle has, or each puzzle of a batch. */

import type { ParseHints } from "@shikiri/core";
import { Option, type Command } from "commander";
import { countFields } from "../output/count-json.ts";
import { runBatch } from "../solving/batch.ts";
import { countOne } from "../solving/count-one.ts";
import { countOn } from "../solving/count-on.ts";
import { countLimit } from "./option-values.ts";
import { addForms, type FormFlags } from "./output-form.ts";
import { addHints, hintsOf } from "./puzzle-hints.ts";
import {
  addSearchOptions,
  BATCH_HELP,
  batchOf,
  budgetOf,
  type SearchFlags,
} from "./search-options.ts";

interface CountFlags extends FormFlags, ParseHints, SearchFlags {
  readonly limit?: bigint;
}

const EXAMPLES = `
FILE holds a puzzle in any notation (see convert --list) or is a saved page; it may
also be a puzzle's address. Without FILE, or with -, standard input is read. The count
is exact, however large it is.

${BATCH_HELP}

Examples:
  shikiri count board.txt
  shikiri count --limit 1000 --json board.txt
  shikiri count --batch boards.jsonl --jobs 4
`;

/** Adds the command to the program. */
export function addCount(program: Command): void {
  const command = program
    .command("count")
    .summary("count a puzzle's answers")
    .description("Counts the answers of a puzzle, exactly.")
    .argument("[file]", "the puzzle");
  addForms(command, { json: 'print {"outcome": ..., "count": ...}' });
  addHints(command).addOption(
    new Option("--limit <n>", "stop when there are certainly as many").argParser(countLimit),
  );
  addSearchOptions(command, "count", [])
    .addHelpText("after", EXAMPLES)
    .action(async (file: string | undefined, flags: CountFlags) => {
      const { limit } = flags;
      const order = { budget: budgetOf(flags), ...(limit !== undefined && { limit }) };
      const batch = batchOf(command, file, flags);
      process.exitCode =
        batch === undefined
          ? await countOne(file, hintsOf(flags), order, flags.json === true)
          : await runBatch(batch, hintsOf(flags), async (thread, puzzle) =>
              countFields(await countOn(thread, puzzle, order)),
            );
    });
}
