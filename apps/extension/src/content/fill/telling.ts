/** Telling: what the filler says before it draws, while it does, and after. */

import type { Rect } from "@shikiri/core";
import { say, sayCount, type TextKey, type Wording } from "../../protocol/wording.ts";
import { rectangles, type Message } from "../sentences.ts";
import type { View } from "../view.ts";
import type { Ending } from "./filling.ts";
import type { Plan } from "./plan.ts";

/** Asks whether to draw what is planned, and says all that this will do. */
export function questionAbout(
  { draw, replaced }: Plan,
  hasMark: boolean,
  wording: Wording,
): string {
  return [
    sayCount(wording, "fillAsk", draw.length),
    ...(replaced > 0 ? [sayCount(wording, "fillReplaces", replaced)] : []),
    say(wording, hasMark ? "fillMarks" : "fillUndo"),
  ].join("\n");
}

/** How far it has come. */
export function progressOf(done: number, { draw }: Plan, wording: Wording): Message {
  const text = say(wording, "fillProgress", done, draw.length);
  return { tone: "busy", text, part: done / draw.length };
}

/** How it ended; what is left for the player is marked. */
export function endingView(ending: Ending, plan: Plan, wording: Wording): View {
  const { how, done, isUntouched, puzzle } = ending;
  const { draw, left } = plan;
  if (how === "filled") {
    const text = say(wording, "fillDone", rectangles(draw, wording));
    return viewOf({ tone: "good", text }, left === undefined ? [] : [left]);
  }
  if (puzzle !== "same") {
    const text = say(wording, "fillElsewhere", done, draw.length);
    const isAstray = puzzle === "drawn-on";
    return viewOf(warning(isAstray ? say(wording, "fillAstray", text) : text));
  }
  const why = say(wording, WHY[how]);
  const text = isUntouched
    ? say(wording, "fillNone", why)
    : say(wording, "fillSoFar", why, done, draw.length);
  return viewOf({ tone: how === "cancelled" || how === "hand" ? "step" : "warning", text });
}

/** What the player is to be warned of. */
export function warning(text: string): Message {
  return { tone: "warning", text };
}

/** A view that says this, and marks these for the player. */
export function viewOf(message: Message, marked: readonly Rect[] = []): View {
  return {
    message,
    status: "step",
    marks: marked.map((rect) => ({ kind: "fixed", ...rect })),
    label: message.text,
    isForDrawn: marked.length > 0,
  };
}

const WHY: Readonly<Record<Exclude<Ending["how"], "filled">, TextKey>> = {
  cancelled: "cancelled",
  gone: "fillGone",
  hand: "fillHand",
  covered: "fillCovered",
  unmarked: "fillUnmarked",
  changed: "fillChanged",
  failed: "fillFailed",
  "not-taken": "fillNotTaken",
  untold: "fillUntold",
};
