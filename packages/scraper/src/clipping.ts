/**
 * Clipping: whether what is drawn lies where nobody can see it.
 *
 * Pages keep copies for screen readers and for printing that are shown by every rule of style, but
 * beyond the page's edge, or cut down to a pixel. What is merely scrolled away is in view.
 */

import type { Box } from "./board.ts";
import { isFrame } from "./board-root.ts";
import { parentOf } from "./parent.ts";

/** Boxes as small as this show nothing. */
const NOTHING = 1;
/** Computed values of `clip` and `clip-path` that leave nothing, or a pixel. */
const NO_CLIP = /^rect\((?:[01]px[\s,]*){4}\)$/;
const NO_CLIP_PATH = /^inset\((?:50|100)%\)$/;

/** Whether nothing can be seen of what a live page's element draws at `extent`, in window pixels. */
export function isOutOfView(element: Element, extent: Box): boolean {
  const view = element.ownerDocument.defaultView;
  if (view === null) return false;
  const right = extent.left + extent.width + view.scrollX;
  const bottom = extent.top + extent.height + view.scrollY;
  let isScrolled = false;
  // What is positioned by an element further out is not clipped by those in between.
  let isFree = true;
  for (let at: Element | null = element; at !== null; at = parentOf(at, view)) {
    const style = view.getComputedStyle(at);
    isFree &&= at === element || !isFrame(style);
    if (cutsAway(at, style, isFree)) return true;
    isFree = (isFree && at !== element) || isFreeIn(style);
    isScrolled ||= at.scrollLeft !== 0 || at.scrollTop !== 0;
  }
  return !isScrolled && (right <= 0 || bottom <= 0);
}

/** Whether a live page's element is cut down to nothing, or to a pixel, with all that is in it. */
export function isCutAway(element: Element): boolean {
  const view = element.ownerDocument.defaultView;
  return view !== null && cutsAway(element, view.getComputedStyle(element), false);
}

function cutsAway(element: Element, style: CSSStyleDeclaration, isFree: boolean): boolean {
  if (NO_CLIP.test(style.clip) && isFreeIn(style)) return true;
  if (NO_CLIP_PATH.test(style.clipPath)) return true;
  if (isFree || style.display === "contents" || style.display === "inline") return false;
  if (style.overflowX === "visible" && style.overflowY === "visible") return false;
  return Math.min(element.clientWidth, element.clientHeight) <= NOTHING;
}

function isFreeIn({ position }: CSSStyleDeclaration): boolean {
  return position === "absolute" || position === "fixed";
}
