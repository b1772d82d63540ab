/** The command `grade`: how hard a puzzle is, or each puzzle of a batch. */

import type { GradeOutcome, ParseHints } from "@shikiri/core";
import type { Command } from "commander";
import type { ExitStatus } from "../exit-status.ts";
import { readPuzzle } from "../input/puzzle.ts";
import { sourceName } from "../input/source.ts";
import { complain, reportError } from "../output/complaint.ts";
import { gradeFields, gradeText } from "../output/grade-fields.ts";
import { write, writeJson } from "../output/standard-output.ts";
import { deducedVerdict, statusOfDeduced } from "../output/deduced.ts";
import { runBatch } from "../solving/batch.ts";
import { gradeOn } from "../solving/deduce-on.ts";
import { watched } from "../solving/watched.ts";
import { addForms, type FormFlags } from "./output-form.ts";
import { addHints, hintsOf } from "./puzzle-hints.ts";
import {
  addSearchOptions,
  BATCH_HELP,
  batchOf,
  budgetOf,
  type SearchFlags,
} from "./search-options.ts";

type GradeFlags = FormFlags & ParseHints & SearchFlags;

const EXAMPLES = `
FILE is read as by solve. The tier is that of the hardest rule that is needed:
gentle, easy, steady, hard or fierce; beyond, where the rules do not finish. Only a
puzzle with exactly one answer has a grade.

${BATCH_HELP}

Examples:
  shikiri grade board.txt
  shikiri grade --batch boards.jsonl --jobs 4
`;

/** Adds the command to the program. */
export function addGrade(program: Command): void {
  const command = program
    .command("grade")
    .summary("tell how hard a puzzle is, by the rules that it needs")
    .description("Tells how hard a puzzle is, by the rules that it needs.")
    .argument("[file]", "the puzzle");
  addForms(command, { json: 'print {"outcome": ..., "tier": ..., "hardestRule": ...}' });
  addHints(command);
  addSearchOptions(command, "grade", [])
    .addHelpText("after", EXAMPLES)
    .action(async (file: string | undefined, flags: GradeFlags) => {
      const order = { budget: budgetOf(flags) };
      const batch = batchOf(command, file, flags);
      process.exitCode =
        batch === undefined
          ? await gradeOne(file, flags)
          : await runBatch(batch, hintsOf(flags), async (thread, puzzle) =>
              gradeFields(await gradeOn(thread, puzzle, order), puzzle),
            );
    });
}

async function gradeOne(path: string | undefined, flags: GradeFlags): Promise<ExitStatus> {
  const json = flags.json === true;
  const puzzle = await readPuzzle(path, hintsOf(flags));
  if (!puzzle.ok) return reportError(puzzle.error, { name: sourceName(path), json });
  const graded: GradeOutcome = await watched("grading: {seconds} s", (thread, onProgress) =>
    gradeOn(thread, puzzle.value, { budget: budgetOf(flags) }, onProgress),
  );
  if (json) await writeJson(gradeFields(graded, puzzle.value));
  else if (graded.outcome === "unique") await write(gradeText(graded));
  else complain(deducedVerdict(graded));
  return statusOfDeduced(graded);
}
