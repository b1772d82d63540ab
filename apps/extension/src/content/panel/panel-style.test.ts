/** How well the panel can be read. */
import { describe, expect, it } from "vitest";
import { contrast } from "../../../test/contrast.ts";
import { PANEL_COLOURS, TONE_COLOURS } from "./panel-style.ts";

const { ground, ink, faint, button, focus } = PANEL_COLOURS;

describe("the panel's colours", () => {
  it.each([
    ["text on the panel", ink, ground],
    ["text on a button", ink, button],
    ["small print", faint, ground],
  ])("let %s be read: a contrast of at least 4.5", (_, text, behind) => {
    expect(contrast(text, behind)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(Object.entries({ focus, ...TONE_COLOURS }))(
    "let the line of %s be seen: a contrast of at least 3",
    (_, line) => {
      expect(contrast(line, ground)).toBeGreaterThanOrEqual(3);
    },
  );
});
