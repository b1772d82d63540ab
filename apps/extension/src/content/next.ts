/**
 * Next: one more rectangle of the answer each time, in the order in which they can be found.
 *
 * What the player has drawn already is passed over, and what was revealed before is shown again.
 */

import { isSameRect, type Rect } from "@shikiri/core";
import type { DrawnRegion } from "../protocol/marks.ts";
import { isNoReply, isSteps } from "../protocol/replies.ts";
import { say, sayCount } from "../protocol/wording.ts";
import { NO_REPLY, verdictView } from "./answer.ts";
import { meets } from "./drawn.ts";
import { rectangles } from "./sentences.ts";
import { rowsIn, type Scene, type View } from "./view.ts";

/** Asks for the steps, and shows the first that is not drawn yet. */
export async function showNext(scene: Scene): Promise<View> {
  const { drawn = [], revealed, wording } = scene;
  const reply = await scene.ask({ kind: "steps", rows: rowsIn(scene) });
  if (!isSteps(reply)) return verdictView(scene, isNoReply(reply) ? reply : NO_REPLY);
  if (!reply.isAnswer && reply.regions.length === 0) {
    return verdictView(scene, { verdict: "multiple", regions: [], complete: true });
  }

  const viewOf = (all: readonly DrawnRegion[], text: string, drawn: readonly Rect[]): View => {
    const isInTheWay = drawn.some((rect) =>
      all.some((region) => meets(rect, region) && !isSameRect(rect, region)),
    );
    return {
      message: isInTheWay
        ? { tone: "warning", text: `${text} ${say(wording, "nextInTheWay")}` }
        : { tone: "step", text },
      status: "step",
      marks: all.map((region) => ({ kind: "region", ...region })),
      label: say(wording, "answerDrawn", rectangles(all, wording)),
      isForDrawn: true,
      // How many are left by then would tell whether what was drawn is right.
      whenDrawn: (drawn) => viewOf(all, say(wording, "drawnSince"), drawn),
      revealed: all,
      again: (drawn) => oneMore(all, drawn),
    };
  };
  const oneMore = (shown: readonly DrawnRegion[], drawn: readonly Rect[]): View => {
    const unknown = reply.regions.filter(
      (region) => ![...shown, ...drawn].some((known) => isSameRect(known, region)),
    );
    const look = unknown.slice(0, 1);
    const all = [...shown, ...look];
    return { ...viewOf(all, tell(unknown.length, all.length), drawn), look };
  };
  /** What is said when so many were unknown, of which one is shown now, and so many are shown. */
  const tell = (unknown: number, shown: number): string => {
    const { isAnswer } = reply;
    if (unknown > 1) return sayCount(wording, isAnswer ? "nextLeft" : "nextCommon", unknown - 1);
    if (!isAnswer) return say(wording, unknown > 0 ? "nextLastCommon" : "nextNoneCommon");
    if (unknown > 0) return say(wording, "nextLast");
    return say(wording, shown > 0 ? "nextNone" : "nextComplete");
  };
  return oneMore(revealed, drawn);
}
