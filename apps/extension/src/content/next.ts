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

  const tell = (isMore: boolean, left: number, shown: number): string => {
    if (isMore && left > 0) {
      return sayCount(wording, reply.isAnswer ? "nextLeft" : "nextCommon", left);
    }
    if (!reply.isAnswer) return say(wording, isMore ? "nextLastCommon" : "nextNoneCommon");
    if (isMore) return say(wording, "nextLast");
    return say(wording, shown > 0 ? "nextNone" : "nextComplete");
  };
  const unknown = (shown: readonly Rect[], drawn: readonly Rect[]): readonly DrawnRegion[] =>
    reply.regions.filter(
      (region) => ![...shown, ...drawn].some((known) => isSameRect(known, region)),
    );
  const viewOf = (
    shown: readonly DrawnRegion[],
    next: readonly DrawnRegion[],
    drawn: readonly Rect[],
  ): View => {
    const all = [...shown, ...next];
    const text = tell(next.length > 0, unknown(all, drawn).length, shown.length);
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
      whenDrawn: (drawn) => viewOf(shown, next, drawn),
      look: next,
      revealed: all,
      again: (drawn) => oneMore(all, drawn),
    };
  };
  const oneMore = (shown: readonly DrawnRegion[], drawn: readonly Rect[]): View =>
    viewOf(shown, unknown(shown, drawn).slice(0, 1), drawn);
  return oneMore(revealed, drawn);
}
