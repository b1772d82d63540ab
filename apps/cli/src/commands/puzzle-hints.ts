/** Hints: the options that say what is known of a puzzle's text, the same for all commands. */

import { NOTATIONS, type Notation, type Size } from "@shikiri/core";
import { Option, type Command } from "commander";
import { boardSize } from "./option-values.ts";

/** What is set of the options for hints; they are also what core's parser takes. */
export interface HintFlags {
  readonly from?: Notation;
  readonly size?: Size;
}

/** Adds `--from` and `--size`. */
export function addHints(command: Command): Command {
  return command
    .addOption(
      new Option("--from <notation>", "the puzzle's notation; detected if left out").choices(
        NOTATIONS,
      ),
    )
    .addOption(
      new Option("--size <WxH>", "the size of a site task: columns x rows").argParser(boardSize),
    );
}

/** The hints among a command's options. */
export function hintsOf({ from, size }: HintFlags): HintFlags {
  return { ...(from !== undefined && { from }), ...(size !== undefined && { size }) };
}
