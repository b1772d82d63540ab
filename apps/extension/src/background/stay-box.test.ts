/** The menu's box for staying on, in a browser that the test plays. */
import { describe, expect, it } from "vitest";
import { changeStaying, staysOn, type AskingBrowser } from "./stay-box.ts";

const ORIGINS = ["*://*.puzzle-shikaku.com/*", "*://*.puzzles-mobile.com/*"];

/** A browser whose player says yes or no, or which does not ask. */
class FakeBrowser implements AskingBrowser {
  readonly permitted = new Set<string>();
  says: "yes" | "no" | "nothing" = "yes";
  asked = 0;
  optionsOpened = 0;
  readonly permissions = {
    contains: async ({ origins }: { origins: string[] }): Promise<boolean> =>
      origins.every((origin) => this.permitted.has(origin)),
    request: ({ origins }: { origins: string[] }): Promise<boolean> => {
      this.asked++;
      if (this.says === "nothing") return Promise.reject(new Error("not in a gesture"));
      if (this.says === "yes") for (const origin of origins) this.permitted.add(origin);
      return Promise.resolve(this.says === "yes");
    },
    remove: async ({ origins }: { origins: string[] }): Promise<boolean> =>
      origins.map((origin) => this.permitted.delete(origin)).includes(true),
  };
  openOptions = async (): Promise<void> => {
    this.optionsOpened++;
  };
}

describe("the box for staying on", () => {
  it("is ticked when every site is permitted, and not when some are", async () => {
    const browser = new FakeBrowser();
    expect(await staysOn(browser)).toBe(false);
    browser.permitted.add(ORIGINS[0]!);
    expect(await staysOn(browser)).toBe(false);
    browser.permitted.add(ORIGINS[1]!);
    expect(await staysOn(browser)).toBe(true);
  });

  it("asks for all sites when it is ticked", async () => {
    const browser = new FakeBrowser();
    await changeStaying(browser, true);
    expect([...browser.permitted]).toEqual(ORIGINS);
  });

  it("asks at once, since a browser asks only within the gesture", () => {
    const browser = new FakeBrowser();
    void changeStaying(browser, true);
    expect(browser.asked).toBe(1);
  });

  it("gives them back when it is not ticked any more", async () => {
    const browser = new FakeBrowser();
    await changeStaying(browser, true);
    await changeStaying(browser, false);
    expect(await staysOn(browser)).toBe(false);
  });

  it("stays as it was when the player says no", async () => {
    const browser = new FakeBrowser();
    browser.says = "no";
    await changeStaying(browser, true);
    expect([await staysOn(browser), browser.optionsOpened]).toEqual([false, 0]);
  });

  it("leads to the options where the browser does not ask from a menu", async () => {
    const browser = new FakeBrowser();
    browser.says = "nothing";
    await changeStaying(browser, true);
    expect(browser.optionsOpened).toBe(1);
  });

  it("is not ticked where the browser does not tell", async () => {
    const browser = new FakeBrowser();
    browser.permissions.contains = () => Promise.reject(new Error("no permissions"));
    expect(await staysOn(browser)).toBe(false);
  });
});
