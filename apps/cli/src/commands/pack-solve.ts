/** The command `pack solve`: arrangements of pieces on a board. */

import {
  packingEngine,
  PACKING_ENGINE_NAMES,
  type PackingColours,
  type PackingEngineName,
} from "@shikiri/core";
import { Option, type Command } from "commander";
import { solvePack } from "../packing/solve-pack.ts";
import { timeLimit, wholeNumber } from "./option-values.ts";
import { addForms, type FormFlags } from "./output-form.ts";
import { addPacking, PACKING_HELP, type PackingFlags } from "./packing-options.ts";
import { refuseTwoStandardInputs } from "./usage.ts";

interface PackSolveFlags extends PackingFlags, FormFlags {
  readonly engine?: PackingEngineName;
  readonly first?: true;
  readonly limit?: number;
  readonly timeout: number;
  readonly colours: PackingColours;
}

const EXAMPLES = `
${PACKING_HELP}

The verdict goes to standard error. Images of an arrangement under a symmetry are
arrangements of their own here; pack count tells them together.

Examples:
  shikiri pack solve --board 10x6
  shikiri pack solve --board 8x8 --pieces "pentominoes + O-tetromino" --svg > box.svg
  shikiri pack solve --board board.txt --pieces pieces.txt --limit 12 --svg > sheet.svg
`;

/** Adds the command. */
export function addPackSolve(pack: Command): void {
  const command = pack
    .command("solve")
    .summary("find arrangements, and say whether there is only one")
    .description("Finds arrangements, and says whether there is only one.");
  addForms(addPacking(command), {
    text: "print the arrangements as drawings of characters (the default)",
    letters: "print them as grids of letters, which pack check reads",
    svg: "print a picture: of one arrangement, or a sheet of several",
    json: "print the outcome as one line of JSON",
  });
  command
    .addOption(
      new Option("--engine <name>", "what searches (default: chosen by the board's size)").choices(
        PACKING_ENGINE_NAMES,
      ),
    )
    .option("--first", "stop at the first arrangement, and claim nothing about others")
    .addOption(
      new Option("--limit <n>", "how many arrangements to print at most (default: 1, as JSON 2)")
        .argParser(wholeNumber(1, 100_000))
        .conflicts("first"),
    )
    .addOption(
      new Option("--timeout <seconds>", "stop the search after this time, 0 for never")
        .argParser(timeLimit)
        .default(60_000, "60"),
    )
    .addOption(
      new Option("--colours <how>", "of the picture: one for each piece, or four for neighbours")
        .choices(["pieces", "four"] satisfies PackingColours[])
        .default("pieces"),
    )
    .addHelpText("after", EXAMPLES)
    .action(async (flags: PackSolveFlags) => {
      refuseTwoStandardInputs(command, flags.board, flags.pieces);
      const form = flags.json ? "json" : flags.svg ? "svg" : flags.letters ? "letters" : "text";
      process.exitCode = await solvePack(
        flags,
        {
          ...(flags.engine && { engine: packingEngine(flags.engine) }),
          shown: flags.limit ?? (form === "json" && flags.first === undefined ? 2 : 1),
          first: flags.first === true,
          budget: flags.timeout > 0 ? { timeMs: flags.timeout } : {},
          colours: flags.colours,
        },
        form,
      );
    });
}
