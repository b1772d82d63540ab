/** The command `generate`: puzzles to order, one or many. */

import { randomBytes } from "node:crypto";
import {
  CLUE_SYMMETRIES,
  DIFFICULTIES,
  type ClueSymmetry,
  type Difficulty,
  type Size,
} from "@shikiri/core";
import { Option, type Command } from "commander";
import { makePuzzles } from "../solving/make-puzzles.ts";
import { boardSize, clueShare, timeLimit, wholeNumber } from "./option-values.ts";
import { addForms, type FormFlags } from "./output-form.ts";
import { refuseUsage } from "./usage.ts";

interface GenerateFlags extends FormFlags {
  readonly seed?: string;
  readonly count: number;
  readonly start: number;
  readonly difficulty?: Difficulty;
  readonly symmetry: ClueSymmetry;
  readonly minArea?: number;
  readonly maxArea?: number;
  readonly ones?: true;
  readonly fewTwos?: true;
  readonly unknowns: number;
  readonly solved?: true;
  readonly timeout: number;
  readonly jobs: number;
}

const MOST = 1_000_000_000;

const EXAMPLES = `
Every puzzle has exactly one answer. A seed makes the same puzzles on every machine, and
puzzle number i of a seed does not depend on the others: --start 500 --count 1 makes
number 500 again. Without --seed a new one is used, and told on standard error.

Examples:
  shikiri generate 10x10
  shikiri generate 15x15 --difficulty hard --symmetry half-turn --svg > puzzle.svg
  shikiri generate 20x20 --seed mine --count 1000 --jobs 4 --json > puzzles.jsonl
`;

/** Adds the command to the program. */
export function addGenerate(program: Command): void {
  const command = program
    .command("generate")
    .summary("make puzzles with exactly one answer, as hard as you like")
    .description("Makes puzzles with exactly one answer, as hard as you like.")
    .argument("<size>", "columns x rows, such as 10x8", boardSize);
  addForms(command, {
    text: "draw with characters (the default)",
    svg: "draw a picture",
    json: 'print {"rows": ..., "seed": ..., "index": ..., "tier": ..., "answer": ...}, a line each',
  });
  const area = wholeNumber(1, MOST);
  command
    .option("--seed <text>", "what decides everything that is random")
    .addOption(
      new Option("--count <n>", "how many puzzles").argParser(wholeNumber(1, MOST)).default(1),
    )
    .addOption(
      new Option("--start <n>", "the first one's number")
        .argParser(wholeNumber(0, MOST))
        .default(0),
    )
    .addOption(
      new Option(
        "--difficulty <tier>",
        "the hardest rule's tier (default: gentle to steady, as it comes)",
      ).choices(DIFFICULTIES),
    )
    .addOption(
      new Option("--symmetry <name>", "of the clues' cells")
        .choices(CLUE_SYMMETRIES)
        .default(CLUE_SYMMETRIES[0]),
    )
    .addOption(new Option("--min-area <n>", "the least area (default: 2)").argParser(area))
    .addOption(new Option("--max-area <n>", "the greatest area").argParser(area))
    .option("--ones", "allow regions of one cell")
    .option("--few-twos", "avoid regions of two cells")
    .addOption(
      new Option("--unknowns <n>", "how many clues are ?, or a share such as 20%")
        .argParser(clueShare)
        .default(0),
    )
    .addOption(new Option("--solved", "draw the answers too").conflicts("json"))
    .addOption(
      new Option("--timeout <seconds>", "give a puzzle up after this time, 0 for never")
        .argParser(timeLimit)
        .default(60_000, "60"),
    )
    .addOption(
      new Option("--jobs <n>", "how many puzzles to make at once")
        .argParser(wholeNumber(1, 64))
        .default(1),
    )
    .addHelpText("after", EXAMPLES)
    .action(async (size: Size, flags: GenerateFlags) => {
      const { count, start, timeout, jobs, svg, json, text: _, solved, ...options } = flags;
      if (svg && count > 1) refuseUsage(command, "--svg draws one puzzle: leave out --count");
      const seed = flags.seed ?? randomBytes(6).toString("hex");
      const order = { ...options, ...size, seed, budget: timeout > 0 ? { timeMs: timeout } : {} };
      const form = json ? "json" : svg ? "svg" : "text";
      process.exitCode = await makePuzzles(order, { start, count, jobs }, form, solved === true);
    });
}
