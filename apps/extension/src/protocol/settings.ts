/**
 * Settings: what a player may choose, and what they are if nothing was chosen.
 *
 * They are kept by the browser, which may hand back what an older version wrote, or nonsense: each
 * part is looked at by itself, and what cannot be believed is as if it had never been chosen.
 */

import { LOCALES, type Locale } from "./locales.ts";

/** What a player has chosen. */
export interface Settings {
  /** `auto` is the browser's own language. */
  readonly language: Locale | "auto";
  /** What a click on the toolbar button does, when nothing is on. */
  readonly click: "answer" | "hint" | "panel";
}

/** The settings of a player who has chosen nothing. */
export const DEFAULT_SETTINGS: Settings = { language: "auto", click: "answer" };

/** The settings in what was stored; whatever it is, the result is whole. */
export function checkSettings(stored: unknown): Settings {
  const { language, click } = (
    typeof stored === "object" && stored !== null ? stored : {}
  ) as Record<string, unknown>;
  return {
    language: oneOf(["auto", ...LOCALES], language) ?? DEFAULT_SETTINGS.language,
    click: oneOf(["answer", "hint", "panel"], click) ?? DEFAULT_SETTINGS.click,
  };
}

function oneOf<const T>(values: readonly T[], value: unknown): T | undefined {
  return values.find((each) => each === value);
}
