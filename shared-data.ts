/**
 * The shared puzzle data that lies beside the repository, where it is there.
 *
 * The rule for suites that use it, which are named `shared-data`: without the data they are skipped,
 * but in CI, which promises to have it, they fail. Their bodies run only where it is there, so that
 * they may read it at once.
 */

import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const FOLDER = new URL("../shared/data/", import.meta.url);

/** Whether the data is there. */
export const HAS_SHARED_DATA: boolean = existsSync(FOLDER);

/** A line of the files: `0` is a blank, `"?"` a clue of unknown area. */
export interface SharedBoard {
  readonly id: string;
  readonly rows: readonly (readonly (number | "?")[])[];
  readonly outcome?: string;
  /** How many answers it is known to have. */
  readonly answers?: number;
  /**
   * Of one with one answer, how hard it was found to be: 1 where last candidates and solely covered cells
   * are enough, 2 with cells that a clue has or reaches alone, 4 beyond these.
   */
  readonly level?: 1 | 2 | 4;
  /** A published answer: `[x, y, width, height]` of each rect. */
  readonly solution?: readonly (readonly [number, number, number, number])[];
}

/** A board that was seen on the site: every clue is known. */
export interface SiteBoard extends SharedBoard {
  readonly rows: readonly (readonly number[])[];
  readonly width: number;
  readonly height: number;
  /** The board in the site's own notation. */
  readonly task: string;
}

/** A suite of tests that need the shared data. */
export function describeSharedData(tests: () => void): void {
  describe.skipIf(!HAS_SHARED_DATA && process.env["CI"] !== "true")("shared-data", () => {
    it("lies beside the repository, in ../shared/data", () => {
      expect(HAS_SHARED_DATA).toBe(true);
    });
    if (HAS_SHARED_DATA) tests();
  });
}

/** The boards of one file, such as `corpus`. Throws if it is not there or has none. */
export function sharedBoards(name: string): readonly SharedBoard[] {
  const text = readFileSync(new URL(`${name}.jsonl`, FOLDER), "utf8");
  const lines = text.split("\n").filter((line) => line !== "");
  if (lines.length === 0) throw new Error(`${name}.jsonl is empty: expected a board in each line`);
  return lines.map((line) => JSON.parse(line) as SharedBoard);
}

/** The boards of the site. Throws if they are not there. */
export function siteBoards(): readonly SiteBoard[] {
  return sharedBoards("site-boards") as readonly SiteBoard[];
}

/** A known number of packings, in the words of the data: see its `about` and `traps`. */
export interface KnownPacking {
  readonly board: string;
  /** `.` is a cell to fill. */
  readonly rows: readonly string[];
  readonly pieces: string;
  readonly rule: string;
  /** All arrangements; null where only those with the property are known. */
  readonly raw: number | null;
  readonly upToSymmetry: number | null;
  readonly symmetryOrder: number | null;
  /** What the arrangements have that are counted; all where it is left out. */
  readonly property?: string;
}

/** The known numbers of packings. Throws if they are not there. */
export function knownPackings(): readonly KnownPacking[] {
  const text = readFileSync(new URL("packings.json", FOLDER), "utf8");
  return (JSON.parse(text) as { readonly counts: readonly KnownPacking[] }).counts;
}
