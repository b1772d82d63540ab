/**
 * The protocol: what the content script and the background say to each other.
 *
 * The content script asks to solve (one job a tab: a new one replaces the old), cancels, and tells
 * what it shows, so that the toolbar button can say it too. Everything is plain data. A request is
 * checked before it is believed, because any page's process could be taken over; a reply comes from
 * the background alone, and only its shape is looked at.
 */

import { puzzleFromRows, type Area, type Puzzle, type Rect, type StopReason } from "@shikiri/core";
import { MAX_BOARD_CELLS } from "@shikiri/scraper";

/** A region to be drawn, with its colour from 0 to 3; neighbours have different ones. */
export interface DrawnRegion extends Rect {
  readonly colour: number;
}

/**
 * What the background found out.
 *
 * - `unique`: the only answer.
 * - `multiple`: more than one answer; `regions` are in all of them, perhaps none. If
 *   time ran out before they were known, there are none and `complete` is false.
 * - `none`: no answer; a reason where one is plain.
 * - `stopped`: not known within the budget.
 * - `failed`: it was not solved at all, through no fault of the puzzle.
 */
export type Reply =
  | { readonly verdict: "unique"; readonly regions: readonly DrawnRegion[] }
  | {
      readonly verdict: "multiple";
      readonly regions: readonly DrawnRegion[];
      readonly complete: boolean;
    }
  | { readonly verdict: "none"; readonly reason?: string }
  | { readonly verdict: "stopped"; readonly why: StopReason }
  | { readonly verdict: "failed"; readonly message: string };

/** What a tab shows: nothing, work under way, a verdict, or that its board cannot be read. */
export type Status = "off" | "busy" | "unreadable" | Reply["verdict"];

/**
 * What a content script may send. `solve` is answered with a {@link Reply}, `game` with what the
 * page's own world says of its board, if anything; the others are not.
 */
export type ContentRequest =
  | { readonly kind: "solve"; readonly rows: readonly (readonly Area[])[] }
  | { readonly kind: "cancel" }
  | { readonly kind: "game" }
  | { readonly kind: "status"; readonly status: Status };

/** A request that was checked; the rows have become a puzzle. */
export type CheckedRequest =
  | { readonly kind: "solve"; readonly puzzle: Puzzle }
  | { readonly kind: "cancel" }
  | { readonly kind: "game" }
  | { readonly kind: "status"; readonly status: Status };

const STATUSES: readonly string[] = [
  "off",
  "busy",
  "unreadable",
  "unique",
  "multiple",
  "none",
  "stopped",
  "failed",
] satisfies readonly Status[];

/** The request that `message` is, or undefined if it is none, is too large or has no valid puzzle. */
export function checkRequest(message: unknown): CheckedRequest | undefined {
  if (typeof message !== "object" || message === null || !("kind" in message)) return undefined;
  if (message.kind === "cancel" || message.kind === "game") return { kind: message.kind };
  if (message.kind === "status" && "status" in message && isStatus(message.status)) {
    return { kind: "status", status: message.status };
  }
  if (message.kind !== "solve" || !("rows" in message) || !isMatrix(message.rows)) return undefined;
  const puzzle = puzzleFromRows(message.rows);
  return puzzle.ok ? { kind: "solve", puzzle: puzzle.value } : undefined;
}

/**
 * Whether the message is a reply that can be drawn. The background is trusted, but after an update
 * it may be of another version than the content script that asks it.
 */
export function isReply(message: unknown): message is Reply {
  if (typeof message !== "object" || message === null || !("verdict" in message)) return false;
  const { verdict } = message;
  if (verdict !== "unique" && verdict !== "multiple") return isStatus(verdict);
  return "regions" in message && Array.isArray(message.regions) && message.regions.every(isDrawn);
}

function isDrawn(region: unknown): boolean {
  if (typeof region !== "object" || region === null) return false;
  const { x, y, width, height, colour } = region as Record<string, unknown>;
  return [x, y, width, height, colour].every((number) => Number.isSafeInteger(number));
}

function isStatus(value: unknown): value is Status {
  return typeof value === "string" && STATUSES.includes(value);
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
