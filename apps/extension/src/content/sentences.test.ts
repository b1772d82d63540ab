/** What the player reads in each case. */
import { describe, expect, it } from "vitest";
import { english } from "../../test/english.ts";
import { witnesses } from "../../test/witnesses.ts";
import { solvingMessage, unreadableMessage, verdictMessage } from "./sentences.ts";
import type { DrawnRegion } from "../protocol/marks.ts";
import type { Reply } from "../protocol/replies.ts";

const region: DrawnRegion = { x: 0, y: 0, width: 1, height: 1, colour: 0 };

function told(reply: Reply): string {
  return verdictMessage(reply, witnesses(), english).text;
}

describe("the message", () => {
  it("names the board that is being solved", () => {
    expect(solvingMessage({ width: 40, height: 50 }, english)).toEqual({
      tone: "busy",
      text: "Solving the 40x50 board…",
    });
  });

  it("says that nothing is drawn and why, when the board cannot be read", () => {
    const error = { kind: "no-board", message: "the page has no board" } as const;
    expect(unreadableMessage(error, english)).toEqual({
      tone: "bad",
      text: "The board cannot be read, so nothing is drawn: the page has no board.",
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
      expect(told({ verdict: "none", reason: "no clue can reach the cell (1, 1)" })).toBe(
        "This board has no answer, so nothing is drawn: no clue can reach the cell (1, 1).",
      );
    });

    it("says why solving stopped, and what to do", () => {
      expect(told({ verdict: "stopped", why: "time" })).toBe(
        "Not solved, so nothing is drawn: it takes longer than the time that is allowed. Click again to try once more.",
      );
      expect(told({ verdict: "failed", message: "the extension did not reply" })).toBe(
        "Not solved, so nothing is drawn: the extension did not reply.",
      );
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
      const note = "(The page's script names another puzzle; this is about the one on screen.)";
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
