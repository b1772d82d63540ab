/** What a content script takes for a reply. */
import { describe, expect, it } from "vitest";
import { isCheck, isGrade, isHint, isNoReply, isReply, isSteps } from "./replies.ts";

describe("a reply", () => {
  const region = { x: 0, y: 0, width: 2, height: 1, colour: 0 };

  it.each([
    { verdict: "unique", regions: [region] },
    { verdict: "multiple", regions: [], complete: false },
    { verdict: "none", reason: "a sentence" },
    { verdict: "stopped", why: "time" },
    { verdict: "failed", message: "a sentence" },
  ])("is taken with the verdict $verdict", (message) => {
    expect(isReply(message)).toBe(true);
  });

  it.each([
    undefined,
    null,
    {},
    { verdict: "several", regions: [] },
    { verdict: "unique" },
    { verdict: "unique", regions: null },
    { verdict: "unique", regions: [null] },
    { verdict: "unique", regions: [{ ...region, width: NaN }] },
    { verdict: "multiple", regions: [{ x: 0, y: 0, width: 1, height: 1 }] },
  ])("is not taken when it is %j", (message) => {
    expect(isReply(message)).toBe(false);
  });
});

describe("a reply to another request", () => {
  const rect = { x: 0, y: 0, width: 2, height: 1 };
  const region = { ...rect, colour: 0 };
  const hint = { where: "", why: "Look.", place: [{ kind: "cell", x: 0, y: 0 }], proof: [] };

  it("is a hint with two sentences and two lists of marks", () => {
    expect(isHint(hint)).toBe(true);
    for (const wrong of [null, {}, { ...hint, where: 1 }, { ...hint, place: [{}] }]) {
      expect(isHint(wrong)).toBe(false);
    }
  });

  it("is steps that can be drawn", () => {
    expect(isSteps({ regions: [region], isAnswer: true })).toBe(true);
    for (const wrong of [null, { regions: [rect], isAnswer: true }, { regions: [region] }]) {
      expect(isSteps(wrong)).toBe(false);
    }
  });

  it("is a check with the rectangles that are wrong", () => {
    expect(isCheck({ wrong: [rect] })).toBe(true);
    for (const wrong of [undefined, {}, { wrong: [{ x: 0 }] }]) expect(isCheck(wrong)).toBe(false);
  });

  it("is a grade that says how many answers there are", () => {
    expect(isGrade({ answers: "one", tier: "easy" })).toBe(true);
    expect(isGrade({})).toBe(false);
  });

  it("is none where there is no answer, and says why", () => {
    expect(isNoReply({ verdict: "stopped", why: "time" })).toBe(true);
    expect(isNoReply({ verdict: "unique", regions: [] })).toBe(false);
    expect(isNoReply(undefined)).toBe(false);
  });
});
