/** The sentences in all languages, and how they are chosen and filled in. */
import { describe, expect, it } from "vitest";
import { LOCALES, type Locale } from "./locales.ts";
import { say, sayCount } from "./wording.ts";
import { localeFor, wordingOf } from "./wordings.ts";

function counted(locale: Locale): string[] {
  return [0, 1, 2].map((count) => sayCount(wordingOf(locale), "rectangles", count));
}

describe("a wording", () => {
  it.each(LOCALES)("fills in the parts of a sentence in %s", (locale) => {
    const text = say(wordingOf(locale), "solving", "40x50");
    expect(text).toContain("40x50");
    expect(text).not.toContain("$");
  });

  it("has one and several, as the language counts", () => {
    expect(counted("en")).toEqual(["0 rectangles", "1 rectangle", "2 rectangles"]);
    expect(counted("fr")).toEqual(["0 rectangle", "1 rectangle", "2 rectangles"]);
    expect(counted("de")).toEqual(["0 Rechtecke", "1 Rechteck", "2 Rechtecke"]);
  });
});

describe("the language", () => {
  it("is the one that was chosen", () => {
    expect(localeFor("ja", "de")).toBe("ja");
  });

  it.each([
    ["de-AT", "de"],
    ["zh-TW", "zh_CN"],
    ["fr", "fr"],
    ["pt-BR", "en"],
    ["", "en"],
  ])("is else the browser's: for %s it is %s", (browserLanguage, locale) => {
    expect(localeFor("auto", browserLanguage)).toBe(locale);
  });
});
