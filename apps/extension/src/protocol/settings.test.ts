/** What is believed of stored settings. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkSettings, DEFAULT_SETTINGS } from "./settings.ts";

describe("settings", () => {
  it("are the defaults where nothing was stored", () => {
    expect(checkSettings(undefined)).toEqual(DEFAULT_SETTINGS);
  });

  it("are what was chosen, with the defaults for what is missing or makes no sense", () => {
    expect(checkSettings({ language: "de", click: "dance", more: 1 })).toEqual({
      language: "de",
      click: "answer",
    });
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
