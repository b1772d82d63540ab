/**
 * Which engine a packing problem is given to when nobody says.
 *
 * The bitboard remembers what comes up again at the frontier of its scan, of which there is the more
 * the wider the board is on its shorter side; beyond some width nothing comes up again. The general
 * engine goes where there is least choice, and cares for no width.
 */

import type { Packing } from "./packing.ts";
import type { PackingEngine } from "./engine.ts";
import { bitboardPacking, coverPacking } from "./stocked-backed.ts";

/** The widest board, on its shorter side, that is scanned. */
const MOST_WIDE = 8;

/**
 * The engine for the problem; it depends on the board's size, and on whether only a first arrangement is
 * wanted: to come to one quickly, the bitboard's preparations are too long.
 */
export function chooseEngine({ board }: Packing, isFirst = false): PackingEngine {
  const { width, height } = board.size;
  const isScanned = !isFirst && Math.min(width, height) <= MOST_WIDE;
  return isScanned ? bitboardPacking : coverPacking;
}
