/** Which addresses belong to a site that the extension may stay on at. */
import { describe, expect, it } from "vitest";
import { originOf, SITES, siteOf } from "./sites.ts";

describe("a site", () => {
  it.each([
    ["https://www.puzzle-shikaku.com/?size=8", "puzzle-shikaku.com"],
    ["https://fr.puzzle-shikaku.com/", "puzzle-shikaku.com"],
    ["http://puzzle-shikaku.com/", "puzzle-shikaku.com"],
    ["https://www.puzzles-mobile.com/shikaku/random/5x5", "puzzles-mobile.com"],
  ])("has %s", (address, site) => {
    expect(siteOf(address)).toBe(site);
  });

  it.each([
    "https://puzzle-shikaku.com.example/",
    "https://evilpuzzle-shikaku.com/",
    "file:///puzzle-shikaku.com/",
    "https://example/?puzzle-shikaku.com",
    "",
  ])("has not %j", (address) => {
    expect(siteOf(address)).toBeUndefined();
  });

  it("is one match pattern, with all subdomains", () => {
    expect(SITES.map(originOf)).toEqual([
      "*://*.puzzle-shikaku.com/*",
      "*://*.puzzles-mobile.com/*",
    ]);
  });
});
