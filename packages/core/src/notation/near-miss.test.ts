import { describe, expect, it } from "vitest";
import { didYouMean } from "./near-miss.ts";

const KNOWN = ["pentominoes", "tetrominoes", "free", "fixed"];

describe("a near miss", () => {
  it.each([
    ["pentominos", "pentominoes"],
    ["petnominoes", "pentominoes"],
    ["PENTOMINOES", "pentominoes"],
    ["tetrominose", "tetrominoes"],
    ["fre", "free"],
  ])("is a word of which two letters at most are wrong: %s", (word, meant) => {
    expect(didYouMean(word, KNOWN)).toBe(`; did you mean ${meant}?`);
  });

  it.each(["", "f", "xy", "hexominoes!", "pentominoes and more"])(
    "is not guessed at where nothing is near: %j",
    (word) => {
      expect(didYouMean(word, KNOWN)).toBe("");
    },
  );

  it("is the nearest, and the first of those", () => {
    expect(didYouMean("tall", ["ball", "tail", "tal"])).toBe("; did you mean ball?");
    expect(didYouMean("tales", ["tall", "tale"])).toBe("; did you mean tale?");
  });
});
