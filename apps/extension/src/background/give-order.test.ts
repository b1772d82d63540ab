/** How an order gets to the content script of a tab. */
import { describe, expect, it, vi } from "vitest";
import { english } from "../../test/english.ts";
import { ORDER_TAKER, type Order } from "../protocol/order.ts";
import { DEFAULT_SETTINGS } from "../protocol/settings.ts";
import { giveOrder, type Scripting } from "./give-order.ts";

const order: Order = {
  action: "toggle",
  isUnasked: false,
  settings: DEFAULT_SETTINGS,
  wording: english,
};
const refusal = new Error("Cannot access contents of the page");
const target = { tabId: 7 };

describe("giving an order", () => {
  it("puts the content script into the tab and hands it the order, once each", async () => {
    const executeScript = vi.fn<Scripting["executeScript"]>(async () => []);
    expect(await giveOrder({ executeScript }, 7, Promise.resolve(order))).toBeUndefined();
    expect(executeScript.mock.calls).toEqual([
      [{ target, files: ["content.js"] }],
      [{ target, func: expect.any(Function) as unknown, args: [ORDER_TAKER, order] }],
    ]);
  });

  it.each([1, 2])(
    "tries again, a little later, when the browser refuses %i times",
    async (refusals) => {
      const times: number[] = [];
      const executeScript = vi.fn<Scripting["executeScript"]>(async () => {
        times.push(performance.now());
        if (times.length <= refusals) throw refusal;
        return [];
      });
      expect(await giveOrder({ executeScript }, 7, Promise.resolve(order))).toBeUndefined();
      expect(times[1]! - times[0]!).toBeGreaterThan(40);
      expect(executeScript).toHaveBeenCalledTimes(refusals + 2);
    },
  );

  it("gives up after the third refusal, with the browser's reason", async () => {
    const executeScript = vi.fn<Scripting["executeScript"]>(() => Promise.reject(refusal));
    expect(await giveOrder({ executeScript }, 7, Promise.resolve(order))).toBe(
      "Cannot access contents of the page",
    );
    expect(executeScript).toHaveBeenCalledTimes(3);
  });
});
