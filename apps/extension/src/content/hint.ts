/**
 * Hint: where to look next, and when asked again, what is to be seen there.
 *
 * It goes on from what the player has drawn and from what Next has revealed, which stays to be seen. Where
 * the page does not tell what is drawn, the hint says so.
 */

import type { Rect } from "@shikiri/core";
import { isHint, isNoReply, type HintReply } from "../protocol/replies.ts";
import { say, type Wording } from "../protocol/wording.ts";
import { NO_REPLY, verdictView } from "./answer.ts";
import { meets } from "./drawn.ts";
import type { Message } from "./sentences.ts";
import { rowsIn, type Scene, type View } from "./view.ts";

/** Asks for a hint, and shows its first stage. */
export async function showHint(scene: Scene): Promise<View> {
  const { drawn, wording } = scene;
  const seen = scene.revealed.filter(
    (region) => drawn?.some((rect) => meets(rect, region)) !== true,
  );
  const reply = await scene.ask({
    kind: "hint",
    rows: rowsIn(scene),
    drawn: [...(drawn ?? []), ...seen.map(plain)],
    locale: wording.locale,
  });
  if (!isHint(reply)) return verdictView(scene, isNoReply(reply) ? reply : NO_REPLY);
  const stage = (text: string, marks: View["marks"]): View => ({
    message: messageOf(drawn === undefined ? `${text} ${say(wording, "drawnUnknown")}` : text),
    status: "step",
    marks: [...seen.map((region) => ({ kind: "region" as const, ...region })), ...marks],
    label: text,
    isForDrawn: true,
    look: marks.map((mark) => ({ width: 1, height: 1, ...mark })),
  });
  const last = stage(reply.why, reply.proof);
  if (reply.where === "") return last;
  const why = (): View => ({ ...last, again: why });
  return { ...stage(withCell(reply, wording), reply.place), again: why };
}

/** Where to look, and what the first pair of numbers in it means. */
function withCell({ where, place }: HintReply, wording: Wording): string {
  const cell = place[0];
  return cell === undefined
    ? where
    : `${where} ${say(wording, "hintCell", cell.x + 1, cell.y + 1)}`;
}

function messageOf(text: string): Message {
  return { tone: "step", text };
}

function plain({ x, y, width, height }: Rect): Rect {
  return { x, y, width, height };
}
