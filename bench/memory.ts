/**
 * Memory: what solving a board of 100x100 takes, in a process of its own.
 *
 * Heap and typed arrays after less before, with nothing collected in between but what the young
 * generation collects by itself.
 */

import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { generatedBoards } from "./boards.ts";
import { markdownTable, type Section } from "./section.ts";

/** What the child tells. */
export interface MemoryReply {
  readonly outcome: string;
  /** Bytes on the heap and in typed arrays, after less before. */
  readonly bytes: number;
}

const MOST_BYTES = 64e6;

/** Measures it. */
export async function memory(tell: (what: string) => void): Promise<Section> {
  const table = [["board", "outcome", "heap and typed arrays, MB"]];
  let most = 0;
  for (const { name } of generatedBoards().filter((board) => board.name.endsWith("100x100"))) {
    tell(name);
    const { outcome, bytes } = await measure(name);
    most = Math.max(most, bytes);
    table.push([name, outcome, (bytes / 1e6).toFixed(1)]);
  }
  return {
    title: "Memory",
    text: `One \`solve\` in a new process.\n\n${markdownTable(table)}`,
    figures: [
      {
        asked: "memory for 100x100 under 64 MB",
        measured: `${(most / 1e6).toFixed(1)} MB at most`,
        isMet: most < MOST_BYTES,
      },
    ],
  };
}

async function measure(name: string): Promise<MemoryReply> {
  const file = fileURLToPath(new URL("memory-child.ts", import.meta.url));
  const child = fork(file, [name], { execArgv: [...process.execArgv, "--expose-gc"] });
  const [reply] = (await once(child, "message")) as [MemoryReply];
  child.disconnect();
  return reply;
}
