/** The command `explain`: a puzzle's whole solve, step by step, or each puzzle's of a batch. */

import {
  checkExplanation,
  drawDeduction,
  drawSvg,
  wordContradiction,
  wordDeduction,
  type Explanation,
  type ParseHints,
  type Puzzle,
} from "@shikiri/core";
import type { Command } from "commander";
import { BAD_INPUT, type ExitStatus } from "../exit-status.ts";
import { readPuzzle } from "../input/puzzle.ts";
import { sourceName } from "../input/source.ts";
import { complain, reportError } from "../output/complaint.ts";
import { deducedVerdict, statusOfDeduced } from "../output/deduced.ts";
import { write, writeJson } from "../output/standard-output.ts";
import { runBatch } from "../solving/batch.ts";
import { explainOn } from "../solving/deduce-on.ts";
import { watched } from "../solving/watched.ts";
import { addLanguage, type LanguageFlags } from "./language.ts";
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
import { refuseUsage } from "./usage.ts";

interface ExplainFlags extends FormFlags, ParseHints, SearchFlags, LanguageFlags {
  readonly check?: true;
  readonly step?: number;
}

const EXAMPLES = `
FILE is read as by solve. Cells are (column, row), from 0 at the top left. Each line is
a step, and follows from those before it; so the steps are a proof that the answer is
the only one. --check has them gone through by a checker that knows none of the rules.

${BATCH_HELP}

Examples:
  shikiri explain --check board.txt
  shikiri explain --lang ja board.txt
  shikiri explain --svg --step 12 board.txt > step.svg
`;

/** Adds the command to the program. */
export function addExplain(program: Command): void {
  const command = program
    .command("explain")
    .summary("explain how a puzzle is solved, step by step")
    .description("Explains how a puzzle is solved, step by step.")
    .argument("[file]", "the puzzle");
  addForms(command, {
    text: "print a sentence a step (the default)",
    svg: "print a picture of the last step, or of that of --step",
    json: 'print {"outcome": ..., "steps": [...]}',
  });
  addHints(command)
    .option("--check", "have each step, and that the answer is the only one, checked")
    .option(
      "--step <n>",
      "the step that is drawn, from 1",
      wholeNumber(1, Number.MAX_SAFE_INTEGER),
    );
  addLanguage(command);
  addSearchOptions(command, "explain", ["text", "svg"])
    .addHelpText("after", EXAMPLES)
    .action(async (file: string | undefined, flags: ExplainFlags) => {
      if (flags.step !== undefined && flags.svg !== true) {
        refuseUsage(command, "--step needs --svg");
      }
      const order = { budget: budgetOf(flags) };
      const batch = batchOf(command, file, flags);
      process.exitCode =
        batch === undefined
          ? await explainOne(file, flags)
          : await runBatch(batch, hintsOf(flags), async (thread, puzzle) =>
              withCheck(await explainOn(thread, puzzle, order), puzzle, flags),
            );
    });
}

async function explainOne(path: string | undefined, flags: ExplainFlags): Promise<ExitStatus> {
  const json = flags.json === true;
  const puzzle = await readPuzzle(path, hintsOf(flags));
  if (!puzzle.ok) return reportError(puzzle.error, { name: sourceName(path), json });
  const explanation = withCheck(
    await watched("explaining: {seconds} s", (thread, onProgress) =>
      explainOn(thread, puzzle.value, { budget: budgetOf(flags) }, onProgress),
    ),
    puzzle.value,
    flags,
  );
  const { steps } = explanation;
  if (json) {
    await writeJson(explanation);
    return statusOfDeduced(explanation);
  }
  if (explanation.outcome !== "stopped" && (flags.step ?? 0) > steps.length) {
    complain(`there is no step ${flags.step} to draw: steps of this explanation: ${steps.length}`);
    return BAD_INPUT;
  }
  if (flags.svg) await write(pictureOf(puzzle.value, explanation, flags));
  else {
    const lines = steps.map((step, index) => `${index + 1}. ${wordDeduction(step, flags.lang)}\n`);
    if (explanation.outcome === "none" && explanation.contradiction !== undefined) {
      lines.push(`${wordContradiction(explanation.contradiction, flags.lang)}\n`);
    }
    await write(lines.join(""));
  }
  complain(
    deducedVerdict(explanation) + (explanation.checked ? "; checked, each step follows" : ""),
  );
  return statusOfDeduced(explanation);
}

/**
 * The explanation, with the word that it is checked where that was asked for, and it was not stopped.
 *
 * @throws Error a step does not follow, which is a mistake of the rules
 */
function withCheck(
  explanation: Explanation,
  puzzle: Puzzle,
  { check }: ExplainFlags,
): Explanation & { readonly checked?: true } {
  if (check !== true || explanation.outcome === "stopped") return explanation;
  const fault = checkExplanation(puzzle, explanation);
  if (fault !== undefined) throw new Error(fault.message);
  return { ...explanation, checked: true };
}

/** The step that is asked for, or the last, on the board with the regions before it. */
function pictureOf(puzzle: Puzzle, { steps }: Explanation, { step, lang }: ExplainFlags): string {
  const at = (step ?? steps.length) - 1;
  const deduction = steps[at];
  if (deduction === undefined) return drawSvg(puzzle);
  const before = steps.slice(0, at);
  const known = before.flatMap(({ effect }) => ("fixes" in effect ? [effect.fixes] : []));
  return drawDeduction(puzzle, known, deduction, { language: lang, before });
}
