/**
 * Requests: what a content script asks of the background.
 *
 * Everything is plain data, and checked before it is believed, because any page's process could be
 * taken over: sizes are bounded, a board must be a puzzle, rectangles must lie on it. For each tab and
 * kind there is one job at a time: a new one replaces the old.
 */

import { fitsOn, puzzleFromRows, type Area, type Puzzle, type Rect } from "@shikiri/core";
import { MAX_BOARD_CELLS } from "@shikiri/scraper";
import { LOCALES, type Locale } from "./locales.ts";
import type { Reply } from "./replies.ts";

/** What a tab shows: nothing, work under way, a verdict, a step, or that its board cannot be read. */
export type Status = "off" | "busy" | "unreadable" | "step" | Reply["verdict"];

/** The notations that a board can be copied in. */
export const FORMATS = ["puzz.link", "tatham", "text"] as const;

/** A notation that a board can be copied in. */
export type Format = (typeof FORMATS)[number];

/** How long the answer to `game` may let itself be waited for, in milliseconds. */
export const PAGE_ANSWER_MS = 2000;

type Rows = readonly (readonly Area[])[];

/**
 * What a content script may send.
 *
 * - `solve`, `steps`, `grade`: of a board; `hint`, `check`: of a board with the player's rectangles;
 *   each is answered with its own reply, or a `NoReply`.
 * - `format`: the board in a notation, answered with its text.
 * - `game`: what the page's own world says of its board, if anything.
 * - `fill`: has the script that fills boards put beside the content script.
 * - `settings`: choices to be kept. `cancel`: ends all jobs of the tab. `status`: for the button.
 * - `arrived`: a page of a permitted site is there.
 * - `renew`: asks for the order of that name, since something was chosen elsewhere.
 */
export type ContentRequest = OfBoard<{ readonly rows: Rows }> | OfPage;

/** A request that was checked; rows have become a puzzle. */
export type CheckedRequest = OfBoard<{ readonly puzzle: Puzzle }> | OfPage;

type OfBoard<Board> = Board &
  (
    | { readonly kind: "solve" | "steps" | "grade" }
    | { readonly kind: "hint"; readonly drawn: readonly Rect[]; readonly locale: Locale }
    | { readonly kind: "check"; readonly drawn: readonly Rect[] }
    | { readonly kind: "format"; readonly format: Format }
  );

type OfPage =
  | { readonly kind: "settings"; readonly change: Readonly<Record<string, unknown>> }
  | { readonly kind: "arrived" | "cancel" | "game" | "fill" | "renew" }
  | { readonly kind: "status"; readonly status: Status };

const STATUSES: readonly unknown[] = [
  "off",
  "busy",
  "unreadable",
  "step",
  "unique",
  "multiple",
  "none",
  "stopped",
  "failed",
] satisfies readonly Status[];

/** The request that `message` is, or undefined if it is none, is too large or has no valid puzzle. */
export function checkRequest(message: unknown): CheckedRequest | undefined {
  if (!isObject(message)) return undefined;
  const { kind, status, change } = message;
  switch (kind) {
    case "arrived":
    case "cancel":
    case "game":
    case "fill":
    case "renew":
      return { kind };
    case "status":
      return STATUSES.includes(status) ? { kind, status: status as Status } : undefined;
    case "settings":
      return isObject(change) ? { kind, change } : undefined;
    default:
      return checkBoardRequest(message);
  }
}

function checkBoardRequest(message: Readonly<Record<string, unknown>>): CheckedRequest | undefined {
  const { kind, rows, drawn, locale, format } = message;
  if (!isMatrix(rows)) return undefined;
  const result = puzzleFromRows(rows);
  if (!result.ok) return undefined;
  const puzzle = result.value;
  const areRects =
    Array.isArray(drawn) &&
    drawn.length <= MAX_BOARD_CELLS &&
    drawn.every((rect) => isRectOn(puzzle, rect));
  switch (kind) {
    case "solve":
    case "steps":
    case "grade":
      return { kind, puzzle };
    case "check":
      return areRects ? { kind, puzzle, drawn: drawn as Rect[] } : undefined;
    case "hint": {
      const known = LOCALES.find((each) => each === locale);
      if (!areRects || known === undefined) return undefined;
      return { kind, puzzle, drawn: drawn as Rect[], locale: known };
    }
    case "format": {
      const known = FORMATS.find((each) => each === format);
      return known === undefined ? undefined : { kind, puzzle, format: known };
    }
    default:
      return undefined;
  }
}

function isRectOn({ size }: Puzzle, rect: unknown): boolean {
  if (!isObject(rect)) return false;
  const { x, y, width, height } = rect;
  if (![x, y, width, height].every((length) => Number.isSafeInteger(length))) return false;
  const isFull = (width as number) > 0 && (height as number) > 0;
  return isFull && fitsOn(size, { x, y, width, height } as Rect);
}

function isMatrix(value: unknown): value is Area[][] {
  if (!Array.isArray(value) || value.length > MAX_BOARD_CELLS) return false;
  let cells = 0;
  for (const row of value as unknown[]) {
    if (!Array.isArray(row)) return false;
    cells += row.length;
    if (cells > MAX_BOARD_CELLS) return false;
    if (!row.every((entry) => typeof entry === "number" || entry === "?")) return false;
  }
  return true;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
