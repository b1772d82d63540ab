/** The command `hint`: what a player should see next. */

import {
  drawDeduction,
  drawText,
  wordHint,
  contains,
  type Answer,
  type Hint,
  type HintText,
  type ParseHints,
  type Puzzle,
  type Rect,
} from "@shikiri/core";
import { Option, type Command } from "commander";
import { ANSWERED, NO_ANSWER, STOPPED, type ExitStatus } from "../exit-status.ts";
import { readAnswers } from "../input/answers.ts";
import { readPuzzle } from "../input/puzzle.ts";
import { sourceName } from "../input/source.ts";
import { complain, reportError } from "../output/complaint.ts";
import { write, writeJson } from "../output/standard-output.ts";
import { hintOn } from "../solving/deduce-on.ts";
import { watched } from "../solving/watched.ts";
import { addLanguage, type LanguageFlags } from "./language.ts";
import { timeLimit } from "./option-values.ts";
import { addForms, type FormFlags } from "./output-form.ts";
import { addHints, hintsOf } from "./puzzle-hints.ts";
import { budgetOf } from "./search-options.ts";
import { refuseTwoStandardInputs } from "./usage.ts";

interface HintFlags extends FormFlags, ParseHints, LanguageFlags {
  readonly where?: true;
  readonly timeout: number;
}

const EXAMPLES = `
DRAWN is what the player has drawn so far, a list of rectangles in JSON:
[{"x": 0, "y": 0, "width": 2, "height": 1}]. If any of it is wrong, the hint says what
and why; else it is the next rectangle. Cells are (column, row), from 0 at the top left.
Exit status 1 means that something is drawn wrong, or that there is no hint.

Examples:
  shikiri hint board.txt
  shikiri hint --where board.txt drawn.json
  shikiri hint --svg board.txt drawn.json > hint.svg
`;

/** Adds the command to the program. */
export function addHint(program: Command): void {
  const command = program
    .command("hint")
    .summary("say what a player should see next, and why")
    .description("Says what a player should see next, and why.")
    .argument("<puzzle>", "the puzzle")
    .argument("[drawn]", "the rectangles that are drawn");
  addForms(command, {
    text: "print the sentences, and a drawing with the next rectangle (the default)",
    svg: "print a picture of the next rectangle and its reasons",
    json: 'print {"outcome": ..., "rule": ..., "effect": ..., "because": ..., "text": ...}',
  });
  addLanguage(addHints(command))
    .addOption(new Option("--where", "only say where to look").conflicts(["json", "svg"]))
    .addOption(
      new Option("--timeout <seconds>", "stop the search after this time, 0 for never")
        .argParser(timeLimit)
        .default(60_000, "60"),
    )
    .addHelpText("after", EXAMPLES)
    .action(async (puzzle: string, drawn: string | undefined, flags: HintFlags) => {
      refuseTwoStandardInputs(command, puzzle, drawn);
      process.exitCode = await hintOne(puzzle, drawn, flags);
    });
}

async function hintOne(
  puzzlePath: string,
  drawnPath: string | undefined,
  flags: HintFlags,
): Promise<ExitStatus> {
  const json = flags.json === true;
  const puzzle = await readPuzzle(puzzlePath, hintsOf(flags));
  if (!puzzle.ok) return reportError(puzzle.error, { name: sourceName(puzzlePath), json });
  const read = drawnPath === undefined ? undefined : await readAnswers(drawnPath);
  if (read?.ok === false) return reportError(read.error, { name: sourceName(drawnPath), json });
  const drawn = read?.value[0] ?? [];
  const found = await watched("looking: {seconds} s", (thread, onProgress) =>
    hintOn(thread, puzzle.value, { drawn, budget: budgetOf(flags) }, onProgress),
  );
  const text = wordHint(found, flags.lang);
  if (json) await writeJson({ ...found, text });
  else if (found.outcome === "region") await showRegion(puzzle.value, drawn, found, text, flags);
  else if ((found.outcome === "fault" || found.outcome === "complete") && flags.svg !== true) {
    const isHalf = flags.where === true && found.outcome === "fault";
    await write(`${isHalf ? text.where : text.why}\n`);
  } else complain(text.why);
  return statusOf(found);
}

/** Prints the region that is next in the form that is asked for. */
async function showRegion(
  puzzle: Puzzle,
  drawn: readonly Rect[],
  found: Hint & { readonly outcome: "region" },
  { where, why }: HintText,
  flags: HintFlags,
): Promise<void> {
  const { effect } = found;
  const next = "fixes" in effect ? [effect.fixes] : [];
  if (flags.where) await write(`${where}\n`);
  else if (flags.svg) {
    const { before } = found;
    const picture = drawDeduction(puzzle, drawn, found, { language: flags.lang, before });
    await write(picture);
  } else {
    const answer = [...drawn, ...next].flatMap((rect) => regionsAt(puzzle, rect));
    await write(`${where}\n${why}\n\n${drawText(puzzle, answer)}`);
  }
}

/** A rect that is right, with its clue. */
function regionsAt({ clues }: Puzzle, rect: Rect): Answer {
  return clues.filter((clue) => contains(rect, clue)).map((clue) => ({ ...rect, clue }));
}

function statusOf({ outcome }: Hint): ExitStatus {
  if (outcome === "stopped") return STOPPED;
  return outcome === "region" || outcome === "complete" ? ANSWERED : NO_ANSWER;
}
