import { describe, expect, it } from "vitest";
import { timeLeft } from "./time-left.ts";

describe("the time left", () => {
  it.each([
    [10, 0.5, 0.5, "about 10 s"],
    [10, 0.05, 0.95, "about 3 min"],
    [60, 0.01, 0.99, "about 99 min"],
    [3600, 0.1, 0.9, "about 9 h"],
    [3600, 0.001, 0.999, "about 42 days"],
    [1, 0.99, 0.01, "about 1 s"],
    [1, 0, 1, "unknown time"],
  ])("after %d s for the part %d, with %d to go, is %j", (seconds, done, left, words) => {
    expect(timeLeft(seconds, done, left)).toBe(words);
  });
});
