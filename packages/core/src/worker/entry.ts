/**
 * The ready worker: a script that serves the global scope in which it runs.
 *
 * It is for web workers, whose global scope is their port. In Node, where it is not, a worker of two
 * lines calls `serveSolver(parentPort)`. Importing this has an effect, so nothing else imports it.
 */

import type { WebPort } from "./port.ts";
import { serveSolver } from "./server.ts";

// No type library of core's knows what a worker's global scope has.
const scope: unknown = globalThis;
serveSolver(scope as WebPort);
