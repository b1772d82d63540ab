/** The script of a page's thread: parses the HTML that it is given, and sends the board, or why not. */

import { parentPort, workerData } from "node:worker_threads";
import { ok, type Result } from "@shikiri/core";
import { readBoard, type Board, type ReadError } from "@shikiri/scraper";
import { parseHTML } from "linkedom";

/** What is left of a board without its page. */
export type PageBoard = Pick<Board, "puzzle" | "puzzleId" | "witnesses">;

/** How a whole page begins; anything else is a piece of one, as copied from a browser's inspector. */
const PAGE = /^\s*(?:<\?xml|<!doctype|<html|<head|<body)/i;

function boardOf(html: string): Result<PageBoard, ReadError> {
  const page = PAGE.test(html) ? html : `<!doctype html><html><body>${html}</body></html>`;
  const board = readBoard(parseHTML(page).document);
  if (!board.ok) return board;
  const { puzzle, puzzleId, witnesses } = board.value;
  return ok({ puzzle, puzzleId, witnesses });
}

parentPort?.postMessage(boardOf(workerData as string), []);
