/** The command `draw`: a puzzle as a drawing or a picture, with an answer if one is given. */

import {
  cellIndex,
  cellsOf,
  check,
  drawSvg,
  drawText,
  type Answer,
  type ParseHints,
  type Puzzle,
  type Rect,
} from "@shikiri/core";
import type { Command } from "commander";
import { ANSWERED, NO_ANSWER, type ExitStatus } from "../exit-status.ts";
import { readAnswers, type ClaimedAnswer } from "../input/answers.ts";
import { readPuzzle } from "../input/puzzle.ts";
import { sourceName } from "../input/source.ts";
import { complain, reportError } from "../output/complaint.ts";
import { write } from "../output/standard-output.ts";
import { addForms, type FormFlags } from "./output-form.ts";
import { addHints, hintsOf } from "./puzzle-hints.ts";
import { refuseTwoStandardInputs } from "./usage.ts";

type DrawFlags = FormFlags & ParseHints;

const EXAMPLES = `
ANSWER is read as by check; of several answers the first one is drawn. Only a right
answer is drawn, so that a picture can be trusted.

Examples:
  shikiri draw board.txt
  shikiri draw --svg board.txt answer.txt > board.svg
`;

/** Adds the command to the program. */
export function addDraw(program: Command): void {
  const command = program
    .command("draw")
    .summary("draw a puzzle, with its answer if you have one")
    .description("Draws a puzzle, with its answer if you have one.")
    .argument("<puzzle>", "the puzzle")
    .argument("[answer]", "the answer");
  addForms(command, {
    text: "draw with characters (the default)",
    svg: "draw a picture",
  });
  addHints(command)
    .addHelpText("after", EXAMPLES)
    .action(async (puzzle: string, answer: string | undefined, flags: DrawFlags) => {
      refuseTwoStandardInputs(command, puzzle, answer);
      process.exitCode = await draw(puzzle, answer, flags);
    });
}

async function draw(
  puzzlePath: string,
  answerPath: string | undefined,
  flags: DrawFlags,
): Promise<ExitStatus> {
  const puzzle = await readPuzzle(puzzlePath, hintsOf(flags));
  if (!puzzle.ok) return reportError(puzzle.error, { name: sourceName(puzzlePath), json: false });
  const drawing = flags.svg ? drawSvg : drawText;
  if (answerPath === undefined) {
    await write(drawing(puzzle.value));
    return ANSWERED;
  }
  const answers = await readAnswers(answerPath);
  if (!answers.ok) return reportError(answers.error, { name: sourceName(answerPath), json: false });
  const rects = answers.value[0] ?? [];
  const issues = check(puzzle.value, rects);
  for (const issue of issues) complain(`${sourceName(answerPath)}: ${issue.message}`);
  if (issues.length > 0) return NO_ANSWER;
  await write(drawing(puzzle.value, answerOf(puzzle.value, rects)));
  return ANSWERED;
}

/** Rects that were checked, as regions in the order of their clues. */
function answerOf({ size, clues }: Puzzle, rects: ClaimedAnswer): Answer {
  const rectAt = new Map<number, Rect>();
  for (const rect of rects) {
    for (const cell of cellsOf(rect)) rectAt.set(cellIndex(size, cell), rect);
  }
  return clues.map((clue) => ({ ...rectAt.get(cellIndex(size, clue))!, clue }));
}
