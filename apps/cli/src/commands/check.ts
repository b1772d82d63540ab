/** The command `check`: is this the answer of that puzzle? */

import {
  check,
  MAX_ISSUES,
  type InputError,
  type Issue,
  type ParseHints,
  type Puzzle,
} from "@shikiri/core";
import type { Command } from "commander";
import { ANSWERED, NO_ANSWER, type ExitStatus } from "../exit-status.ts";
import { readAnswers, type ClaimedAnswer } from "../input/answers.ts";
import { readPuzzle } from "../input/puzzle.ts";
import { sourceName } from "../input/source.ts";
import { reportError } from "../output/complaint.ts";
import { write, writeJson } from "../output/standard-output.ts";
import { addForms, type FormFlags } from "./output-form.ts";
import { addHints, hintsOf } from "./puzzle-hints.ts";
import { refuseTwoStandardInputs } from "./usage.ts";

type CheckFlags = FormFlags & ParseHints;

const EXAMPLES = `
ANSWER is what solve printed (drawings or JSON), a list of rectangles in JSON, a
matrix of labels, one for each region, or any notation that holds an answer (see
convert --list). For one of the two, - is standard input.
Each fault is a line; cells are (column, row), from 0. A right answer prints "right".

Examples:
  shikiri check board.txt answer.txt
  shikiri solve board.txt | shikiri check board.txt -
`;

/** Adds the command to the program. */
export function addCheck(program: Command): void {
  const command = program
    .command("check")
    .summary("check an answer, and name every fault")
    .description("Checks an answer of a puzzle, and names every fault.")
    .argument("<puzzle>", "the puzzle")
    .argument("<answer>", "the answer");
  addForms(command, { json: 'print {"right": ..., "issues": [...]}' });
  addHints(command)
    .addHelpText("after", EXAMPLES)
    .action(async (puzzle: string, answer: string, flags: CheckFlags) => {
      refuseTwoStandardInputs(command, puzzle, answer);
      process.exitCode = await checkAnswers(puzzle, answer, flags);
    });
}

async function checkAnswers(
  puzzlePath: string,
  answerPath: string,
  flags: CheckFlags,
): Promise<ExitStatus> {
  const json = flags.json === true;
  const puzzle = await readPuzzle(puzzlePath, hintsOf(flags));
  if (!puzzle.ok) return refuse(puzzle.error, puzzlePath, json);
  const answers = await readAnswers(answerPath);
  if (!answers.ok) return refuse(answers.error, answerPath, json);
  const issues = issuesOf(puzzle.value, answers.value);
  const right = issues.length === 0;
  if (json) await writeJson({ right, issues });
  else await write(right ? "right\n" : issues.map(({ message }) => `${message}\n`).join(""));
  return right ? ANSWERED : NO_ANSWER;
}

/** The answers' faults, as many as the checker lists of one; of several answers with the number. */
function issuesOf(puzzle: Puzzle, answers: readonly ClaimedAnswer[]): readonly Issue[] {
  const issues: Issue[] = [];
  for (const [index, answer] of answers.entries()) {
    for (const issue of check(puzzle, answer)) {
      if (issues.length >= MAX_ISSUES) return issues;
      const name = answers.length === 1 ? "" : `answer ${index + 1}: `;
      issues.push({ ...issue, message: name + issue.message });
    }
  }
  return issues;
}

/** Reports an error; as there are two inputs, the message itself must name the one at fault. */
function refuse(error: InputError, path: string, json: boolean): Promise<ExitStatus> {
  const name = sourceName(path);
  const message = json ? `${name}: ${error.message}` : error.message;
  return reportError({ ...error, message }, { name, json });
}
