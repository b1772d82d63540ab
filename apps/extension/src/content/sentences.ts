/**
 * Messages: every sentence that the extension says on a page, in one table.
 *
 * Each says what was found and what is drawn. The tone decides how it is shown: `busy` and `good`
 * are passing, `warning` and `bad` stay until closed.
 */

import { formatSize, type Size, type StopReason } from "@shikiri/core";
import type { ReadError, Witnesses } from "@shikiri/scraper";
import type { Reply } from "../protocol/messages.ts";

/** A sentence or two for the player, and in which tone. */
export interface Message {
  readonly tone: "busy" | "good" | "warning" | "bad";
  readonly text: string;
}

/** Said when the board is not found at once. */
export const LOOKING: Message = { tone: "busy", text: "Looking for the board…" };

/** Said when solving takes a while. */
export function solvingMessage(size: Size): Message {
  return { tone: "busy", text: `Solving the ${formatSize(size)} board…` };
}

/** Why nothing is drawn: the page's board cannot be read with certainty. */
export function unreadableMessage(error: ReadError): Message {
  return {
    tone: "bad",
    text: `The board cannot be read, so nothing is drawn: ${error.message}.`,
  };
}

/** What became of the board's puzzle, and what is drawn of it. */
export function verdictMessage(reply: Reply, witnesses: Witnesses): Message {
  const message = plainVerdict(reply);
  const isOther = witnesses.task.says === "differs" || witnesses.game.says === "differs";
  if (!isOther || reply.verdict === "failed") return message;
  return {
    ...message,
    text: `${message.text} (The page's script names another puzzle; this is about the one on screen.)`,
  };
}

function plainVerdict(reply: Reply): Message {
  switch (reply.verdict) {
    case "unique":
      return {
        tone: "good",
        text: `Solved: ${rectangles(reply.regions)}, the only answer.`,
      };
    case "multiple":
      return { tone: "warning", text: `This board has several answers. ${common(reply)}` };
    case "none":
      return {
        tone: "bad",
        text: `This board has no answer, so nothing is drawn${reply.reason === undefined ? "" : `: ${reply.reason}`}.`,
      };
    case "stopped":
      return {
        tone: "warning",
        text: `Not solved, so nothing is drawn: ${WHY_STOPPED[reply.why]}. Click again to try once more.`,
      };
    case "failed":
      return { tone: "bad", text: `Not solved, so nothing is drawn: ${reply.message}.` };
  }
}

const WHY_STOPPED: Readonly<Record<StopReason, string>> = {
  time: "it takes longer than the time that is allowed",
  nodes: "it takes more steps than are allowed",
  memory: "it takes more memory than there is",
  candidates: "there are too many ways to place its rectangles",
  aborted: "it was cancelled",
};

function common({ regions, complete }: Extract<Reply, { verdict: "multiple" }>): string {
  if (regions.length > 0) {
    return `Drawn: only the ${rectangles(regions)} that all of them have.`;
  }
  return complete
    ? "No rectangle is in all of them, so nothing is drawn."
    : "Which rectangles all of them have took too long to find out, so nothing is drawn.";
}

/** How many rectangles there are, in words. */
export function rectangles({ length }: readonly unknown[]): string {
  return length === 1 ? "1 rectangle" : `${length} rectangles`;
}
