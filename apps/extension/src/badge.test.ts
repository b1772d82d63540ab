/** What the toolbar button shows. */
import { describe, expect, it } from "vitest";

import { FACES, refusedFace } from "./badge.ts";

describe("the button's face", () => {
  it("has a badge that fits, a colour that white text is readable on, and a title", () => {
    for (const { text, colour, title } of Object.values(FACES)) {
      expect([...text].length).toBeLessThanOrEqual(2);
      expect(contrastWithWhite(colour)).toBeGreaterThanOrEqual(4.5);
      expect(title).toMatch(/^Shikiri: ./);
    }
  });

  it("has no badge while nothing is shown", () => {
    expect(FACES.off.text).toBe("");
  });

  it("tells of a page that the browser keeps extensions out of, in the browser's words too", () => {
    const face = refusedFace("Cannot access a chrome:// URL");
    expect(face.text).toBe("!");
    expect(face.title).toBe(
      "Shikiri cannot work on this page: browsers keep extensions out of their own pages and stores (Cannot access a chrome:// URL)",
    );
  });
});

/** WCAG 2.1's contrast ratio of a `#rrggbb` colour with white. */
function contrastWithWhite(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05);
}
