/** Answer: the board's only answer, or what all of its answers have, all at once. */

import { isReply, type NoReply, type Reply } from "../protocol/replies.ts";
import { say } from "../protocol/wording.ts";
import { rectangles, verdictMessage } from "./sentences.ts";
import { rowsIn, type Scene, type View } from "./view.ts";

/** Asks for the answer, and shows it or says why there is none. */
export async function showAnswer(scene: Scene): Promise<View> {
  const reply = await scene.ask({ kind: "solve", rows: rowsIn(scene) });
  return verdictView(scene, isReply(reply) ? reply : NO_REPLY);
}

/** What became of the puzzle, as a view. */
export function verdictView({ board, wording }: Scene, reply: Reply): View {
  const regions = "regions" in reply ? reply.regions : [];
  return {
    message: verdictMessage(reply, board.witnesses, wording),
    status: reply.verdict,
    marks: regions.map((region) => ({ kind: "region", ...region })),
    label: say(wording, "answerDrawn", rectangles(regions, wording)),
    isForDrawn: false,
  };
}

/** The verdict where the background is silent. */
export const NO_REPLY: NoReply = { verdict: "failed", message: "the background did not reply" };
