/** The process in which memory is measured: solves one board once and tells what that took. */

import { memoryUsage } from "node:process";
import { solve } from "@shikiri/core";
import { generatedBoards } from "./boards.ts";
import type { MemoryReply } from "./memory.ts";

const board = generatedBoards().find(({ name }) => name === process.argv[2]);
if (board === undefined) throw new Error(`no board is called ${process.argv[2]}`);
global.gc?.();
const before = used();
const { outcome } = solve(board.puzzle);
const after = used();
const reply: MemoryReply = { outcome, bytes: after - before };
process.send?.(reply);

/** Bytes on the heap and in typed arrays. */
function used(): number {
  const { heapUsed, arrayBuffers } = memoryUsage();
  return heapUsed + arrayBuffers;
}
