/** How the background meets clicks and messages, with a browser that the test plays. */
import { fakeBrowser } from "@webext-core/fake-browser";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Reply } from "../protocol/replies.ts";
import { english } from "../../test/english.ts";
import { ORDER_TAKER } from "../protocol/order.ts";
import { DEFAULT_SETTINGS } from "../protocol/settings.ts";
import type * as solvingModule from "./solving.ts";

type Solving = typeof solvingModule;

const executeScript = vi.fn<(injection: unknown) => Promise<unknown>>();
vi.mock("webextension-polyfill", () => ({
  default: { ...fakeBrowser, scripting: { executeScript }, i18n: { getUILanguage: () => "en-US" } },
}));

/** Solvings that end only when they are aborted, while `isHeld`. */
let isHeld = false;
vi.mock("./solving.ts", async (importOriginal) => {
  const solving = await importOriginal<Solving>();
  const replyTo: Solving["replyTo"] = (puzzle, signal) =>
    isHeld ? stoppedBy(signal) : solving.replyTo(puzzle, signal);
  return { ...solving, replyTo };
});
await import("./background.ts");

type Tab = Parameters<typeof fakeBrowser.action.onClicked.trigger>[0];
type Sender = Parameters<typeof fakeBrowser.runtime.onMessage.trigger>[1];

const TAB = 7;
const ours = { id: fakeBrowser.runtime.id, tab: { id: TAB } } as Sender;
const SOLVE = { kind: "solve", rows: [[2, 0]] };

function stoppedBy(signal: AbortSignal): Promise<Reply> {
  return new Promise((resolve) => {
    signal.addEventListener("abort", () => resolve({ verdict: "stopped", why: "aborted" }));
  });
}

function click(tab: { id?: number }): Promise<unknown> {
  return fakeBrowser.action.onClicked.trigger(tab as Tab);
}

async function send(message: unknown, sender: Sender = ours): Promise<unknown> {
  const replies = await fakeBrowser.runtime.onMessage.trigger(message, sender, () => undefined);
  return replies[0];
}

async function face(tabId = TAB): Promise<[string, string]> {
  const { action } = fakeBrowser;
  return [await action.getBadgeText({ tabId }), await action.getTitle({ tabId })];
}

beforeEach(() => {
  executeScript.mockReset();
  executeScript.mockResolvedValue([]);
});

describe("a click", () => {
  it("orders the tab's content script to begin or to end", async () => {
    await click({ id: TAB });
    expect(executeScript.mock.calls[0]).toEqual([
      { target: { tabId: TAB }, files: ["content.js"] },
    ]);
    expect(executeScript.mock.calls[1]).toMatchObject([
      {
        target: { tabId: TAB },
        args: [ORDER_TAKER, { action: "toggle", settings: DEFAULT_SETTINGS, wording: english }],
      },
    ]);
  });

  it("on a page that the browser protects is answered by the button, and throws nothing", async () => {
    executeScript.mockRejectedValue(new Error("Cannot access a chrome:// URL"));
    await click({ id: 8 });
    const [badge, title] = await face(8);
    expect(badge).toBe("!");
    expect(title).toContain("Cannot access a chrome:// URL");
  });

  it("on a tab without a number does nothing", async () => {
    await click({});
    expect(executeScript).not.toHaveBeenCalled();
  });
});

describe("a message", () => {
  it("that asks to solve is answered with a reply", async () => {
    expect(await send(SOLVE)).toMatchObject({
      verdict: "unique",
      regions: [{ x: 0, y: 0, width: 2, height: 1 }],
    });
  });

  it("that tells a status changes the face of its tab's button", async () => {
    await send({ kind: "status", status: "multiple" });
    expect(await face()).toEqual(["≥2", "Shikiri: this board has several answers"]);
    await send({ kind: "status", status: "off" });
    expect((await face())[0]).toBe("");
  });

  it("that asks for the page's game is answered with what its world says", async () => {
    const game = { task: [[2, 0]], status: null, puzzleId: null };
    executeScript.mockResolvedValue([{ result: game }]);
    expect(await send({ kind: "game" })).toEqual(game);
    expect(executeScript.mock.lastCall).toMatchObject([{ target: { tabId: TAB }, world: "MAIN" }]);
  });

  it("that cancels ends the solving of its tab", async () => {
    isHeld = true;
    const reply = send(SOLVE);
    await send({ kind: "cancel" });
    isHeld = false;
    expect(await reply).toEqual({ verdict: "stopped", why: "aborted" });
  });

  it.each([
    ["of another extension", SOLVE, { ...ours, id: "another" }],
    ["of no tab", SOLVE, { id: ours.id } as Sender],
    ["that makes no sense", { kind: "solve", rows: "all" }, ours],
  ])("%s is not answered", async (_, message, sender) => {
    expect(await send(message, sender)).toBeUndefined();
  });
});
