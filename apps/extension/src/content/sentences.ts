/**
 * Sentences: what is said of a board, in which tone.
 *
 * Each says what was found and what is drawn. The tone decides how it is shown.
 */

import type { NoneReason, Size, StopReason } from "@shikiri/core";
import type { ReadError, Witnesses } from "@shikiri/scraper";
import { nameSize } from "../protocol/names.ts";
import type { Reply } from "../protocol/replies.ts";
import { say, sayCount, type TextKey, type Wording } from "../protocol/wording.ts";

/** A sentence or two for the player, and in which tone. */
export interface Message {
  readonly tone: "busy" | "step" | "good" | "warning" | "bad";
  readonly text: string;
  /** What a report of a fault should quote, in English; the player need not understand it. */
  readonly detail?: string;
  /** What could not be copied, for the player to do so. */
  readonly uncopied?: string;
  /** How much is done of what it tells of, from 0 to 1. */
  readonly part?: number;
}

/** Said when the board is not found at once. */
export function lookingMessage(wording: Wording): Message {
  return { tone: "busy", text: say(wording, "looking") };
}

/** Said when solving takes a while. */
export function solvingMessage(size: Size, wording: Wording): Message {
  return { tone: "busy", text: say(wording, "solving", nameSize(size)) };
}

/** Why nothing is drawn: the page's board cannot be read with certainty. */
export function unreadableMessage(error: ReadError, wording: Wording): Message {
  return { tone: "bad", text: say(wording, WHY_UNREADABLE[error.kind]), detail: error.message };
}

/** Kinds that ask the same of the player have the same sentence. */
const WHY_UNREADABLE: Readonly<Record<ReadError["kind"], TextKey>> = {
  "no-board": "unreadableNone",
  "no-cells": "unreadableNone",
  "two-boards": "unreadableSeveral",
  "half-built": "unreadableUnfinished",
  aborted: "unreadableUnfinished",
  "not-a-grid": "unreadableCells",
  "bad-clue": "unreadableNumbers",
  "no-clues": "unreadableNumbers",
  "clue-sum": "unreadableNumbers",
  "too-many-cells": "unreadableLarge",
  "broken-page": "unreadablePage",
};

/** That something has failed; what was thrown is the detail. */
export function failureMessage(thrown: unknown, wording: Wording): Message {
  const detail = thrown instanceof Error ? thrown.message : String(thrown);
  return { tone: "bad", text: say(wording, "failed"), detail };
}

/** What became of the board's puzzle, and what is drawn of it. */
export function verdictMessage(reply: Reply, witnesses: Witnesses, wording: Wording): Message {
  const message = plainVerdict(reply, wording);
  const isOther = witnesses.task.says === "differs" || witnesses.game.says === "differs";
  if (!isOther || reply.verdict === "failed") return message;
  return { ...message, text: `${message.text} ${say(wording, "otherPuzzle")}` };
}

function plainVerdict(reply: Reply, wording: Wording): Message {
  switch (reply.verdict) {
    case "unique":
      return { tone: "good", text: say(wording, "solved", rectangles(reply.regions, wording)) };
    case "multiple":
      return { tone: "warning", text: common(reply, wording) };
    case "none":
      return { tone: "bad", text: noAnswer(reply.reason, wording) };
    case "stopped":
      return {
        tone: "warning",
        text: say(wording, "stoppedBy", say(wording, WHY_STOPPED[reply.why])),
      };
    case "failed":
      return failureMessage(reply.message, wording);
  }
}

function noAnswer(reason: NoneReason | undefined, wording: Wording): string {
  if (reason === undefined) return say(wording, "noAnswer");
  if (reason.kind === "unreachable-cell") {
    return say(wording, "noAnswerCell", reason.cell.x + 1, reason.cell.y + 1);
  }
  const { area, x, y } = reason.clue;
  return say(wording, "noAnswerClue", area, x + 1, y + 1);
}

const WHY_STOPPED: Readonly<Record<StopReason, TextKey>> = {
  time: "stopTime",
  nodes: "stopNodes",
  memory: "stopMemory",
  candidates: "stopCandidates",
  aborted: "stopAborted",
};

function common(
  { regions, complete }: Extract<Reply, { verdict: "multiple" }>,
  wording: Wording,
): string {
  if (regions.length > 0) return sayCount(wording, "several", regions.length);
  return say(wording, complete ? "severalNothing" : "severalUnknown");
}

/** How many rectangles there are, in words. */
export function rectangles({ length }: readonly unknown[], wording: Wording): string {
  return sayCount(wording, "rectangles", length);
}
