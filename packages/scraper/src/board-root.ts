/**
 * The board's root: the element that an overlay is put into, and where the cells are in it.
 *
 * It is the nearest one around the cells that positions what is inside it and may hold any element,
 * so that an overlay's `left` and `top` are counted from its padding. Boxes are in its own pixels:
 * whatever zooms it, zooms the overlay with the cells. On a page without layout it is the cells'
 * container, and the boxes are as the survey has them.
 */

import type { Box } from "./board.ts";
import { parentOf } from "./parent.ts";

/** Elements whose children are not free. */
const BOUND =
  /^(?:table|tbody|thead|tfoot|tr|ul|ol|dl|select|form|svg|button|a|label|p|span|h[1-6])$/;

/** The root, and the boxes in its pixels. */
export interface Placement {
  readonly root: Element;
  readonly boxes: readonly Box[];
}

/** From boxes in window pixels to those of the root. */
export function placementIn(
  container: Element,
  cells: readonly Element[],
  boxes: readonly Box[],
  view: Window & typeof globalThis,
): Placement {
  let root: Element | null = container;
  while (root !== null && (BOUND.test(root.localName) || !isFrame(view.getComputedStyle(root)))) {
    root = parentOf(root, view);
  }
  const place = root === null ? pageOf(view) : placeOf(root, cells[0]!, view);
  const { body, documentElement } = container.ownerDocument;
  return { root: root ?? body ?? documentElement, boxes: boxes.map((box) => boxIn(place, box)) };
}

/** Where an element's contents begin in the window, and how many window pixels one of its own is. */
interface Place {
  readonly left: number;
  readonly top: number;
  readonly across: number;
  readonly down: number;
}

function pageOf(view: Window): Place {
  return { left: -view.scrollX, top: -view.scrollY, across: 1, down: 1 };
}

function placeOf(root: Element, cell: Element, view: Window): Place {
  const rect = root.getBoundingClientRect();
  const style = view.getComputedStyle(root);
  // A root without an extent has its cells outside of it, and those are zoomed as it is.
  const [measured, seen] =
    rect.width > 0 && rect.height > 0
      ? [style, rect]
      : [view.getComputedStyle(cell), cell.getBoundingClientRect()];
  const across = seen.width / (ownWidth(measured) || seen.width);
  const down = seen.height / (ownHeight(measured) || seen.height);
  return {
    left: rect.left + (pixels(style.borderLeftWidth) - root.scrollLeft) * across,
    top: rect.top + (pixels(style.borderTopWidth) - root.scrollTop) * down,
    across,
    down,
  };
}

function boxIn({ left, top, across, down }: Place, box: Box): Box {
  return {
    left: rounded((box.left - left) / across),
    top: rounded((box.top - top) / down),
    width: rounded(box.width / across),
    height: rounded(box.height / down),
  };
}

/** Whether an element of this computed style positions what is inside it. */
export function isFrame(style: CSSStyleDeclaration): boolean {
  const { position, transform, translate, rotate, scale, filter, perspective, contain } = style;
  if (style.display === "contents") return false;
  return (
    position !== "static" ||
    [transform, translate, rotate, scale, filter, perspective].some((value) => value !== "none") ||
    /paint|layout|strict|content/.test(contain)
  );
}

function ownWidth(style: CSSStyleDeclaration): number {
  const inner = pixels(style.width);
  if (style.boxSizing === "border-box") return inner;
  const padding = pixels(style.paddingLeft) + pixels(style.paddingRight);
  return inner + padding + pixels(style.borderLeftWidth) + pixels(style.borderRightWidth);
}

function ownHeight(style: CSSStyleDeclaration): number {
  const inner = pixels(style.height);
  if (style.boxSizing === "border-box") return inner;
  const padding = pixels(style.paddingTop) + pixels(style.paddingBottom);
  return inner + padding + pixels(style.borderTopWidth) + pixels(style.borderBottomWidth);
}

function pixels(length: string): number {
  return Number.parseFloat(length) || 0;
}

/** To a hundredth, so that readings at several zooms are the same. */
function rounded(length: number): number {
  return Math.round(length * 100) / 100;
}
