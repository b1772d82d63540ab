/**
 * Boards for unit tests: built from rows, on a page without layout.
 *
 * The markup is the stand-in page's, so what is drawn on here is what the scraper reads.
 */

import { readBoard, type Board } from "@shikiri/scraper";
import { staticBoardHtml, type StandInOptions } from "@shikiri/scraper/stand-in";
import { parseHTML } from "linkedom";

/**
 * A page of the stand-in, whose every text has the colour `ink`, and the board that was read from it.
 * Throws if the board is unreadable.
 */
export function boardOnPage(
  options: StandInOptions,
  ink = "rgb(0, 0, 0)",
): {
  readonly document: Document;
  readonly board: Board;
} {
  const { document, window } = parseHTML(staticBoardHtml(options));
  window.getComputedStyle = () => ({ color: ink }) as CSSStyleDeclaration;
  const board = readBoard(document);
  if (!board.ok) throw new Error(board.error.message);
  return { document, board: board.value };
}
