/**
 * The shared puzzle data that lies beside the repository, where it is there.
 *
 * Suites that use it are named `shared-data`. Without the data they are skipped, but not in CI,
 * which promises to have it.
 */

import { existsSync, readFileSync } from "node:fs";
import { describe } from "vitest";
import type { Rect } from "../src/base/grid.ts";

const folder = new URL("../../../../shared/data/", import.meta.url);

/** A line of the files: `0` is a blank, `"?"` a clue of unknown area. */
export interface SharedBoard {
  readonly id: string;
  readonly rows: readonly (readonly (number | "?")[])[];
  readonly task?: string;
  readonly outcome?: string;
  readonly answers?: number;
  readonly solution?: readonly (readonly [number, number, number, number])[];
}

/** A suite of tests that need the shared data. */
export function describeSharedData(tests: () => void): void {
  const missing = !existsSync(folder) && process.env["CI"] !== "true";
  describe.skipIf(missing)("shared-data", () => {
    tests();
  });
}

/** The boards of one file, such as `site-boards`. */
export function sharedBoards(name: string): readonly SharedBoard[] {
  if (!existsSync(folder)) return [];
  const text = readFileSync(new URL(`${name}.jsonl`, folder), "utf8");
  const lines = text.split("\n").filter((line) => line !== "");
  return lines.map((line) => JSON.parse(line) as SharedBoard);
}

/** Whether the file's own solution has the rect. */
export function isInSolution(board: SharedBoard, rect: Rect): boolean {
  return (board.solution ?? []).some(
    ([x, y, width, height]) =>
      x === rect.x && y === rect.y && width === rect.width && height === rect.height,
  );
}
