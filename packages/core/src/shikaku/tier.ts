/** Tiers: how hard a puzzle is, by the hardest rule that it needs; its size does not count. */

import type { RuleName } from "./rules/rule.ts";

/** The tiers, the easiest first; `beyond` is what the rules do not finish. */
export const TIERS = ["gentle", "easy", "steady", "hard", "fierce", "beyond"] as const;

/** A tier's name. */
export type Tier = (typeof TIERS)[number];

/** The tier of a puzzle whose hardest rule is this one. */
export const TIER_OF_RULE: Readonly<Record<RuleName, Tier>> = {
  "clue-of-one": "gentle",
  "only-shape": "gentle",
  "last-candidate": "gentle",
  "only-cover": "easy",
  "shared-cells": "steady",
  "sole-reach": "steady",
  "stranded-cell": "hard",
  "region-counting": "hard",
  assumption: "fierce",
};
