/** The command `pack pieces`: the sets by name, or the pieces of one as text or a picture. */

import {
  drawPieces,
  formatPieces,
  orientationsOf,
  PIECE_SET_NAMES,
  piecesNamed,
  symbolsOf,
  type Piece,
} from "@shikiri/core";
import type { Command } from "commander";
import { ANSWERED, type ExitStatus } from "../exit-status.ts";
import { reportError } from "../output/complaint.ts";
import { write, writeJson } from "../output/standard-output.ts";
import { readPieces } from "../packing/read-packing.ts";
import { addForms, type FormFlags } from "./output-form.ts";
import { refuseUsage } from "./usage.ts";

const EXAMPLES = `
Without PIECES, the sets that have a name are listed. Single pieces are known by
letter and size, as F-pentomino. What is printed as text is a pieces file; --json
tells besides by which symbol a piece stands in letter grids and board files.

Examples:
  shikiri pack pieces
  shikiri pack pieces one-sided-tetrominoes > pieces.txt
  shikiri pack pieces pentominoes --svg > pentominoes.svg
`;

/** Adds the command. */
export function addPackPieces(pack: Command): void {
  const command = pack
    .command("pieces")
    .summary("list or draw the pieces of a set")
    .description("Lists the piece sets, or lists or draws the pieces of one.")
    .argument("[pieces]", "a name, a sum of names, or a file");
  addForms(command, {
    text: "print a pieces file (the default)",
    svg: "draw the pieces side by side",
    json: "print the pieces as one line of JSON",
  })
    .addHelpText("after", EXAMPLES)
    .action(async (source: string | undefined, flags: FormFlags) => {
      if (source === undefined && flags.svg) refuseUsage(command, "--svg needs PIECES");
      process.exitCode =
        source === undefined ? await listSets(flags) : await showPieces(source, flags);
    });
}

async function listSets(flags: FormFlags): Promise<ExitStatus> {
  const sets = PIECE_SET_NAMES.map((name) => {
    const pieces = piecesNamed(name) ?? [];
    const cells = pieces.reduce((sum, piece) => sum + piece.cells.length, 0);
    return { name, pieces: pieces.length, cells };
  });
  if (flags.json) await writeJson(sets);
  else {
    const width = Math.max(...sets.map(({ name }) => name.length));
    const lines = sets.map(({ name, pieces, cells }) => {
      const count = `${pieces} piece${pieces === 1 ? "" : "s"}`;
      return `${name.padEnd(width)}  ${count.padStart(10)}  ${String(cells).padStart(4)} cells\n`;
    });
    await write(lines.join(""));
  }
  return ANSWERED;
}

async function showPieces(source: string, flags: FormFlags): Promise<ExitStatus> {
  const pieces = await readPieces(source);
  if (!pieces.ok) {
    const { name, error } = pieces.error;
    return reportError(error, { name, json: flags.json === true });
  }
  if (flags.json) {
    const symbols = symbolsOf(pieces.value);
    await writeJson(pieces.value.map((piece, index) => fields(piece, symbols[index]!)));
  } else await write(flags.svg ? drawPieces(pieces.value) : formatPieces(pieces.value));
  return ANSWERED;
}

function fields(piece: Piece, symbol: string): object {
  const { name, kind, min, max, cells } = piece;
  const orientations = orientationsOf(piece).length;
  return { name, symbol, kind, min, max, orientations, cells: cells.map(({ x, y }) => [x, y]) };
}
