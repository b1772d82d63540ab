/**
 * Clipping: whether what is drawn lies where nobody can see it.
 *
 * Pages keep copies for screen readers and for printing that are shown by every rule of style, but
 * beyond the page's edge, or cut down to a pixel. What is merely scrolled away is in view.
 */

import type { Box } from "./board.ts";

/** Boxes as small as this show nothing. */
const NOTHING = 1;
/** Computed values of `clip` and `clip-path` that leave nothing, or a pixel. */
const NO_CLIP = /^rect\((?:[01]px[\s,]*){4}\)$/;
const NO_CLIP_PATH = /^inset\((?:50|100)%\)$/;

/** Whether nothing of a live page's `extent`, in window pixels inside of `element`, can be seen. */
export function isOutOfView(element: Element, extent: Box): boolean {
  const view = element.ownerDocument.defaultView;
  if (view === null) return false;
  const right = extent.left + extent.width + view.scrollX;
  const bottom = extent.top + extent.height + view.scrollY;
  let isScrolled = false;
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const style = view.getComputedStyle(at);
    if (NO_CLIP.test(style.clip) && style.position !== "static") return true;
    if (NO_CLIP_PATH.test(style.clipPath)) return true;
    if (style.overflowX !== "visible" || style.overflowY !== "visible") {
      const { width, height } = at.getBoundingClientRect();
      if (style.display !== "contents" && Math.min(width, height) <= NOTHING) return true;
    }
    isScrolled ||= at.scrollLeft !== 0 || at.scrollTop !== 0;
  }
  return !isScrolled && (right <= 0 || bottom <= 0);
}
