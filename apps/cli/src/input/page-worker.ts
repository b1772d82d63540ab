/** The script of a page's thread: parses the HTML that it is given, and sends the board, or why not. */

import { parentPort, workerData } from "node:worker_threads";
import { ok, type Puzzle, type Result } from "@shikiri/core";
import { readBoard, type ReadError, type TaskWitness } from "@shikiri/scraper";
import { parseHTML } from "linkedom";

/** What is left of a board without its page. */
export interface PageBoard {
  readonly puzzle: Puzzle;
  readonly task: TaskWitness;
}

function boardOf(html: string): Result<PageBoard, ReadError> {
  const board = readBoard(parseHTML(html).document);
  return board.ok ? ok({ puzzle: board.value.puzzle, task: board.value.task }) : board;
}

parentPort?.postMessage(boardOf(workerData as string), []);
