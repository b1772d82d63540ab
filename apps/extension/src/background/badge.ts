/**
 * The badge: what the toolbar button says of a tab.
 *
 * One table from a status to a badge of at most two characters, its colour, and the title that the
 * button shows when pointed at. The browser forgets all of it when the tab goes to another page.
 */

import type { Status } from "../protocol/requests.ts";
import { say, type TextKey, type Wording } from "../protocol/wording.ts";

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

const LOOKS: Readonly<Record<Status, readonly [string, string, TextKey]>> = {
  off: ["", GREY, "titleOff"],
  busy: ["…", GREY, "titleBusy"],
  step: ["•", GREEN, "titleStep"],
  unique: ["✓", GREEN, "titleUnique"],
  multiple: ["≥2", AMBER, "titleMultiple"],
  none: ["0", RED, "titleNone"],
  stopped: ["?", AMBER, "titleStopped"],
  unreadable: ["?", RED, "titleUnreadable"],
  failed: ["!", RED, "titleFailed"],
};

/** The face for a status of a tab. */
export function faceOf(status: Status, wording: Wording): Face {
  const [text, colour, title] = LOOKS[status];
  return { text, colour, title: say(wording, title) };
}

/** The face for a page that the browser keeps extensions out of; `why` is the browser's word. */
export function refusedFace(why: string, wording: Wording): Face {
  return { text: "!", colour: RED, title: say(wording, "titleRefused", why) };
}
