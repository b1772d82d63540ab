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

  const tell = (isMore: boolean, left: number, shown: number): string => {
    if (isMore && left > 0) {
      return sayCount(wording, reply.isAnswer ? "nextLeft" : "nextCommon", left);
    }
    if (!reply.isAnswer) return say(wording, isMore ? "nextLastCommon" : "nextNoneCommon");
    if (isMore) return say(wording, "nextLast");
    return say(wording, shown > 0 ? "nextNone" : "nextComplete");
  };
  const viewOf = (shown: readonly DrawnRegion[], drawn: readonly Rect[]): View => {
    const isKnown = (region: Rect): boolean =>
      [...shown, ...drawn].some((known) => isSameRect(known, region));
    const next = reply.regions.find((region) => !isKnown(region));
    const all = next === undefined ? shown : [...shown, next];
    const left = reply.regions.filter((region) => region !== next && !isKnown(region)).length;
    return {
      message: { tone: "step", text: tell(next !== undefined, left, shown.length) },
      status: "step",
      marks: all.map((region) => ({ kind: "region", ...region })),
      label: say(wording, "answerDrawn", rectangles(all, wording)),
      isForDrawn: false,
      look: next === undefined ? [] : [next],
      revealed: all,
      again: (drawn) => viewOf(all, drawn),
    };
  };
  return viewOf(revealed, drawn);
}
