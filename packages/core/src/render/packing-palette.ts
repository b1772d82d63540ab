/**
 * The colours of pieces, for light and dark surroundings: twelve, one for each pentomino.
 *
 * The fills were found by a search for the greatest distance between the two most similar ones, seen with
 * normal, protanopic, deuteranopic and tritanopic vision (Machado et al. 2009), among those on which letters
 * have a contrast of at least 7 to 1 (WCAG 2.1, 1.4.6). The first few differ in hue, which a piece about
 * keeps in the dark. Outlines have 3 to 1 against fill and paper (1.4.11). Twelve colours are more than
 * everybody can tell apart: drawings always have letters too.
 */

import { DARK_PALETTE, LIGHT_PALETTE, type Palette } from "./palette.ts";

/** For light surroundings: black on light fills with dark outlines. */
export const LIGHT_PIECES: Palette = {
  ...LIGHT_PALETTE,
  regions: [
    "#ffabae",
    "#16a7d8",
    "#ffd36f",
    "#9dc769",
    "#cda5ff",
    "#3dd7d3",
    "#e0796e",
    "#b6911d",
    "#c8d9fe",
    "#a5fab0",
    "#a28eb4",
    "#3ca880",
  ].map((fill) => ({ fill, outline: mix(fill, LIGHT_PALETTE.ink, 0.55) })),
};

/** For dark surroundings: white on dark fills with light outlines. */
export const DARK_PIECES: Palette = {
  ...DARK_PALETTE,
  regions: [
    "#670c3d",
    "#00447c",
    "#442300",
    "#406203",
    "#694799",
    "#006365",
    "#923a54",
    "#5d4731",
    "#00135a",
    "#004900",
    "#411b6a",
    "#003633",
  ].map((fill) => ({ fill, outline: mix(fill, DARK_PALETTE.ink, 0.55) })),
};

/** The colour that has so much of the other mixed in, from 0 to 1, each channel by itself. */
export function mix(colour: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const own = Number.parseInt(colour.slice(at, at + 2), 16);
    const added = Number.parseInt(other.slice(at, at + 2), 16);
    const mixed = Math.round(own + (added - own) * share);
    return mixed.toString(16).padStart(2, "0");
  });
  return `#${channels.join("")}`;
}
