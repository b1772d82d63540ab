/**
 * The filler's script: put beside the content script when a player first wants a board filled.
 *
 * It asks before it draws: first comes a view that says all that will be done, and what is done is in
 * that view, for the content script to call when the player agrees. Only a board with one answer is
 * filled, and only where the page tells what is drawn, so that each rectangle can be seen to be taken.
 */

import { isReply } from "../../protocol/replies.ts";
import { say } from "../../protocol/wording.ts";
import { NO_REPLY, verdictView } from "../answer.ts";
import { drawnNow } from "../drawn.ts";
import { failureMessage } from "../sentences.ts";
import { rowsIn, type Doing, type Scene, type View } from "../view.ts";
import { FILLER, type Filler } from "./filler.ts";
import { fillIn } from "./filling.ts";
import { handOn, type PageHand } from "./page-hand.ts";
import { paintedOver } from "./painted.ts";
import { planFor, type Plan } from "./plan.ts";
import { RobotMark } from "./robot-mark.ts";
import { endingView, progressOf, questionAbout, viewOf, warning } from "./telling.ts";

/** Milliseconds between two words of how far it has come, which screen readers read out. */
const PROGRESS_MS = 500;

async function ask(scene: Scene): Promise<View> {
  try {
    return await asked(scene);
  } catch (fault) {
    return viewOf(failureMessage(fault, scene.wording));
  }
}

async function asked(scene: Scene): Promise<View> {
  const { board, wording } = scene;
  const drawn = await drawnNow(board, scene);
  if (drawn === undefined) return viewOf(warning(say(wording, "fillUnknown")));
  const reply = await scene.ask({ kind: "solve", rows: rowsIn(scene) });
  if (!isReply(reply)) return verdictView(scene, NO_REPLY);
  if (reply.verdict === "multiple") return viewOf(warning(say(wording, "fillSeveral")));
  if (reply.verdict !== "unique") return verdictView(scene, reply);
  const plan = planFor(reply.regions, drawn, paintedOver(board));
  const { draw, left, isComplete } = plan;
  if (isComplete) return viewOf({ tone: "step", text: say(wording, "fillComplete") });
  if (left === undefined) return viewOf(warning(say(wording, "fillUnknown")));
  if (draw.length === 0) return viewOf({ tone: "step", text: say(wording, "fillNothing") }, [left]);
  const mark = new RobotMark(board.root.ownerDocument);
  const question = questionAbout(plan, mark.exists, wording);
  return {
    ...viewOf({ tone: "step", text: question }),
    isForDrawn: true,
    yes: (doing) => fill(scene, plan, drawn, mark, doing),
  };
}

async function fill(
  scene: Scene,
  plan: Plan,
  drawn: Parameters<typeof fillIn>[1],
  mark: RobotMark,
  doing: Doing,
): Promise<View> {
  const { wording } = scene;
  let told = -Infinity;
  const tell = (done: number): void => {
    const now = performance.now();
    if (now - told < PROGRESS_MS) return;
    told = now;
    doing.onProgress(progressOf(done, plan, wording));
  };
  let hand: PageHand | undefined;
  try {
    tell(0);
    hand = handOn(scene, mark, doing, tell);
    const ending = await fillIn(plan, drawn, hand);
    if (!ending.isUntouched) mark.keep(doing.isOver);
    return endingView(ending, plan, wording);
  } catch (fault) {
    return viewOf(failureMessage(fault, wording));
  } finally {
    hand?.lift();
  }
}

const world = globalThis as { [FILLER]?: Filler };
world[FILLER] = { ask };
