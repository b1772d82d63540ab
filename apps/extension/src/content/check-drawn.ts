/** Check: which of the player's rectangles no answer has; nothing else is revealed. */

import type { Rect } from "@shikiri/core";
import { isCheck, isNoReply } from "../protocol/replies.ts";
import { say, sayCount } from "../protocol/wording.ts";
import { NO_REPLY, verdictView } from "./answer.ts";
import type { Message } from "./sentences.ts";
import { rowsIn, type Scene, type View } from "./view.ts";

/** Asks for a check, and marks what is wrong. */
export async function showCheck(scene: Scene): Promise<View> {
  const { drawn, wording } = scene;
  if (drawn === undefined)
    return viewOf([], { tone: "warning", text: say(wording, "checkUnknown") });
  if (drawn.length === 0) return viewOf([], { tone: "step", text: say(wording, "checkNothing") });
  const reply = await scene.ask({ kind: "check", rows: rowsIn(scene), drawn });
  if (!isCheck(reply)) return verdictView(scene, isNoReply(reply) ? reply : NO_REPLY);
  const { wrong, answers } = reply;
  const right = answers === "several" ? "checkPossible" : "checkRight";
  const message: Message =
    wrong.length === 0
      ? { tone: "good", text: sayCount(wording, right, drawn.length) }
      : { tone: "bad", text: sayCount(wording, "checkWrong", wrong.length) };
  return viewOf(wrong, message);
}

function viewOf(wrong: readonly Rect[], message: Message): View {
  const marks = wrong.map((rect) => ({ kind: "wrong" as const, ...rect }));
  return { message, status: "step", marks, label: message.text, isForDrawn: true, look: wrong };
}
