/** Orders for counting: what the options of `pack count` ask for. */

import type { Budget } from "@shikiri/core";

/** What to count, and how. */
export interface PackCountOrder {
  readonly upToSymmetry: boolean;
  readonly limit?: bigint;
  readonly budget: Budget;
  readonly memoryMiB: number;
  /** Present where the count is to be searched in jobs. */
  readonly inJobs?: JobsOrder;
  readonly json: boolean;
}

/** How a count in jobs is run. */
export interface JobsOrder {
  readonly threads: number;
  /** The file that is written, and read where the count is resumed. */
  readonly checkpoint?: string;
  readonly isResumed: boolean;
}
