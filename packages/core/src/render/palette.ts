/**
 * The colours of drawings, for light and dark surroundings.
 *
 * Four of the eight that Okabe & Ito ("Color Universal Design", 2008) chose to be told apart with
 * any colour vision, mixed with white or black: fills so far that clues on them have a contrast of
 * at least 7 to 1 (WCAG 2.1, 1.4.6), outlines so far that they have 3 to 1 against their fill
 * (1.4.11). The shares come from a search for the greatest distance between the two most similar
 * fills, seen with normal, protanopic, deuteranopic and tritanopic vision (Machado et al. 2009).
 */

/** A region's colours, as `#rrggbb`. */
export interface RegionColours {
  readonly fill: string;
  readonly outline: string;
}

/** What a drawing is coloured with, as `#rrggbb`; `regions` has one entry for each colour. */
export interface Palette {
  /** Behind everything. */
  readonly paper: string;
  /** Clues, and the board's frame. */
  readonly ink: string;
  /** How strong the lines between cells are, in ink: 0 is not to be seen, 1 is as strong as clues. */
  readonly gridOpacity: number;
  readonly regions: readonly RegionColours[];
}

/** Mixed in to make a colour lighter. */
export const WHITE = "#ffffff";

/** Mixed in to make a colour darker. */
export const BLACK = "#000000";

const DUSK = "#161616";
const SKY_BLUE = "#56b4e9";
const YELLOW = "#f0e442";
const BLUE = "#0072b2";
const VERMILLION = "#d55e00";

/** For light surroundings: black on light fills with dark outlines. */
export const LIGHT_PALETTE: Palette = {
  paper: WHITE,
  ink: BLACK,
  gridOpacity: 0.2,
  regions: [
    { fill: mix(SKY_BLUE, WHITE, 0.55), outline: mix(SKY_BLUE, BLACK, 0.45) },
    { fill: mix(YELLOW, WHITE, 0.35), outline: mix(YELLOW, BLACK, 0.5) },
    { fill: mix(VERMILLION, WHITE, 0.45), outline: mix(VERMILLION, BLACK, 0.4) },
    { fill: mix(BLUE, WHITE, 0.45), outline: mix(BLUE, BLACK, 0.4) },
  ],
};

/** For dark surroundings: white on dark fills with light outlines. */
export const DARK_PALETTE: Palette = {
  paper: DUSK,
  ink: WHITE,
  gridOpacity: 0.2,
  regions: [
    { fill: mix(SKY_BLUE, DUSK, 0.55), outline: SKY_BLUE },
    { fill: mix(YELLOW, DUSK, 0.7), outline: mix(YELLOW, DUSK, 0.2) },
    { fill: mix(VERMILLION, DUSK, 0.7), outline: mix(VERMILLION, WHITE, 0.2) },
    { fill: mix(BLUE, DUSK, 0.6), outline: mix(BLUE, WHITE, 0.3) },
  ],
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
