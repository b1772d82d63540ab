/** How a click gets the content script into a tab. */
import { describe, expect, it, vi } from "vitest";
import { inject, type Scripting } from "./inject.ts";

const refusal = new Error("Cannot access contents of the page");

describe("injection", () => {
  it("runs the content script in the tab that was clicked on, once", async () => {
    const executeScript = vi.fn<Scripting["executeScript"]>(async () => []);
    expect(await inject({ executeScript }, 7)).toBeUndefined();
    expect(executeScript.mock.calls).toEqual([[{ target: { tabId: 7 }, files: ["content.js"] }]]);
  });

  it("tries once more, a little later, when the browser refuses", async () => {
    const times: number[] = [];
    const executeScript = vi.fn<Scripting["executeScript"]>(async () => {
      times.push(performance.now());
      if (times.length === 1) throw refusal;
      return [];
    });
    expect(await inject({ executeScript }, 7)).toBeUndefined();
    expect(times[1]! - times[0]!).toBeGreaterThan(40);
  });

  it("gives up after the second refusal, with the browser's reason", async () => {
    const executeScript = vi.fn<Scripting["executeScript"]>(() => Promise.reject(refusal));
    expect(await inject({ executeScript }, 7)).toBe("Cannot access contents of the page");
    expect(executeScript).toHaveBeenCalledTimes(2);
  });
});
