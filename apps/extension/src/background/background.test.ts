/** How the background meets clicks and messages, with a browser that the test plays. */
import { fakeBrowser } from "@webext-core/fake-browser";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Reply } from "../protocol/replies.ts";
import { english } from "../../test/english.ts";
import { ORDER_DESK } from "../protocol/order.ts";
import { DEFAULT_SETTINGS } from "../protocol/settings.ts";
import type * as solvingModule from "./solving.ts";

type Solving = typeof solvingModule;

/** An event of the browser's, triggered by the test. */
class Listeners {
  readonly #listeners: ((...parts: unknown[]) => unknown)[] = [];
  addListener(listener: (...parts: unknown[]) => unknown): void {
    this.#listeners.push(listener);
  }
  trigger(...parts: unknown[]): Promise<unknown> {
    return Promise.all(this.#listeners.map((listener) => listener(...parts)));
  }
}

const executeScript = vi.fn<(injection: unknown) => Promise<unknown>>();
const registerContentScripts = vi.fn<(scripts: unknown) => Promise<void>>();
const unregisterContentScripts = vi.fn<() => Promise<void>>();
const tabsAt = vi.fn<(query: { url: string[] }) => Promise<{ id: number }[]>>(async () => []);
const permissions = new Set<string>();
const menu: string[] = [];
const ticked: (boolean | undefined)[] = [];
const listening = {
  commands: new Listeners(),
  menu: new Listeners(),
  added: new Listeners(),
  removed: new Listeners(),
};
const openOptionsPage = vi.fn<() => Promise<void>>();
vi.mock("webextension-polyfill", () => ({
  default: {
    ...fakeBrowser,
    runtime: { ...fakeBrowser.runtime, openOptionsPage },
    scripting: { executeScript, registerContentScripts, unregisterContentScripts },
    tabs: { ...fakeBrowser.tabs, query: tabsAt },
    i18n: { getUILanguage: () => "en-US" },
    commands: { onCommand: listening.commands },
    contextMenus: {
      onClicked: listening.menu,
      create: ({ title, checked }: { title: string; checked?: boolean }) => {
        menu.push(title);
        ticked.push(checked);
      },
      removeAll: async () => {
        menu.length = 0;
      },
    },
    permissions: {
      contains: async ({ origins }: { origins: string[] }) =>
        origins.every((origin) => permissions.has(origin)),
      request: async ({ origins }: { origins: string[] }) => {
        for (const origin of origins) permissions.add(origin);
        return true;
      },
      remove: async ({ origins }: { origins: string[] }) =>
        origins.map((origin) => permissions.delete(origin)).includes(true),
      onAdded: listening.added,
      onRemoved: listening.removed,
    },
  },
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
const INSTALLED = { reason: "install", temporary: false } as const;
type Sender = Parameters<typeof fakeBrowser.runtime.onMessage.trigger>[1];

const TAB = 7;
const ours = { id: fakeBrowser.runtime.id, tab: { id: TAB }, frameId: 0 } as Sender;
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
  registerContentScripts.mockReset();
  registerContentScripts.mockResolvedValue();
  unregisterContentScripts.mockResolvedValue();
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
        args: [ORDER_DESK, { action: "toggle", settings: DEFAULT_SETTINGS, wording: english }],
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

  it("that asks for the filler has it put into the tab's page", async () => {
    executeScript.mockResolvedValue([]);
    expect(await send({ kind: "fill" })).toBeUndefined();
    expect(executeScript.mock.calls).toEqual([[{ target: { tabId: TAB }, files: ["fill.js"] }]]);
    executeScript.mockRejectedValue(new Error("no"));
    expect(await send({ kind: "fill" })).toBeUndefined();
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
    ["of no tab", SOLVE, { id: ours.id, frameId: 0 } as Sender],
    ["of a frame in the page", SOLVE, { ...ours, frameId: 3 }],
    ["that makes no sense", { kind: "solve", rows: "all" }, ours],
  ])("%s is not answered", async (_, message, sender) => {
    expect(await send(message, sender)).toBeUndefined();
  });
});

describe("a shortcut and an entry of the menu", () => {
  it.each([
    ["a shortcut", () => listening.commands.trigger("hint", { id: TAB })],
    ["an entry", () => listening.menu.trigger({ menuItemId: "hint" }, { id: TAB })],
  ])("give an order to the tab's content script: %s", async (_, press) => {
    await press();
    expect(executeScript.mock.calls[1]).toMatchObject([{ args: [ORDER_DESK, { action: "hint" }] }]);
  });

  it("let what is on stay on, and no more; the box says so", async () => {
    await listening.menu.trigger({ menuItemId: "stay", checked: true }, { id: TAB });
    expect([...permissions]).toEqual(["*://*.puzzle-shikaku.com/*", "*://*.puzzles-mobile.com/*"]);
    await vi.waitFor(() => expect(ticked.at(-1)).toBe(true));
    await listening.menu.trigger({ menuItemId: "stay", checked: false }, { id: TAB });
    expect(permissions.size).toBe(0);
    await vi.waitFor(() => expect(ticked.at(-1)).toBe(false));
    expect([executeScript.mock.calls, openOptionsPage.mock.calls]).toEqual([[], []]);
  });

  it("show in the box what was permitted elsewhere", async () => {
    for (const site of ["puzzle-shikaku", "puzzles-mobile"]) permissions.add(`*://*.${site}.com/*`);
    await listening.added.trigger({ origins: [] });
    await vi.waitFor(() => expect(ticked.at(-1)).toBe(true));
    permissions.clear();
    await listening.removed.trigger();
    await vi.waitFor(() => expect(ticked.at(-1)).toBe(false));
  });
});

describe("the settings", () => {
  it("are kept when a content script asks for it, and go with the next order", async () => {
    await send({ kind: "settings", change: { click: "hint", form: "nonsense" } });
    await click({ id: TAB });
    expect(executeScript.mock.calls[1]).toMatchObject([
      { args: [ORDER_DESK, { settings: { ...DEFAULT_SETTINGS, click: "hint" } }] },
    ]);
    await send({ kind: "settings", change: { click: "answer" } });
  });

  it("give the menu their language", async () => {
    await send({ kind: "settings", change: { language: "fr" } });
    await vi.waitFor(() => expect(menu).toContain("Indice"));
    await send({ kind: "settings", change: { language: "auto" } });
    await vi.waitFor(() => expect(menu).toContain("Hint"));
  });
});

const PAGE = "https://www.puzzle-shikaku.com/";
const ofPage = { ...ours, url: PAGE };

function arrive(): Promise<unknown> {
  return send({ kind: "arrived" }, ofPage);
}

describe("a page that tells of itself", () => {
  it.each([
    ["is installed or updated", () => fakeBrowser.runtime.onInstalled.trigger(INSTALLED)],
    ["comes with its browser", () => fakeBrowser.runtime.onStartup.trigger()],
    ["is given a permission", () => listening.added.trigger({ origins: [] })],
  ])("does so by a script that is registered when the extension %s", async (_, happen) => {
    await happen();
    await vi.waitFor(() => expect(registerContentScripts).toHaveBeenCalledOnce());
  });

  it("is given the order for what was on in its tab, with the permission for its site", async () => {
    permissions.add("*://*.puzzle-shikaku.com/*");
    await send({ kind: "status", status: "unique" }, ofPage);
    executeScript.mockClear();
    await arrive();
    expect(executeScript.mock.lastCall).toMatchObject([
      { args: [ORDER_DESK, { action: "answer", isUnasked: true }] },
    ]);
    permissions.clear();
  });

  it("is asked what is on when its site is permitted", async () => {
    executeScript.mockClear();
    const origins = ["*://*.puzzle-shikaku.com/*"];
    tabsAt.mockImplementation(async ({ url }) => (url === origins ? [{ id: 7 }] : []));
    await listening.added.trigger({ origins });
    await vi.waitFor(() =>
      expect(executeScript.mock.lastCall).toMatchObject([
        { target: { tabId: 7 }, args: [ORDER_DESK, { action: "renew" }] },
      ]),
    );
  });

  it("is left alone without it", async () => {
    await send({ kind: "status", status: "unique" }, ofPage);
    executeScript.mockClear();
    await arrive();
    expect(executeScript).not.toHaveBeenCalled();
  });
});
