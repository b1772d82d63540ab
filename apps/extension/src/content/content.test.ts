/** The content script as it is injected: with the order, before it, after it, and again. */
import { parseHTML } from "linkedom";
import { beforeEach, expect, it, vi } from "vitest";
import { english } from "../../test/english.ts";
import { ORDER_DESK, type Order, type OrderDesk } from "../protocol/order.ts";
import type { ContentRequest, Status } from "../protocol/requests.ts";
import { DEFAULT_SETTINGS } from "../protocol/settings.ts";

const ORDER: Order = {
  action: "toggle",
  isUnasked: false,
  settings: DEFAULT_SETTINGS,
  wording: english,
};

/** What the button was told. */
let statuses: Status[];
let desk: OrderDesk;

beforeEach(() => {
  statuses = [];
  desk = {};
  vi.resetModules();
  vi.stubGlobal("document", parseHTML("<!doctype html><p>No board.</p>").document);
  vi.stubGlobal("addEventListener", () => undefined);
  // Nothing is painted here.
  vi.stubGlobal("requestAnimationFrame", () => 0);
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
  vi.stubGlobal(Symbol.for(ORDER_DESK), desk);
  vi.stubGlobal("chrome", {
    runtime: {
      id: "shikiri",
      sendMessage: async (message: ContentRequest) => {
        if (message.kind === "status") statuses.push(message.status);
      },
    },
  });
});

it("takes an order that has come before it, once", async () => {
  desk.waiting = ORDER;
  await inject();
  expect(statuses).toEqual(["off", "busy"]);
  vi.resetModules();
  await inject();
  expect(statuses).toEqual(["off", "busy"]);
});

it("takes an order that comes after it", async () => {
  await inject();
  expect(statuses).toEqual([]);
  void desk.take?.(ORDER);
  await vi.waitFor(() => expect(statuses).toEqual(["off", "busy"]));
});

it("lets the player's order come before one that nobody has asked for", async () => {
  await inject();
  void desk.take?.({ ...ORDER, action: "answer", isUnasked: true });
  void desk.take?.({ ...ORDER, action: "panel" });
  await vi.waitFor(() => expect(statuses).toEqual(["busy"]));
});

function inject(): Promise<unknown> {
  return import("./content.ts");
}
