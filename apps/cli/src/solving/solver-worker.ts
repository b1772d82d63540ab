/**
 * The script of a solver thread: core's server, at the port to the program.
 *
 * Each answer waits for its place in the window, and none is sent again with the outcome: of
 * thousands, a second copy would be as long as all that was sent before.
 */

import { parentPort, workerData } from "node:worker_threads";
import { serveSolver, type SolverReply } from "@shikiri/core/worker";
import { AnswerWindow } from "./answer-window.ts";

if (parentPort !== null) {
  const port = parentPort;
  const window = new AnswerWindow(workerData as Int32Array);
  serveSolver({
    on: (event, listener) => port.on(event, listener),
    postMessage: (message) => {
      const reply = message as SolverReply;
      port.postMessage(withoutAnswers(reply));
      if (reply.kind === "answer") window.sent();
    },
  });
}

function withoutAnswers(reply: SolverReply): object {
  if (reply.kind !== "done" || !("answers" in reply.outcome)) return reply;
  return { ...reply, outcome: { ...reply.outcome, answers: [] } };
}
