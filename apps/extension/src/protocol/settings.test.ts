/** What is believed of stored settings. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkSettings, DEFAULT_SETTINGS } from "./settings.ts";

describe("settings", () => {
  it("are the defaults where nothing was stored", () => {
    expect(checkSettings(undefined)).toEqual(DEFAULT_SETTINGS);
  });

  it("are what was chosen, with the defaults for what is missing or makes no sense", () => {
    const stored = { language: "de", click: "dance", opacity: 7, place: { left: 3 }, more: 1 };
    expect(checkSettings(stored)).toEqual({ ...DEFAULT_SETTINGS, language: "de" });
    const chosen = { opacity: 0.5, numbers: true, place: { left: 3, top: 4 } };
    expect(checkSettings(chosen)).toEqual({ ...DEFAULT_SETTINGS, ...chosen });
  });

  it("are whole whatever was stored, and are believed when read again", () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const settings = checkSettings(stored);
        expect(Object.keys(settings)).toEqual(Object.keys(DEFAULT_SETTINGS));
        expect(checkSettings(settings)).toEqual(settings);
      }),
    );
  });
});
