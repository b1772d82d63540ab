/**
 * @shikiri/core/worker: solving and counting off the main thread.
 *
 * Nothing here runs when imported: `SolverClient` is for the thread that asks, `serveSolver` for the
 * worker. The script for a web worker, ready made, is `@shikiri/core/worker/entry`. logic-solver is
 * loaded when a request names it, in a bundle as a chunk of its own.
 */

export { SolverClient, type Asker, type AudibleSignal } from "./client.ts";
export type { NodePort, Port, WebPort, WebPortEvent } from "./port.ts";
export type {
  CountOrder,
  DeduceOrder,
  Found,
  GenerateOrder,
  HintOrder,
  Question,
  SolveOrder,
  SolverReply,
  SolverRequest,
} from "./protocol.ts";
export { serveSolver } from "./server.ts";
