/** What `readBoard` makes of a page, in the shortest form that a test can compare. */

import { rowsOf, type Area } from "@shikiri/core";
import { readBoard, type ReadError } from "../src/index.ts";

/** The board's rows; throws the error's message if it cannot be read. */
export function rowsOn(document: Document): readonly (readonly Area[])[] {
  const board = readBoard(document);
  if (!board.ok) throw new Error(board.error.message);
  return rowsOf(board.value.puzzle);
}

/** The error of a page that must not be read; throws if it is. */
export function errorOn(document: Document): ReadError {
  const board = readBoard(document);
  if (board.ok) throw new Error("expected an error, but the board was read");
  return board.error;
}
