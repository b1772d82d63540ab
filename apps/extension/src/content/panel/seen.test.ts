/** With which filters around the panel a press in it counts. */
import { describe, expect, it } from "vitest";
import { hides } from "./seen.ts";

describe("a filter around the panel", () => {
  it.each([
    "none",
    "invert(1) hue-rotate(180deg)",
    "invert(90%) contrast(0.9)",
    "brightness(0.7) sepia(0.3)",
    "grayscale(1)",
    "blur(1px)",
    'url("#night")',
    "drop-shadow(rgb(0, 0, 0) 0px 0px 9px)",
  ])("of a night mode leaves it to be seen: %s", (filter) => {
    expect(hides(filter)).toBe(false);
  });

  it.each([
    "opacity(0.01)",
    "opacity(1%)",
    "invert(0.5)",
    "brightness(0)",
    "contrast(0.1)",
    "blur(20px)",
    "invert(1) opacity(0.2)",
  ])("hides it: %s", (filter) => {
    expect(hides(filter)).toBe(true);
  });
});
