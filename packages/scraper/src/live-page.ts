/**
 * What takes the place of {@link saved-page.ts} where every page has a layout, as in a browser.
 *
 * Its style engine tells where and how things are drawn, so none of this is ever called there but for
 * a document without elements.
 */

import { runSteps } from "./steps.ts";
import { surveyByLayout } from "./survey-layout.ts";
import type { Survey } from "./survey.ts";

/** The only survey there is. */
export function surveyByStyle(elements: readonly Element[]): Survey {
  return runSteps(surveyByLayout(elements));
}

/** Nothing is known to be turned but by layout. */
export function isTurnedInline(): boolean {
  return false;
}

/** Nothing is known to be misdrawn but by layout. */
export function inlineMisdrawing(): undefined {
  return undefined;
}
