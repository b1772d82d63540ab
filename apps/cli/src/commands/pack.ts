/** The command `pack`: fill a board with polyominoes. Its own commands say what is wanted. */

import type { Command } from "commander";
import { addPackCheck } from "./pack-check.ts";
import { addPackCount } from "./pack-count.ts";
import { addPackPieces } from "./pack-pieces.ts";
import { addPackSolve } from "./pack-solve.ts";

/** Adds the command to the program. */
export function addPack(program: Command): void {
  const pack = program
    .command("pack")
    .summary("fill a board with polyominoes: solve, count, check, pieces")
    .description("Fills a board with polyominoes, without gaps and overlaps.");
  addPackSolve(pack);
  addPackCount(pack);
  addPackCheck(pack);
  addPackPieces(pack);
}
