/**
 * What a stand-in page can be told: the board and every variant of the site's page.
 *
 * The variants are those that the facts about the live page leave open or warn of, so that whoever
 * reads the board can be tried against all of them. Lengths are CSS pixels, times milliseconds.
 */

import type { Rect } from "@shikiri/core";

/** A board as a matrix, 0 for a blank. */
export type Rows = readonly (readonly number[])[];

/** How the page's inline script states the task. A `text` is put there as it is. */
type InlineTask = "true" | "other" | "corrupted" | "absent" | { readonly text: string };

/** How the cells are laid out and written. */
export interface Look {
  /** Pixels between two cells; the site has 3 in its classic style and 1 in the modern one. */
  readonly separator: number;
  readonly cellSize: number;
  /** Extra pixels after every fifth column and row. */
  readonly gutter: number;
  /** Pixels by which a clue's cell is smaller than a blank one on each side. */
  readonly clueInset: number;
  /** Whether a clue stands in its cell's own text node or in an element inside. */
  readonly clueText: "direct" | "nested";
  /** More classes for every cell, such as `selectable cell-off`. */
  readonly cellClasses: string;
}

/** The options of a stand-in page; only the board is needed. */
export interface StandInOptions extends Partial<Look> {
  /** The board of the page as it was served. */
  readonly rows: Rows;
  /** The boards that New Puzzle and the swap in place go on to, in turn. */
  readonly nextBoards?: readonly Rows[];
  /** `modern` (the default) has separators of 1 pixel, `classic` of 3. */
  readonly style?: "modern" | "classic";
  readonly night?: boolean;
  /** The scale of the board, 0.2 to 5. */
  readonly zoom?: number;
  /** How long after DOM ready the board is built. */
  readonly lateMs?: number;
  /** `true` by default: the page's own board. */
  readonly task?: InlineTask;
  /** The trap: an unfinished saved game that is shown in place of the page's board. */
  readonly savedGame?: Rows;
  /** Whether a consent layer covers the page. */
  readonly consent?: boolean;
  /** `mobile` is the twin with other buttons, which swaps the puzzle in place; desktop by default. */
  readonly site?: "desktop" | "mobile";
  /** What `#robot`, which marks an attempt as a program's, is; a checkbox by default. */
  readonly robot?: "checkbox" | "hidden" | "absent";
  /** The trap: whether the page submits by itself as soon as the board is solved. */
  readonly autoSubmit?: boolean;
  /** Rectangles that the player has already drawn. */
  readonly drawn?: readonly Rect[];
}

/** The options with all that was left out filled in. */
export interface Settings extends Look {
  readonly rows: Rows;
  readonly nextBoards: readonly Rows[];
  readonly style: "modern" | "classic";
  readonly night: boolean;
  readonly zoom: number;
  readonly lateMs: number;
  readonly task: InlineTask;
  /** The board on screen: the saved game's, or else the page's own. */
  readonly shown: Rows;
  readonly consent: boolean;
  readonly site: "desktop" | "mobile";
  readonly robot: "checkbox" | "hidden" | "absent";
  readonly autoSubmit: boolean;
  readonly drawn: readonly Rect[];
}

/** The separator of each of the site's styles, in pixels. */
export const SEPARATOR_OF = { modern: 1, classic: 3 } as const;

/** Fills in what the options leave out. */
export function settingsOf({ savedGame, ...options }: StandInOptions): Settings {
  const style = options.style ?? "modern";
  return {
    nextBoards: [],
    separator: SEPARATOR_OF[style],
    cellSize: 30,
    gutter: 0,
    clueInset: 0,
    clueText: "direct",
    cellClasses: "",
    night: false,
    zoom: 1,
    lateMs: 0,
    task: "true",
    consent: false,
    site: "desktop",
    robot: "checkbox",
    autoSubmit: false,
    drawn: [],
    ...options,
    style,
    shown: savedGame ?? options.rows,
  };
}
