/**
 * The colours of drawings, for light and dark surroundings.
 *
 * Four of the eight that Okabe & Ito ("Color Universal Design", 2008) chose to be told apart with
 * any colour vision, mixed with white or black: fills so far that clues on them have a contrast of
 * at least 7 to 1 (WCAG 2.1, 1.4.6), outlines so far that they have 3 to 1 against their fill
 * (1.4.11). The shares come from a search for the greatest distance between the two most similar
 * fills, seen with normal, protanopic, deuteranopic and tritanopic vision (Machado et al. 2009). They
 * stand here mixed, since pages that are drawn on get them too; a test mixes them again.
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

/** For light surroundings: black on light fills with dark outlines. */
export const LIGHT_PALETTE: Palette = {
  paper: "#ffffff",
  ink: "#000000",
  gridOpacity: 0.2,
  regions: [
    { fill: "#b3ddf5", outline: "#2f6380" },
    { fill: "#f5ed84", outline: "#787221" },
    { fill: "#e8a673", outline: "#803800" },
    { fill: "#73b1d5", outline: "#00446b" },
  ],
};

/** For dark surroundings: white on dark fills with light outlines. */
export const DARK_PALETTE: Palette = {
  paper: "#161616",
  ink: "#ffffff",
  gridOpacity: 0.2,
  regions: [
    { fill: "#335d75", outline: "#56b4e9" },
    { fill: "#575423", outline: "#c4bb39" },
    { fill: "#4f2c0f", outline: "#dd7e33" },
    { fill: "#0d3b54", outline: "#4d9cc9" },
  ],
};
