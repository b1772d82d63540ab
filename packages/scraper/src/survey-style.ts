/**
 * The survey of a page without layout: where inline styles put each element.
 *
 * Only pixels count, and only what they certainly mean. Offsets of positioned elements around an
 * element are added up; where one is placed in another way (by the flow, a transform, a style
 * sheet), what is inside has a frame of its own, and is never compared with what is outside.
 */

import type { Box } from "./board.ts";
import { declarationsOf, inlineBoxOf, inlineFrameOf, type Declaration } from "./inline-style.ts";
import { inlineVisibilityOf, isUndrawnKind } from "./inline-visibility.ts";
import { kinshipOf, type Survey, type Tile } from "./survey.ts";

/** What an element hands down to those inside it. */
interface Surroundings {
  readonly frame: number;
  readonly left: number;
  readonly top: number;
  readonly isRemoved: boolean;
  readonly isVisible: boolean;
}

const OUTERMOST: Surroundings = { frame: 0, left: 0, top: 0, isRemoved: false, isVisible: true };

/** Surveys elements, all of one page's, in document order. */
export function surveyByStyle(elements: readonly Element[]): Survey {
  const kinship = kinshipOf(elements);
  const within: Surroundings[] = [];
  const tiles = elements.map((element, i): Tile | undefined => {
    const around = within[kinship.parents[i]!] ?? OUTERMOST;
    const declarations = element.hasAttribute("style") ? declarationsOf(element) : [];
    const here = surroundingsIn(element, i, around, declarations);
    within.push(here);
    if (here.isRemoved || !here.isVisible || declarations.length === 0) return undefined;
    const box = inlineBoxOf(element, declarations);
    if (!box.ok || box.value.width <= 0 || box.value.height <= 0) return undefined;
    return { box: movedBy(box.value, around.left, around.top), frame: around.frame };
  });
  return { hasLayout: false, ...kinship, tiles };
}

function surroundingsIn(
  element: Element,
  index: number,
  around: Surroundings,
  declarations: readonly Declaration[],
): Surroundings {
  if (around.isRemoved || isUndrawnKind(element)) return { ...around, isRemoved: true };
  if (declarations.length === 0 && !element.hasAttribute("hidden")) return around;
  const visibility = inlineVisibilityOf(element, declarations);
  if (visibility === "removed") return { ...around, isRemoved: true };
  const isVisible = visibility ?? around.isVisible;
  const frame = inlineFrameOf(declarations);
  if (frame === "none") return { ...around, isVisible };
  if (frame === "unknown") {
    return { frame: index + 1, left: 0, top: 0, isRemoved: false, isVisible };
  }
  const { left, top } = movedBy({ ...frame, width: 0, height: 0 }, around.left, around.top);
  return { ...around, left, top, isVisible };
}

function movedBy(box: Box, left: number, top: number): Box {
  return { ...box, left: box.left + left, top: box.top + top };
}
