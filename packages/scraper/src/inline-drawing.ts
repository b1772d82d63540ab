/**
 * What inline styles do to how a saved page would be drawn: turn the board, or a clue in its cell.
 *
 * Without layout nothing tells where a text is seen. But an inline style that certainly turns it,
 * takes it out of its cell or reorders its digits makes a clue doubtful, as it would on the screen.
 */

import { declarationsOf } from "./inline-style.ts";

/** Turns, mirrors and slants, by functions and by matrices that do more than shift and zoom. */
const TURNS =
  /(?:rotate|skew|perspective|matrix3d)|scale[xy]?\([^)]*-|matrix\([^,]*-|matrix\([^,]+,\s*[^0,]/;
const REORDERS =
  /^(?:direction:rtl|unicode-bidi:.*override.*|flex-direction:.*reverse|flex-flow:.*reverse.*|order:.*|float:right|writing-mode:.*)$/;
const SHIFTS = /^(?:left|top|right|bottom|inset.*|margin.*|text-indent|transform|translate)$/;
const LENGTHS = /-?\d*\.?\d+(?=px)/g;
/** A text may be shifted by less than this part of its cell. */
const MAX_SHIFT = 0.6;

/** Whether the inline style of the element, or of one around it, turns what is inside it. */
export function isTurnedInline(element: Element): boolean {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    if (at.hasAttribute("style") && declarationsOf(at).some(isTurn)) return true;
  }
  return false;
}

/**
 * What is wrong with how inline styles would draw the text of a cell this wide, in words that go on
 * after "its text"; undefined if nothing is.
 */
export function inlineMisdrawing(cell: Element, width: number): string | undefined {
  if (reorders(cell)) return "is reordered by its inline style";
  for (const inner of cell.querySelectorAll("[style]")) {
    const declarations = declarationsOf(inner);
    if (reorders(inner) || declarations.some(isTurn)) return "is turned by an inline style";
    const isShifted = declarations.some(
      ([name, value]) =>
        SHIFTS.test(name) &&
        [...value.matchAll(LENGTHS)].some(([length]) => Math.abs(+length) > width * MAX_SHIFT),
    );
    if (isShifted) return "is moved by an inline style";
  }
  return undefined;
}

function reorders(element: Element): boolean {
  return declarationsOf(element).some(([name, value]) => REORDERS.test(`${name}:${value}`));
}

function isTurn([name, value]: readonly [string, string]): boolean {
  if (name === "rotate") return !/^(?:none|0deg|0)$/.test(value);
  if (name === "scale") return value.includes("-");
  if (/^offset(?:-path)?$/.test(name)) return !/^(?:none|auto|normal)$/.test(value);
  return name.endsWith("transform") && TURNS.test(value);
}
