/** How the content script learns what the player has drawn. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { boardNamed } from "../../test/stage.ts";
import { PAGE_ANSWER_MS } from "../protocol/requests.ts";
import { drawnNow } from "./drawn.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("what is drawn", () => {
  it("is what the page's game says", async () => {
    const told = '{"task":[[2,0]],"status":[[0,0]],"puzzleId":null}';
    expect(await drawnNow(boardNamed("a"), { ask: async () => told })).toEqual([
      { x: 0, y: 0, width: 2, height: 1 },
    ]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is not known where the page is never done with telling it", async () => {
    const told = drawnNow(boardNamed("a"), { ask: () => new Promise(() => {}) });
    await vi.advanceTimersByTimeAsync(PAGE_ANSWER_MS);
    expect(await told).toBeUndefined();
  });
});
