/** The features by the action that asks for them; what a new one needs beside its file, CONTRIBUTING.md says. */

import { showAnswer } from "./answer.ts";
import { showCheck } from "./check-drawn.ts";
import { askToFill } from "./fill-board.ts";
import { showHint } from "./hint.ts";
import { showNext } from "./next.ts";
import type { Feature } from "./view.ts";

/** Each feature's way from a scene to a view. */
export const FEATURES = {
  answer: showAnswer,
  hint: showHint,
  next: showNext,
  check: showCheck,
  fill: askToFill,
} satisfies Readonly<Record<string, Feature>>;

/** The name of a feature. */
export type FeatureName = keyof typeof FEATURES;
