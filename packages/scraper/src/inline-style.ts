/**
 * Inline style: where a cell says that it is.
 *
 * Read from the `style` attribute, so that a saved page without a style engine and a live one give
 * the same. Only what is beyond doubt counts: the four sides in px, each stated once (of two, which
 * holds depends on `!important` and on what the browser can parse), and nothing beside them that
 * would move the cell or change its size. What style sheets add is for `on-screen.ts` to find out.
 */

import { err, ok, type Result } from "@shikiri/core";
import type { Box, ReadError } from "./board.ts";

/** The longest inline style, in characters, that is read. */
const MAX_STYLE = 10_000;

const IMPORTANT = /\s*!\s*important$/;
const PIXELS = /^(-?(?:\d+(?:\.\d+)?|\.\d+))px$|^0$/;
const VENDOR = /^-(?:webkit|moz|ms|o)-/;

/** Properties that must not be stated twice. */
const STATED_ONCE: ReadonlySet<string> = new Set(
  "position left top width height display visibility opacity".split(" "),
);

/** Properties that move or resize a cell, unless every word of their value is harmless. */
const MOVES =
  /^(?:transform|translate|rotate|scale|zoom|(?:margin|offset|min|max)(?:-.*)?|right|bottom)$/;
const HARMLESS = /^(?:(?:0|0px|none|auto|normal)(?:\s+|$))+$/;
/** Where `right` or `bottom` is given too, which side holds depends on the writing direction. */
const HARMLESS_SIDE = /^auto$/;
/** Properties that take the place of the four sides, whatever their value. */
const OVERRULES = /^(?:all|inset(?:-.*)?|(?:inline|block)-size|position-.+)$/;

/** A `clip` of nothing, or of one pixel. */
const NO_CLIP = /^rect\((?:[01](?:px)?[\s,]*){4}\)$/;
/** Pixels to the left of a page, or above it, where pages put what is not to be seen. */
const FAR_OFF = -1000;

/** Properties by which an element becomes the one that positions what is inside it. */
const FRAMES =
  /^(?:transform.*|translate|rotate|scale|zoom|perspective|filter|backdrop-filter|contain|container-type|will-change|offset.*)$/;

/** One declaration, in lower case and without `!important`. */
export type Declaration = readonly [name: string, value: string];

/** The declarations of the element's `style` attribute in their order, as far as it is read. */
export function declarationsOf(element: Element): Declaration[] {
  const style = (element.getAttribute("style") ?? "").slice(0, MAX_STYLE);
  const [first = "", ...commented] = style.split("/*");
  const text = (first + commented.map(afterComment).join("")).toLowerCase();
  const declarations: Declaration[] = [];
  for (const declaration of text.split(";")) {
    const colon = declaration.indexOf(":");
    if (colon < 0) continue;
    const value = declaration.slice(colon + 1).trim();
    declarations.push([
      declaration.slice(0, colon).trim(),
      value.includes("!") ? value.replace(IMPORTANT, "") : value,
    ]);
  }
  return declarations;
}

/**
 * The cell's box by its inline style.
 *
 * Errors, with messages that go on after the cell's name: `half-built` (a side is missing or not in
 * px, or the cell is not placed by them), `not-a-grid` (a property is stated twice, one moves
 * the cell from there, or the style is too long to be one of a cell).
 */
export function inlineBoxOf(
  cell: Element,
  declarations: readonly Declaration[] = declarationsOf(cell),
): Result<Box, ReadError> {
  const length = cell.getAttribute("style")?.length ?? 0;
  if (length > MAX_STYLE) {
    return strange(`has an inline style of ${length} characters: expected at most ${MAX_STYLE}`);
  }
  const style = new Map<string, string>();
  for (const [name, value] of declarations) {
    if (STATED_ONCE.has(name)) {
      if (style.has(name)) {
        return strange(`states its ${name} twice in its inline style: expected it once`);
      }
      style.set(name, value);
    } else if (isMoved(name.replace(VENDOR, ""), value)) {
      return strange(
        `has "${`${name}: ${value}`.slice(0, 60)}" in its inline style: expected left, top, width and height alone to place it`,
      );
    }
  }
  const [left, top, width, height] = ["left", "top", "width", "height"].map((side) =>
    pixels(style.get(side)),
  );
  const isPlaced = (style.get("position") ?? "absolute") === "absolute";
  if (
    !isPlaced ||
    left === undefined ||
    top === undefined ||
    width === undefined ||
    height === undefined
  ) {
    return err({
      kind: "half-built",
      message:
        "has no place: expected left, top, width and height in px in its inline style, and position absolute if any",
    });
  }
  return ok({ left, top, width, height });
}

/**
 * What an element's inline style does to the places of what is inside it: nothing, it adds its own
 * left and top (in px), or it is unknown where it is itself.
 */
export function inlineFrameOf(
  declarations: readonly Declaration[],
): "none" | "unknown" | { readonly left: number; readonly top: number } {
  const style = new Map(declarations);
  for (const [name, value] of style) {
    if (FRAMES.test(name.replace(VENDOR, "")) && !HARMLESS.test(value)) return "unknown";
  }
  const box = ["left", "top", "width", "height"].map((side) => pixels(style.get(side)));
  const position = style.get("position") ?? (box.includes(undefined) ? "static" : "absolute");
  if (position === "static") return "none";
  const [left, top] = box;
  if (position !== "absolute" || left === undefined || top === undefined) return "unknown";
  return { left, top };
}

/** Whether the inline style leaves nothing of the element to be seen, though it is shown. */
export function isOutOfSight(style: ReadonlyMap<string, string>): boolean {
  if (/^(?:absolute|fixed)$/.test(style.get("position") ?? "")) {
    if (NO_CLIP.test(style.get("clip") ?? "")) return true;
    for (const side of ["left", "top"]) {
      if ((pixels(style.get(side)) ?? 0) <= FAR_OFF) return true;
    }
  }
  if (/^inset\((?:50|100)%\)$/.test(style.get("clip-path") ?? "")) return true;
  const isClipped = /hidden|clip/.test(style.get("overflow") ?? "");
  return isClipped && ["width", "height"].some((side) => (pixels(style.get(side)) ?? 9) <= 1);
}

function isMoved(name: string, value: string): boolean {
  if (OVERRULES.test(name) || name.includes("\\")) return true;
  if (!MOVES.test(name)) return false;
  return !(name === "right" || name === "bottom" ? HARMLESS_SIDE : HARMLESS).test(value);
}

function strange(message: string): Result<never, ReadError> {
  return err({ kind: "not-a-grid", message });
}

function pixels(text: string | undefined): number | undefined {
  const match = PIXELS.exec(text ?? "");
  if (match === null) return undefined;
  const value = Number(match[1] ?? 0);
  return Number.isFinite(value) ? value : undefined;
}

/** What follows the end of the comment that the text begins in. */
function afterComment(text: string): string {
  const end = text.indexOf("*/");
  return end < 0 ? "" : text.slice(end + 2);
}
