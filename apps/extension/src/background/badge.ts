/**
 * The badge: what the toolbar button says of a tab.
 *
 * One table from a status to a badge of at most two characters, its colour, and the title that the
 * button shows when pointed at. The browser forgets all of it when the tab goes to another page.
 */

import type { Status } from "../protocol/messages.ts";

/** A button's face: the badge's text and background colour, and the title. */
export interface Face {
  readonly text: string;
  readonly colour: string;
  readonly title: string;
}

const GREEN = "#1b7f4b";
const AMBER = "#a86400";
const RED = "#b3261e";
const GREY = "#5f6368";

/** The face for each status of a tab. */
export const FACES: Readonly<Record<Status, Face>> = {
  off: { text: "", colour: GREY, title: "Shikiri: draw the answer on this board" },
  busy: { text: "…", colour: GREY, title: "Shikiri: solving; click to cancel" },
  unique: {
    text: "✓",
    colour: GREEN,
    title: "Shikiri: the only answer is drawn; click to hide it",
  },
  multiple: { text: "≥2", colour: AMBER, title: "Shikiri: this board has several answers" },
  none: { text: "0", colour: RED, title: "Shikiri: this board has no answer" },
  stopped: { text: "?", colour: AMBER, title: "Shikiri: not solved in time; click to try again" },
  unreadable: { text: "?", colour: RED, title: "Shikiri: the board cannot be read" },
  failed: {
    text: "!",
    colour: RED,
    title: "Shikiri: nothing could be drawn on this page; click to try again",
  },
};

/** The face for a page that the browser keeps extensions out of; `why` is the browser's word. */
export function refusedFace(why: string): Face {
  return {
    text: "!",
    colour: RED,
    title: `Shikiri cannot work on this page: browsers keep extensions out of their own pages and stores (${why})`,
  };
}
