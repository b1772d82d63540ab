/** What is on in a tab again after it has loaded another page. */
import { describe, expect, it } from "vitest";
import type { Status } from "../protocol/requests.ts";
import { noteStatus, orderAfterLoad, type StayingBrowser } from "./staying.ts";

const PAGE = "https://www.puzzle-shikaku.com/?size=2";

/** A browser with this permission, whose memory is here. */
class FakeBrowser implements StayingBrowser {
  permitted: string[] = ["*://*.puzzle-shikaku.com/*"];
  readonly items = new Map<string, unknown>();
  readonly storage = {
    get: async (key: string): Promise<Record<string, unknown>> => ({ [key]: this.items.get(key) }),
    set: async (items: Record<string, unknown>): Promise<void> => {
      for (const [key, value] of Object.entries(items)) this.items.set(key, value);
    },
    remove: async (key: string): Promise<void> => {
      this.items.delete(key);
    },
  };
  async hasPermission(origin: string): Promise<boolean> {
    return this.permitted.includes(origin);
  }
}

async function after(...statuses: Status[]): Promise<FakeBrowser> {
  const browser = new FakeBrowser();
  for (const status of statuses) await noteStatus(browser, 7, PAGE, status);
  return browser;
}

describe("after the page has loaded", () => {
  it.each(["unique", "multiple"] as const)("a drawn answer (%s) is solved anew", async (status) => {
    expect(await orderAfterLoad(await after("busy", status), 7, PAGE)).toBe("answer");
  });

  it("the panel is opened where a step was shown, since a hint was for another puzzle", async () => {
    expect(await orderAfterLoad(await after("unique", "step"), 7, PAGE)).toBe("panel");
  });

  it("what was on is on also after a board that could not be read, or was not solved", async () => {
    const browser = await after("unique", "busy", "unreadable", "none", "stopped", "failed");
    expect(await orderAfterLoad(browser, 7, PAGE)).toBe("answer");
  });

  it.each([
    ["nothing was on", []],
    ["it was ended", ["unique", "off"]],
  ] as const)("nothing is begun where %s", async (_, statuses) => {
    expect(await orderAfterLoad(await after(...statuses), 7, PAGE)).toBeUndefined();
  });

  it("nothing is begun in another tab", async () => {
    expect(await orderAfterLoad(await after("unique"), 8, PAGE)).toBeUndefined();
  });

  it.each([
    ["on a site that is none of ours", "https://example.com/"],
    ["on another site of ours", "https://www.puzzles-mobile.com/shikaku/random/5x5"],
    ["where the browser does not tell the address", undefined],
  ])("nothing is begun %s, but when the tab comes back", async (_, address) => {
    const browser = await after("unique");
    browser.permitted.push("*://*.puzzles-mobile.com/*");
    expect(await orderAfterLoad(browser, 7, address)).toBeUndefined();
    expect(await orderAfterLoad(browser, 7, PAGE)).toBe("answer");
  });

  it("nothing is begun of what was on elsewhere in the tab", async () => {
    const browser = new FakeBrowser();
    await noteStatus(browser, 7, "https://example.com/", "unique");
    expect(await orderAfterLoad(browser, 7, PAGE)).toBeUndefined();
    expect(browser.items.size).toBe(0);
  });

  it("nothing is noted without the permission for the site", async () => {
    const browser = new FakeBrowser();
    browser.permitted = ["*://*.puzzles-mobile.com/*"];
    await noteStatus(browser, 7, PAGE, "unique");
    expect(browser.items.size).toBe(0);
  });

  it("nothing is begun after the permission was taken back", async () => {
    const browser = await after("unique");
    browser.permitted = ["*://*.puzzles-mobile.com/*"];
    expect(await orderAfterLoad(browser, 7, PAGE)).toBeUndefined();
    expect(browser.items.size).toBe(0);
  });

  it("nothing is begun, and nothing thrown, where the browser has no memory", async () => {
    const browser = await after("unique");
    browser.storage.get = () => Promise.reject(new Error("no storage"));
    expect(await orderAfterLoad(browser, 7, PAGE)).toBeUndefined();
  });
});
