/** The rules, the easiest first: a new one is a file, its test, its name in `rule.ts` and a line here. */

import { assumption } from "./assumption.ts";
import { clueOfOne } from "./clue-of-one.ts";
import { lastCandidate } from "./last-candidate.ts";
import { onlyCover } from "./only-cover.ts";
import { onlyShape } from "./only-shape.ts";
import { regionCounting } from "./region-counting.ts";
import type { Rule } from "./rule.ts";
import { sharedCells } from "./shared-cells.ts";
import { soleReach } from "./sole-reach.ts";
import { strandedCell } from "./stranded-cell.ts";

/** In the order of {@link RULE_NAMES}. */
export const RULES: readonly Rule[] = [
  clueOfOne,
  onlyShape,
  lastCandidate,
  onlyCover,
  sharedCells,
  soleReach,
  strandedCell,
  regionCounting,
  assumption,
];
