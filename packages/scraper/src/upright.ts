/**
 * Upright: whether an element is drawn neither turned nor mirrored nor slanted.
 *
 * A turned board is another board, and a turned 6 is a 9.
 */

import { parentOf } from "./parent.ts";

const MATRIX = /^matrix(?:3d)?\((.*)\)$/;
/** Sines below this are rounding. */
const MAX_SLANT = 1e-4;

/** Whether the computed style turns nothing; zoom and shifts are none of its concern. */
export function isUpright({ transform, rotate, scale, offsetPath }: CSSStyleDeclaration): boolean {
  if (!/^(?:|none|0deg)$/.test(rotate) || scale.includes("-")) return false;
  // A path turns what lies on it along with it.
  if (!/^(?:|none)$/.test(offsetPath)) return false;
  const numbers = MATRIX.exec(transform)?.[1]?.split(",").map(Number) ?? [];
  const [a, b, c, d] = numbers.length === 16 ? [0, 1, 4, 5].map((i) => numbers[i]) : numbers;
  if (a === undefined || b === undefined || c === undefined || d === undefined) return true;
  return a > 0 && d > 0 && Math.abs(b) <= MAX_SLANT * a && Math.abs(c) <= MAX_SLANT * d;
}

/** Whether the element and everything around it is upright. */
export function isSeenUpright(element: Element, view: Window & typeof globalThis): boolean {
  for (let at: Element | null = element; at !== null; at = parentOf(at, view)) {
    if (!isUpright(view.getComputedStyle(at))) return false;
  }
  return true;
}
