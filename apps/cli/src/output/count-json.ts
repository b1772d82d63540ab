/** The JSON of one count: the fields that programs rely on. */

import type { CountOutcome } from "@shikiri/core";

/** The largest count that is printed as a number: from the next one on, doubles leave some out. */
const MOST_EXACT = 2n ** 53n;

/** What `count --json` prints. */
export interface CountFields {
  readonly outcome: CountOutcome["outcome"];
  /** Of `stopped`: what ended the count. */
  readonly why?: string;
  /** Of the others; decimal digits beyond 2^53. */
  readonly count?: number | string;
}

/** The outcome of a count. */
export function countFields(counted: CountOutcome): CountFields {
  const { outcome } = counted;
  if (outcome === "stopped") return { outcome, why: counted.why };
  return { outcome, count: numberField(counted.count) };
}

/** A count as JSON: a number, or decimal digits beyond 2^53. */
export function numberField(count: bigint): number | string {
  return count <= MOST_EXACT ? Number(count) : String(count);
}
