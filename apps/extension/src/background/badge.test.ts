/** What the toolbar button shows. */
import { describe, expect, it } from "vitest";
import { contrast } from "../../test/contrast.ts";
import { english } from "../../test/english.ts";
import { faceOf, refusedFace } from "./badge.ts";

const STATUSES = [
  "off",
  "busy",
  "unreadable",
  "step",
  "unique",
  "multiple",
  "none",
  "stopped",
  "failed",
] as const;

describe("the button's face", () => {
  it("has a badge that fits, a colour that white text is readable on, and a title", () => {
    for (const { text, colour, title } of STATUSES.map((status) => faceOf(status, english))) {
      expect([...text].length).toBeLessThanOrEqual(2);
      expect(contrast(colour, "#ffffff")).toBeGreaterThanOrEqual(4.5);
      expect(title).toMatch(/^Shikiri: ./);
    }
  });

  it("has no badge while nothing is shown", () => {
    expect(faceOf("off", english).text).toBe("");
  });

  it("tells of a page that the browser keeps extensions out of, in the browser's words too", () => {
    const face = refusedFace("Cannot access a chrome:// URL", english);
    expect(face.text).toBe("!");
    expect(face.title).toBe(
      "Shikiri cannot work on this page: browsers keep extensions out of their own pages and stores (Cannot access a chrome:// URL)",
    );
  });
});
