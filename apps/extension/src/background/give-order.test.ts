/** How an order gets to the content script of a tab. */
import { describe, expect, it, vi } from "vitest";
import { english } from "../../test/english.ts";
import { ORDER_DESK, type Order, type OrderDesk } from "../protocol/order.ts";
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
  it("puts the content script into the tab and brings it the order, once each", async () => {
    const executeScript = vi.fn<Scripting["executeScript"]>(async () => []);
    expect(await giveOrder({ executeScript }, 7, Promise.resolve(order))).toBeUndefined();
    expect(executeScript.mock.calls).toEqual([
      [{ target, files: ["content.js"] }],
      [{ target, func: expect.any(Function) as unknown, args: [ORDER_DESK, order] }],
    ]);
  });

  it("puts the script there while the order is still in the making", () => {
    const executeScript = vi.fn<Scripting["executeScript"]>(async () => []);
    void giveOrder({ executeScript }, 7, new Promise(() => undefined));
    expect(executeScript.mock.calls).toEqual([[{ target, files: ["content.js"] }]]);
  });

  describe.each([
    ["script", "files"],
    ["order", "func"],
  ] as const)("when the browser refuses the %s", (_, part) => {
    it.each([1, 2])("%i times, tries that again a little later, and that alone", async (count) => {
      const refusedAt: number[] = [];
      const executeScript = vi.fn<Scripting["executeScript"]>(async (injection) => {
        if (!(part in injection) || refusedAt.length === count) return [];
        refusedAt.push(performance.now());
        throw refusal;
      });
      expect(await giveOrder({ executeScript }, 7, Promise.resolve(order))).toBeUndefined();
      expect(performance.now() - refusedAt[0]!).toBeGreaterThan(40);
      const done = executeScript.mock.calls.map(([injection]) => part in injection);
      expect(done.filter((isPart) => isPart)).toHaveLength(count + 1);
      expect(done.filter((isPart) => !isPart)).toHaveLength(1);
    });
  });

  it("gives up after the third refusal, with the browser's reason", async () => {
    const executeScript = vi.fn<Scripting["executeScript"]>(() => Promise.reject(refusal));
    expect(await giveOrder({ executeScript }, 7, Promise.resolve(order))).toBe(
      "Cannot access contents of the page",
    );
    expect(executeScript).toHaveBeenCalledTimes(6);
  });
});

describe("the order that is brought", () => {
  it("is taken by the script that is there", async () => {
    const desk: OrderDesk = { take: vi.fn<NonNullable<OrderDesk["take"]>>(async () => undefined) };
    await bring(desk);
    expect(desk.take).toHaveBeenCalledExactlyOnceWith(order);
    expect(desk.waiting).toBeUndefined();
  });

  it("waits for the script that is still to come", async () => {
    const desk: OrderDesk = {};
    await bring(desk);
    expect(desk).toEqual({ waiting: order });
  });
});

/** Brings the order into a page with this desk, and with an element that has its name. */
async function bring(desk: OrderDesk): Promise<void> {
  vi.stubGlobal(Symbol.for(ORDER_DESK), desk);
  vi.stubGlobal(ORDER_DESK, {});
  await giveOrder({ executeScript: runHere }, 7, Promise.resolve(order));
  vi.unstubAllGlobals();
}

const runHere: Scripting["executeScript"] = async ({ func, args }) => func?.(...args!);
