/** The script of a solver thread: core's server, at the port to the program. */

import { parentPort } from "node:worker_threads";
import { serveSolver } from "@shikiri/core/worker";

if (parentPort !== null) serveSolver(parentPort);
