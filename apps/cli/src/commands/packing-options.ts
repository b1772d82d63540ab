/** Packing options: the board, the pieces, and where they may lie; the same for all pack commands. */

import type { CellOfPiece } from "@shikiri/core";
import { InvalidArgumentError, Option, type Command } from "commander";

/** What is set of the options for packing problems. */
export interface PackingFlags {
  readonly board: string;
  readonly pieces: string;
  readonly pin: readonly CellOfPiece[];
  readonly bar: readonly CellOfPiece[];
}

/** What the help of the pack commands says of boards and pieces. */
export const PACKING_HELP = `BOARD is columns x rows, such as 10x6, or a file: . or 1 is a cell to fill, # or 0 a
wall, and a piece's letter a cell that it must cover. PIECES is a set's name
(pack pieces lists them), a sum such as "pentominoes-F 0..1 + O-tetromino", or a
file: blocks divided by an empty line, each "NAME [MIN..MAX] [free|one-sided|fixed]"
and a picture of * and blanks. For one of the two, - is standard input.`;

/** Adds `--board`, `--pieces`, `--pin` and `--bar`. */
export function addPacking(command: Command): Command {
  const board = new Option("--board <board>", "the board: columns x rows, or a file");
  const pieces = new Option("--pieces <pieces>", "the pieces: a name, a sum or a file");
  return command
    .addOption(board.makeOptionMandatory())
    .addOption(pieces.default("pentominoes"))
    .addOption(
      new Option("--pin <x,y=piece>", "a cell that the piece must cover; repeatable")
        .argParser(cellOfPiece)
        .default([], "none"),
    )
    .addOption(
      new Option("--bar <x,y=piece>", "a cell that the piece must not cover; repeatable")
        .argParser(cellOfPiece)
        .default([], "none"),
    );
}

/** Reads `3,4=F`: column 3, row 4, piece F; and puts it to the others. */
function cellOfPiece(word: string, others: readonly CellOfPiece[]): readonly CellOfPiece[] {
  const match = /^(\d{1,5}),(\d{1,5})=(\S+)$/.exec(word);
  if (match === null) {
    throw new InvalidArgumentError("Expected column,row=piece, such as 3,4=F, counted from 0.");
  }
  const [, x, y, piece = ""] = match;
  return [...others, { cell: { x: Number(x), y: Number(y) }, piece }];
}
