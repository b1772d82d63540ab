/**
 * @shikiri/scraper: everything that is public, by name.
 *
 * From a page to a puzzle (`readBoard`, `waitForBoard`) and on from there (`watchBoard`). Nothing
 * here writes into a page.
 */

export {
  MAX_BOARD_CELLS,
  type Board,
  type Box,
  type ReadError,
  type ReadErrorKind,
} from "./board.ts";
export { hearGame } from "./game-witness.ts";
export { readBoard } from "./read-board.ts";
export { inTime } from "./in-time.ts";
export { readGame, type PageGame } from "./read-game.ts";
export { waitForBoard, type WaitOptions } from "./wait-for-board.ts";
export { watchBoard, type BoardWatcher } from "./watch-board.ts";
export { type Testimony, type Witness, type Witnesses } from "./witnesses.ts";
