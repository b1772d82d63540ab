/**
 * Visibility by inline styles: what a saved page tells of what is on the screen.
 *
 * It has only its inline styles, its `hidden` attributes and the kinds of elements whose content
 * browsers do not show.
 */

import { declarationsOf, isOutOfSight, type Declaration } from "./inline-style.ts";

/** Elements whose content is not drawn, or only in place of what failed; some only while closed. */
const NOT_DRAWN: ReadonlySet<string> = new Set(
  "noscript template iframe object noembed noframes audio video canvas script style textarea".split(
    " ",
  ),
);
const DRAWN_IF_OPEN: ReadonlySet<string> = new Set(["dialog", "details"]);

/** No page that a browser shows is deeper; forms can make a chain of parents seem endless. */
const MAX_DEPTH = 200_000;

/** Whether the element and everything around it is shown. */
export function isOnScreenInline(element: Element): boolean {
  let visible: boolean | undefined;
  let depth = 0;
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const inline = isUndrawnKind(at) ? "removed" : inlineVisibilityOf(at);
    if (inline === "removed" || ++depth > MAX_DEPTH) return false;
    visible ??= inline;
  }
  return visible ?? true;
}

/** What becomes of an element in one that is shown, or whose visibility it inherits. */
export function visibilityInline(element: Element, inherited: boolean): boolean | "removed" {
  if (isUndrawnKind(element)) return "removed";
  return inlineVisibilityOf(element) ?? inherited;
}

/** Whether browsers never show what is inside an element of this kind. */
export function isUndrawnKind(element: Element): boolean {
  const { localName } = element;
  if (NOT_DRAWN.has(localName)) return true;
  return DRAWN_IF_OPEN.has(localName) && !element.hasAttribute("open");
}

/** What the inline style says: removed with all inside, visible or not, or nothing. */
export function inlineVisibilityOf(
  element: Element,
  declarations: readonly Declaration[] = declarationsOf(element),
): boolean | "removed" | undefined {
  if (element.hasAttribute("hidden")) return "removed";
  if (declarations.length === 0) return undefined;
  const style = new Map(declarations);
  if (style.get("display") === "none" || Number.parseFloat(style.get("opacity") ?? "1") === 0)
    return "removed";
  if (isOutOfSight(style)) return "removed";
  const visibility = style.get("visibility");
  return visibility === undefined ? undefined : visibility === "visible";
}
