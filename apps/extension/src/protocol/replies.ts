/**
 * Replies: what the background answers to each request.
 *
 * Plain data. They come from the background alone, and only their shape is looked at: after an update
 * it may be of another version than the content script that asked.
 */

import type { NoneReason, Rect, StopReason, Tier } from "@shikiri/core";
import type { DrawnRegion, Mark } from "./marks.ts";

/**
 * What became of a puzzle.
 *
 * - `unique`: the only answer.
 * - `multiple`: more than one answer; `regions` are in all of them, perhaps none. If
 *   time ran out before they were known, there are none and `complete` is false.
 * - `none`: no answer; a reason where one is plain.
 * - `stopped`: not known within the budget.
 * - `failed`: it was not solved at all, through no fault of the puzzle; the message is for those who mend it.
 */
export type Reply =
  | { readonly verdict: "unique"; readonly regions: readonly DrawnRegion[] }
  | {
      readonly verdict: "multiple";
      readonly regions: readonly DrawnRegion[];
      readonly complete: boolean;
    }
  | { readonly verdict: "none"; readonly reason?: NoneReason }
  | { readonly verdict: "stopped"; readonly why: StopReason }
  | { readonly verdict: "failed"; readonly message: string };

/**
 * The next step for a player, in two stages: `where` with the marks `place`, then `why` with the marks
 * `proof`. Where there is nothing to look at, `where` is empty and `why` says what there is to say.
 */
export interface HintReply {
  readonly where: string;
  readonly why: string;
  readonly place: readonly Mark[];
  readonly proof: readonly Mark[];
}

/** The regions that all answers have, in the order in which they can be found. */
export interface StepsReply {
  readonly regions: readonly DrawnRegion[];
  /** Whether these are the whole of the only answer. */
  readonly isAnswer: boolean;
}

/** Those of the player's rectangles that are in no answer. */
export interface CheckReply {
  readonly wrong: readonly Rect[];
  /** Whether what is not wrong is in the only answer, or in one of several. */
  readonly answers: "one" | "several";
}

/** How many answers there are, and how hard the only one is to find. */
export interface GradeReply {
  readonly answers: "one" | "several" | "none";
  readonly tier?: Tier;
}

/** Why a request was not answered; the same as for solving. */
export type NoReply = Extract<Reply, { readonly verdict: "none" | "stopped" | "failed" }>;

const VERDICTS: readonly unknown[] = [
  "unique",
  "multiple",
  "none",
  "stopped",
  "failed",
] satisfies readonly Reply["verdict"][];

/** Whether the message is what became of a puzzle, and can be drawn. */
export function isReply(message: unknown): message is Reply {
  if (!isObject(message) || !VERDICTS.includes(message["verdict"])) return false;
  const { verdict, regions } = message;
  return (verdict !== "unique" && verdict !== "multiple") || isList(regions, isRegion);
}

/** Whether the message says that there is no answer to the request, and why. */
export function isNoReply(message: unknown): message is NoReply {
  return isReply(message) && !("regions" in message);
}

/** Whether the message is a hint that can be shown. */
export function isHint(message: unknown): message is HintReply {
  return (
    isObject(message) &&
    typeof message["where"] === "string" &&
    typeof message["why"] === "string" &&
    isList(message["place"], isMark) &&
    isList(message["proof"], isMark)
  );
}

/** Whether the message is a list of regions that can be drawn one by one. */
export function isSteps(message: unknown): message is StepsReply {
  return (
    isObject(message) &&
    typeof message["isAnswer"] === "boolean" &&
    isList(message["regions"], isRegion)
  );
}

/** Whether the message is the outcome of a check. */
export function isCheck(message: unknown): message is CheckReply {
  return isObject(message) && isList(message["wrong"], isRect);
}

/** Whether the message is a grade. */
export function isGrade(message: unknown): message is GradeReply {
  return isObject(message) && typeof message["answers"] === "string";
}

function isMark(mark: unknown): boolean {
  return isObject(mark) && typeof mark["kind"] === "string" && isCell(mark);
}

function isRegion(region: unknown): boolean {
  return isRect(region) && Number.isSafeInteger((region as DrawnRegion).colour);
}

function isRect(rect: unknown): boolean {
  return (
    isCell(rect) && Number.isSafeInteger(rect["width"]) && Number.isSafeInteger(rect["height"])
  );
}

function isCell(cell: unknown): cell is Readonly<Record<string, unknown>> {
  return isObject(cell) && Number.isSafeInteger(cell["x"]) && Number.isSafeInteger(cell["y"]);
}

function isList(list: unknown, isEntry: (entry: unknown) => boolean): boolean {
  return Array.isArray(list) && list.every(isEntry);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
