/** What the player reads in each case. */
import type { ReadError } from "@shikiri/scraper";
import { describe, expect, it } from "vitest";
import { english } from "../../test/english.ts";
import { witnesses } from "../../test/witnesses.ts";
import { solvingMessage, unreadableMessage, verdictMessage } from "./sentences.ts";
import type { DrawnRegion } from "../protocol/marks.ts";
import { LOCALES } from "../protocol/locales.ts";
import type { Reply } from "../protocol/replies.ts";
import { wordingOf } from "../protocol/wordings.ts";

const region: DrawnRegion = { x: 0, y: 0, width: 1, height: 1, colour: 0 };

function told(reply: Reply): string {
  return verdictMessage(reply, witnesses(), english).text;
}

describe("the message", () => {
  it("names the board that is being solved", () => {
    expect(solvingMessage({ width: 40, height: 50 }, english)).toEqual({
      tone: "busy",
      text: "Solving the 40×50 board…",
    });
  });

  describe("of a board that cannot be read", () => {
    it.each<[ReadError["kind"], string]>([
      ["no-board", "No Shikaku board was found on this page. Start a puzzle, then click again."],
      ["no-cells", "No Shikaku board was found on this page. Start a puzzle, then click again."],
      ["half-built", "The board is not complete, so nothing is drawn. Wait until the page has"],
      ["not-a-grid", "The board's cells do not stand in clear columns and rows"],
      ["bad-clue", "What the board's cells say makes no Shikaku puzzle"],
      ["clue-sum", "What the board's cells say makes no Shikaku puzzle"],
      ["two-boards", "There is more than one board on this page"],
    ])("says what is wrong and what to do: %s", (kind, text) => {
      expect(unreadableMessage({ kind, message: "" }, english).text).toContain(text);
    });

    it.each(LOCALES)("has no English of the reader's in it, which is a detail: %s", (locale) => {
      const error = { kind: "not-a-grid", message: "9 cells stand at 8 lefts" } as const;
      const { text, detail, tone } = unreadableMessage(error, wordingOf(locale));
      expect([detail, tone]).toEqual(["9 cells stand at 8 lefts", "bad"]);
      expect(text).not.toContain("cells stand");
    });
  });

  describe("of a verdict", () => {
    it("counts the rectangles of the only answer", () => {
      expect(told({ verdict: "unique", regions: [region, region] })).toBe(
        "Solved: 2 rectangles, the only answer.",
      );
      expect(told({ verdict: "unique", regions: [region] })).toBe(
        "Solved: 1 rectangle, the only answer.",
      );
    });

    it("says of several answers what is drawn", () => {
      expect(told({ verdict: "multiple", regions: [region], complete: true })).toBe(
        "This board has several answers. Drawn: only the 1 rectangle that all of them have.",
      );
      expect(told({ verdict: "multiple", regions: [], complete: true })).toBe(
        "This board has several answers. No rectangle is in all of them, so nothing is drawn.",
      );
      expect(told({ verdict: "multiple", regions: [], complete: false })).toBe(
        "This board has several answers. Which rectangles all of them have took too long to find out, so nothing is drawn.",
      );
    });

    it("gives the reason for no answer where one is plain", () => {
      expect(told({ verdict: "none" })).toBe("This board has no answer, so nothing is drawn.");
      const cell = { x: 2, y: 0 };
      const clue = { ...cell, area: 5 };
      expect(
        told({ verdict: "none", reason: { kind: "unreachable-cell", cell, message: "" } }),
      ).toBe(
        "This board has no answer, so nothing is drawn: no number's rectangle can reach the cell in column 3, row 1.",
      );
      expect(told({ verdict: "none", reason: { kind: "no-candidates", clue, message: "" } })).toBe(
        "This board has no answer, so nothing is drawn: the 5 in column 3, row 1 has no room for a rectangle of its size that holds no other number.",
      );
    });

    it("says why solving stopped, and what to do", () => {
      expect(told({ verdict: "stopped", why: "time" })).toBe(
        "Not solved, so nothing is drawn: it takes longer than the time that is allowed. Click again to try once more.",
      );
      const failed = { verdict: "failed", message: "a fault" } as const;
      expect(verdictMessage(failed, witnesses(), english)).toEqual({
        tone: "bad",
        text: "Something went wrong in the extension. Reload the page and click again.",
        detail: "a fault",
      });
    });

    it("is passing only when it is good", () => {
      const tones = (
        [
          { verdict: "unique", regions: [] },
          { verdict: "multiple", regions: [], complete: true },
          { verdict: "stopped", why: "nodes" },
          { verdict: "none" },
          { verdict: "failed", message: "" },
        ] as const
      ).map((reply) => verdictMessage(reply, witnesses(), english).tone);
      expect(tones).toEqual(["good", "warning", "warning", "bad", "bad"]);
    });

    it("adds that the page's script names another puzzle, when it does", () => {
      const note =
        "(The page's own data are those of another puzzle; this is about the one on the screen.)";
      const reply: Reply = { verdict: "unique", regions: [region] };
      const differs = { says: "differs", how: "" } as const;
      for (const told of [{ task: differs }, { game: differs }]) {
        expect(verdictMessage(reply, witnesses(told), english).text).toContain(note);
      }
      const agrees = { says: "agrees" } as const;
      const unreadable = { says: "unreadable", how: "" } as const;
      for (const told of [{ task: agrees }, { task: unreadable }, { game: unreadable }]) {
        expect(verdictMessage(reply, witnesses(told), english).text).not.toContain(note);
      }
    });
  });
});
