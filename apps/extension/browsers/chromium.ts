/**
 * Chromium with the extension loaded, and a person at its toolbar.
 *
 * `click` is the true click on the toolbar button: the browser grants `activeTab` by it, which no
 * script can bring about. Pages show what a server sends them, at the site's own addresses.
 */

import { CHROMIUM, launchBrowser, servePage } from "@shikiri/scraper/browsers";
import { TargetType, type Browser, type Page, type Target, type WebWorker } from "puppeteer-core";
import { DIST } from "../build.ts";
import { areOptionsKept, areOptionsThere, chooseOn, type Choices } from "./options.ts";
import { keepPicture } from "./picture.ts";

/** What the toolbar button shows for a tab. */
export interface Button {
  readonly badge: string;
  readonly title: string;
}

/** A running Chromium; close it when done. */
export class Chromium {
  readonly #browser: Browser;
  #id: string;
  #refused: readonly string[] = [];

  private constructor(browser: Browser, id: string) {
    this.#browser = browser;
    this.#id = id;
  }

  /** Starts the browser, with a window where a person is to see it, and loads `dist/` or another folder. */
  static async start({ headless = true, folder = DIST } = {}): Promise<Chromium> {
    const browser = await launchBrowser(CHROMIUM, { headless });
    const chromium = new Chromium(browser, await browser.installExtension(folder));
    await chromium.#worker();
    return chromium;
  }

  /** Opens a page that shows the text, HTML if not said otherwise, at the address. */
  async open(text: string, address?: string, contentType?: string): Promise<Page> {
    const page = await this.blankPage();
    this.#refused = await servePage(page, text, address, contentType);
    return page;
  }

  /** Opens the options page. */
  async openOptions(): Promise<Page> {
    const page = await this.blankPage();
    await page.goto(`chrome-extension://${this.#id}/options.html`);
    return page;
  }

  /** Chooses on the options page, or goes back to its defaults. */
  async choose(choices?: Choices): Promise<void> {
    const page = await this.openOptions();
    await page.waitForFunction(`(${areOptionsThere.toString()})(document)`);
    await page.evaluate(`(${chooseOn.toString()})(document, ${JSON.stringify(choices)})`);
    await page.waitForFunction(`(${areOptionsKept.toString()})(document)`);
    await page.close();
  }

  /**
   * Tells the background that the box in the button's menu was ticked. No driver can open that menu, so
   * there is no gesture, and the browser will not ask the player.
   */
  async tickWithoutGesture(): Promise<void> {
    const worker = await this.#worker();
    await worker.evaluate(() => {
      chrome.contextMenus.onClicked.dispatch({ menuItemId: "stay", checked: true });
    });
  }

  /** Waits for the options page, which has opened by itself, and closes it. */
  async awaitOptions(): Promise<void> {
    const address = `chrome-extension://${this.#id}/options.html`;
    const target = await this.#browser.waitForTarget((target) => target.url() === address);
    await (await target.page())?.close();
  }

  /** Opens an empty page. */
  async blankPage(): Promise<Page> {
    const page = await this.#browser.newPage();
    await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]);
    page.setDefaultTimeout(10_000);
    return page;
  }

  /**
   * Clicks the toolbar button while the page is in front. Returns when, in milliseconds since 1970 as
   * the page's `performance` counts them.
   */
  async click(page: Page): Promise<number> {
    await page.bringToFront();
    const extension = (await this.#browser.extensions()).get(this.#id);
    if (extension === undefined) throw new Error("the extension is not loaded");
    const clickedAt = performance.timeOrigin + performance.now();
    await page.triggerExtensionAction(extension);
    return clickedAt;
  }

  /** Ends the background, as the browser does when it has been idle; the next click starts it again. */
  async endBackground(): Promise<void> {
    await (await this.#worker()).close();
  }

  /** Whether the background runs just now. */
  isBackgroundAwake(): boolean {
    return this.#browser.targets().some((target) => this.#isWorker(target));
  }

  /** What the button shows for the page, which is brought to the front. */
  async button(page: Page): Promise<Button> {
    await page.bringToFront();
    const worker = await this.#worker();
    return worker.evaluate(async () => {
      const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
      const about = { tabId: tab!.id! };
      return {
        badge: await chrome.action.getBadgeText(about),
        title: await chrome.action.getTitle(about),
      };
    });
  }

  /** Waits until the page's button has this badge. */
  async awaitBadge(page: Page, badge: string): Promise<Button> {
    const end = Date.now() + 10_000;
    for (;;) {
      const button = await this.button(page);
      if (button.badge === badge) return button;
      if (Date.now() > end) throw new Error(`expected the badge ${badge}, got ${button.badge}`);
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
    }
  }

  /** Keeps the background busy, so that whatever it is asked takes that long. */
  async stall(milliseconds: number): Promise<void> {
    const worker = await this.#worker();
    await worker.evaluate((milliseconds) => {
      setTimeout(() => {
        const end = Date.now() + milliseconds;
        while (Date.now() < end);
      });
    }, milliseconds);
  }

  /** Puts something into the extension's store, whether it makes sense or not. */
  async store(items: Readonly<Record<string, unknown>>): Promise<void> {
    const worker = await this.#worker();
    await worker.evaluate((items) => chrome.storage.local.set(items), items);
  }

  /** Has the page shown in the system's own few colours, light or dark ones, or as it is again. */
  async forceColours(page: Page, scheme: string | undefined): Promise<void> {
    if (scheme === undefined) return;
    const session = await page.createCDPSession();
    await session.send("Emulation.setEmulatedMedia", {
      features: [
        { name: "forced-colors", value: "active" },
        { name: "prefers-color-scheme", value: scheme },
      ],
    });
  }

  /** Removes the extension, as a person does. */
  async uninstall(): Promise<void> {
    await this.#browser.uninstallExtension(this.#id);
  }

  /** Unloads the extension and loads it again, as an update does. */
  async reload(): Promise<void> {
    await this.#browser.uninstallExtension(this.#id);
    this.#id = await this.#browser.installExtension(DIST);
    await this.#worker();
  }

  /** What the last opened page has asked for beside itself. */
  get refused(): readonly string[] {
    return this.#refused;
  }

  /** Keeps a picture for people to look at, in `artefacts/`. */
  async picture(page: Page, name: string): Promise<void> {
    await keepPicture(page, name);
  }

  /** Resolves when the person closes the browser. */
  closed(): Promise<void> {
    return new Promise((resolve) => {
      this.#browser.once("disconnected", () => {
        resolve();
      });
    });
  }

  /** Ends the browser. */
  async close(): Promise<void> {
    await this.#browser.close();
  }

  #isWorker(target: Target): boolean {
    return target.type() === TargetType.SERVICE_WORKER && target.url().includes(this.#id);
  }

  /** The extension's worker, ready to be clicked: a click before it listens would be lost. */
  async #worker(): Promise<WebWorker> {
    const target = await this.#browser.waitForTarget((target) => this.#isWorker(target));
    const worker = (await target.worker())!;
    // A worker that has only just started does not even have the browser's API.
    const isListening = () =>
      worker.evaluate(() => typeof chrome === "object" && chrome.action.onClicked.hasListeners());
    while (!(await isListening())) {
      // Each question is a round trip to the browser, which is pause enough.
    }
    return worker;
  }
}

/** As much of the browser's own API as is evaluated in the worker. */
declare const chrome: {
  readonly contextMenus: {
    readonly onClicked: { dispatch(info: { menuItemId: string; checked: boolean }): void };
  };
  readonly storage: {
    readonly local: { set(items: Readonly<Record<string, unknown>>): Promise<void> };
  };
  readonly action: {
    readonly onClicked: { hasListeners(): boolean };
    getBadgeText(about: { tabId: number }): Promise<string>;
    getTitle(about: { tabId: number }): Promise<string>;
  };
  readonly tabs: {
    query(about: { active: boolean; lastFocusedWindow: boolean }): Promise<{ id?: number }[]>;
  };
};
