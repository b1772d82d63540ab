/** The command `convert`: a puzzle in another notation, with its answer where both can hold it. */

import { NOTATIONS, type NotationName, type ParseHints } from "@shikiri/core";
import { Option, type Command } from "commander";
import { ANSWERED } from "../exit-status.ts";
import { write } from "../output/standard-output.ts";
import { convertOne } from "../solving/convert-one.ts";
import { timeLimit } from "./option-values.ts";
import { addHints, hintsOf } from "./puzzle-hints.ts";
import { budgetOf } from "./search-options.ts";
import { refuseUsage } from "./usage.ts";

interface ConvertFlags extends ParseHints {
  readonly to?: NotationName;
  readonly answer?: true;
  readonly list?: true;
  readonly timeout: number;
}

const EXAMPLES = `
FILE is read as by solve, saved pages included. What is drawn on the puzzle (a saved
game, a file with its answer) is written too where the new notation holds it.

Examples:
  shikiri convert board.txt --to puzz.link
  shikiri convert 'https://puzz.link/p?shikaku/3/3/g2g212g2g' --to tatham
  shikiri convert board.txt --to janko --answer
  shikiri convert --list
`;

const written = NOTATIONS.filter(({ format }) => format !== undefined);

/** Adds the command to the program. */
export function addConvert(program: Command): void {
  const command = program
    .command("convert")
    .summary("write a puzzle in another notation")
    .description("Writes a puzzle in another notation.")
    .argument("[file]", "the puzzle")
    .addOption(
      new Option("--to <notation>", "the notation to write").choices(
        written.map(({ name }) => name),
      ),
    )
    .option("--answer", "solve the puzzle, and write its answer too")
    .option("--list", "list the notations");
  addHints(command)
    .addOption(
      new Option(
        "--timeout <seconds>",
        "stop the search for the answer after this time, 0 for never",
      )
        .argParser(timeLimit)
        .default(60_000, "60"),
    )
    .addHelpText("after", EXAMPLES)
    .action(async (file: string | undefined, flags: ConvertFlags) => {
      process.exitCode = flags.list
        ? await listNotations()
        : await convertOne(file, hintsOf(flags), orderOf(command, flags));
    });
}

function orderOf(command: Command, flags: ConvertFlags): Parameters<typeof convertOne>[2] {
  const notation = NOTATIONS.find(({ name }) => name === flags.to);
  if (notation === undefined) return refuseUsage(command, "expected --to, or --list");
  if (flags.answer && !notation.holdsRects) {
    const able = written.filter(({ holdsRects }) => holdsRects).map(({ name }) => name);
    refuseUsage(command, `${notation.name} holds no answer: expected one of ${able.join(", ")}`);
  }
  return { to: notation.name, withAnswer: flags.answer === true, budget: budgetOf(flags) };
}

/** Prints a line for each notation: its name, what it is, and what it can do. */
async function listNotations(): Promise<typeof ANSWERED> {
  const width = Math.max(...NOTATIONS.map(({ name }) => name.length));
  for (const { name, title, holdsRects, format } of NOTATIONS) {
    const remarks = [format ? [] : "read only", holdsRects ? "answers" : []].flat().join(", ");
    await write(`${name.padEnd(width)}  ${title}${remarks === "" ? "" : ` (${remarks})`}\n`);
  }
  return ANSWERED;
}
