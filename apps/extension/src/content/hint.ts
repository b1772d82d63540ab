/**
 * Hint: where to look next, and when asked again, what is to be seen there.
 *
 * It goes on from what the player has drawn; where the page does not tell that, from the empty board,
 * and the hint says so.
 */

import { isHint, isNoReply } from "../protocol/replies.ts";
import { say } from "../protocol/wording.ts";
import { noReply, verdictView } from "./answer.ts";
import type { Message } from "./sentences.ts";
import { rowsIn, type Scene, type View } from "./view.ts";

/** Asks for a hint, and shows its first stage. */
export async function showHint(scene: Scene): Promise<View> {
  const { drawn, wording } = scene;
  const rows = rowsIn(scene);
  const reply = await scene.ask({ kind: "hint", rows, drawn: drawn ?? [], locale: wording.locale });
  if (!isHint(reply)) return verdictView(scene, isNoReply(reply) ? reply : noReply(wording));
  const stage = (text: string, marks: View["marks"]): View => ({
    message: messageOf(drawn === undefined ? `${text} ${say(wording, "drawnUnknown")}` : text),
    status: "step",
    marks,
    label: text,
    isForDrawn: true,
  });
  const last = stage(reply.why, reply.proof);
  return reply.where === "" ? last : { ...stage(reply.where, reply.place), again: () => last };
}

function messageOf(text: string): Message {
  return { tone: "step", text };
}
