/** All kinds of mutations: those that keep the meaning first, the damaging ones last. */

import { CIRCUMSTANCES } from "./circumstances.ts";
import { CLUE_TEXTS } from "./clue-texts.ts";
import { COPIES } from "./copies.ts";
import { FAULTS } from "./faults.ts";
import { FOREIGN } from "./foreign.ts";
import type { Mutation } from "./mutation.ts";
import { NAMES } from "./names.ts";
import { PLACES } from "./places.ts";
import { WRAPPERS } from "./wrappers.ts";

/** Every kind, its name unique. */
export const MUTATIONS: readonly Mutation[] = [
  ...NAMES,
  ...WRAPPERS,
  ...PLACES,
  ...COPIES,
  ...FOREIGN,
  ...CLUE_TEXTS,
  ...CIRCUMSTANCES,
  ...FAULTS,
];
