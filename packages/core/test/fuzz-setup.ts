/**
 * What all random tests have in common: how often they run, and from which seed.
 *
 * In CI the seed is always the same, so that a change is not blamed for what another seed would have
 * shown; `FUZZ_SEED` sets it, to a whole number or to `random`, which it is everywhere else.
 */

import * as fc from "fast-check";
import { runs } from "./runs.ts";

const { FUZZ_SEED: asked = process.env["CI"] === "true" ? "2026" : "random" } = process.env;
const seed = Number(asked);
if (asked !== "random" && !Number.isSafeInteger(seed)) {
  throw new TypeError(`FUZZ_SEED is "${asked}": expected a whole number, or random`);
}

// A random test without a number of its own runs 100 times.
fc.configureGlobal({ ...runs(100), ...(asked !== "random" && { seed }) });
