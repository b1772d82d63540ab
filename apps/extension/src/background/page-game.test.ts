/** How the background asks the page's own world for its game. */
import { readGame } from "@shikiri/scraper";
import { afterEach, describe, expect, it, vi } from "vitest";
import { PAGE_ANSWER_MS } from "../protocol/requests.ts";
import { pageGameIn, type PageScripting } from "./page-game.ts";

afterEach(() => {
  vi.useRealTimers();
});

describe("the page's game", () => {
  it("is what the scraper's reader returns in the page's own world", async () => {
    const game = '{"task":[[1]],"status":[[-1]],"puzzleId":"7"}';
    const executeScript = vi.fn<PageScripting["executeScript"]>(async () => [{ result: game }]);
    expect(await pageGameIn({ executeScript }, 3)).toBe(game);
    expect(executeScript.mock.calls).toEqual([
      [{ target: { tabId: 3 }, world: "MAIN", func: readGame }],
    ]);
  });

  it.each([
    ["refuses", () => Promise.reject(new Error("Cannot access contents of the page"))],
    ["has no frame to run it in", () => Promise.resolve([])],
  ])("is nothing when the browser %s", async (_, executeScript) => {
    expect(await pageGameIn({ executeScript }, 3)).toBeUndefined();
  });

  it("is nothing when the browser does not come back from the page", async () => {
    vi.useFakeTimers();
    const told = pageGameIn({ executeScript: () => new Promise(() => {}) }, 3);
    await vi.advanceTimersByTimeAsync(PAGE_ANSWER_MS);
    expect(await told).toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
  });
});
