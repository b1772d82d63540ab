/**
 * What takes the place of {@link saved-page.ts} where every page has a layout, as in a browser.
 *
 * Its style engine tells where and how things are drawn, so most of this is never called there but for a
 * document without elements.
 */

import { err, type Result } from "@shikiri/core";
import type { Box, ReadError } from "./board.ts";
import { runSteps } from "./steps.ts";
import { surveyByLayout } from "./survey-layout.ts";
import type { Survey } from "./survey.ts";
import { ABSENT, type Testimony } from "./witnesses.ts";

/** The only survey there is. */
export function surveyByStyle(elements: readonly Element[]): Survey {
  return runSteps(surveyByLayout(elements));
}

/** No element is placed but by layout. */
export function inlineBoxOf(): Result<Box, ReadError> {
  return err({ kind: "half-built", message: "has no place but by layout" });
}

/** Inline styles are not asked: what is drawn decides, and it takes time that a click waits for. */
export function styleWitness(): Testimony {
  return ABSENT;
}

/** The page's game knows the id; links are not looked through, which takes time that a click waits for. */
export function puzzleIdOf(): undefined {
  return undefined;
}

/** Nothing is known to be on the screen but by layout. */
export function isOnScreenInline(): boolean {
  return false;
}

/** Nothing is known to be hidden but by layout. */
export function visibilityInline(_: Element, inherited: boolean): boolean {
  return inherited;
}

/** Nothing is known to be turned but by layout. */
export function isTurnedInline(): boolean {
  return false;
}

/** Nothing is known to be misdrawn but by layout. */
export function inlineMisdrawing(): undefined {
  return undefined;
}
