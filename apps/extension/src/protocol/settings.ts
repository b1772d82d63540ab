/**
 * Settings: what a player may choose, and what they are if nothing was chosen.
 *
 * They are kept by the browser, which may hand back what an older version wrote, or nonsense: each
 * part is looked at by itself, and what cannot be believed is as if it had never been chosen.
 */

import { LOCALES, type Locale } from "./locales.ts";

/** Where the panel is, in CSS pixels from the window's left and top edges. */
interface PanelPlace {
  readonly left: number;
  readonly top: number;
}

/** What a player has chosen. */
export interface Settings {
  /** `auto` is the browser's own language. */
  readonly language: Locale | "auto";
  /** What a click on the toolbar button does, when nothing is on. */
  readonly click: "answer" | "hint" | "panel";
  /** How regions are drawn: filled, or as frames only. */
  readonly form: "fill" | "outline";
  /** `vivid` has stronger colours and darker frames than the usual `calm`. */
  readonly palette: "calm" | "vivid";
  /** How strong the regions of an answer are drawn, but no other mark: from `LEAST_OPACITY` to 1. */
  readonly opacity: number;
  /** Whether regions are numbered as in the list. */
  readonly numbers: boolean;
  /** Where the player has put the panel; null where it chooses its place itself. */
  readonly place: PanelPlace | null;
  /** Whether the panel is one line. */
  readonly isFolded: boolean;
}

/** The faintest that a drawing may be. */
const LEAST_OPACITY = 0.2;

/** The settings of a player who has chosen nothing. */
export const DEFAULT_SETTINGS: Settings = {
  language: "auto",
  click: "answer",
  form: "fill",
  palette: "calm",
  opacity: 1,
  numbers: false,
  place: null,
  isFolded: false,
};

/** The settings in what was stored; whatever it is, the result is whole, with `fallback` for the rest. */
export function checkSettings(stored: unknown, fallback: Settings = DEFAULT_SETTINGS): Settings {
  const found = (typeof stored === "object" && stored !== null ? stored : {}) as Readonly<
    Record<keyof Settings, unknown>
  >;
  const { opacity, numbers, isFolded } = found;
  return {
    language: oneOf(["auto", ...LOCALES], found.language) ?? fallback.language,
    click: oneOf(["answer", "hint", "panel"], found.click) ?? fallback.click,
    form: oneOf(["fill", "outline"], found.form) ?? fallback.form,
    palette: oneOf(["calm", "vivid"], found.palette) ?? fallback.palette,
    opacity: isWithin(opacity, LEAST_OPACITY, 1) ? opacity : fallback.opacity,
    numbers: typeof numbers === "boolean" ? numbers : fallback.numbers,
    place: checkPlace(found.place, fallback.place),
    isFolded: typeof isFolded === "boolean" ? isFolded : fallback.isFolded,
  };
}

/** Whether what has been chosen changes nothing on the board. */
export function isOfPanel(change: Partial<Settings>): boolean {
  return "place" in change || "isFolded" in change;
}

function checkPlace(place: unknown, fallback: PanelPlace | null): PanelPlace | null {
  if (place === null) return null;
  if (typeof place !== "object") return fallback;
  const { left, top } = place as Partial<Record<keyof PanelPlace, unknown>>;
  return isWithin(left, 0, 100_000) && isWithin(top, 0, 100_000) ? { left, top } : fallback;
}

function isWithin(value: unknown, least: number, most: number): value is number {
  return typeof value === "number" && value >= least && value <= most;
}

function oneOf<const T>(values: readonly T[], value: unknown): T | undefined {
  return values.find((each) => each === value);
}
