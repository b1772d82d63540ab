/** Hints: the options that say what is known of a puzzle's text, the same for all commands. */

import { NOTATIONS, type ParseHints } from "@shikiri/core";
import { Option, type Command } from "commander";
import { boardSize } from "./option-values.ts";

/** Adds `--from` and `--size`. */
export function addHints(command: Command): Command {
  return command
    .addOption(
      new Option("--from <notation>", "the puzzle's notation; detected if left out").choices(
        NOTATIONS.map(({ name }) => name),
      ),
    )
    .addOption(
      new Option("--size <WxH>", "the size of a site task: columns x rows").argParser(boardSize),
    );
}

/** The hints among a command's options, which are named as core's parser names them. */
export function hintsOf({ from, size }: ParseHints): ParseHints {
  return { ...(from !== undefined && { from }), ...(size !== undefined && { size }) };
}
