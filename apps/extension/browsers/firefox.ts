/**
 * Firefox with the extension loaded, and a person at its toolbar.
 *
 * The button belongs to the browser's own window, which WebDriver BiDi reaches through Firefox's
 * "chrome" scope (`--remote-allow-system-access`). Puppeteer has no interface for that, so its
 * connection is used directly.
 */

import { FIREFOX, launchBrowser, servePage } from "@shikiri/scraper/browsers";
import type { Browser, Page } from "puppeteer-core";
import { DIST } from "../build.ts";
import { areOptionsKept, areOptionsThere, chooseOn, type Choices } from "./options.ts";
import { keepPicture } from "./picture.ts";
import { connectionOf } from "./firefox-connection.ts";

/** A running Firefox; close it when done. */
export class Firefox {
  readonly #browser: Browser;
  readonly #id: string;
  readonly #buttonId: string;
  #refused: readonly string[] = [];

  private constructor(browser: Browser, id: string) {
    this.#browser = browser;
    this.#id = id;
    this.#buttonId = `${id.toLowerCase().replaceAll(/[^a-z0-9_-]/g, "_")}-browser-action`;
  }

  /** Starts the browser, with a window where a person is to see it, loads `dist/` or another folder, pins the button. */
  static async start({ headless = true, folder = DIST } = {}): Promise<Firefox> {
    const browser = await launchBrowser(FIREFOX, { headless });
    const firefox = new Firefox(browser, await browser.installExtension(folder));
    await firefox.#evaluate(`CustomizableUI.addWidgetToArea(${firefox.#quotedId}, "nav-bar")`);
    return firefox;
  }

  /** Opens a page that shows the text, HTML if not said otherwise, at the address. */
  async open(text: string, address?: string, contentType?: string): Promise<Page> {
    const page = await this.#browser.newPage();
    page.setDefaultTimeout(20_000);
    this.#refused = await servePage(page, text, address, contentType);
    return page;
  }

  /** What the last opened page has asked for beside itself. */
  get refused(): readonly string[] {
    return this.#refused;
  }

  /**
   * Clicks the toolbar button while the page is in front. Returns when, in milliseconds since 1970 as
   * the page's `performance` counts them.
   */
  async click(page: Page): Promise<number> {
    await page.bringToFront();
    const clickedAt = await this.#evaluate(
      `(() => {
        const button = document.getElementById(${this.#quotedId}).querySelector(".unified-extensions-item-action-button");
        const clickedAt = performance.timeOrigin + performance.now();
        button.click();
        return clickedAt;
      })()`,
    );
    return Number(clickedAt);
  }

  /**
   * Gives the command of a keyboard shortcut while the page is in front. A driver's key presses do not
   * reach the browser's own shortcuts; what they would bring about is what happens here.
   */
  async press(page: Page, letter: string): Promise<void> {
    await page.bringToFront();
    await this.#evaluate(
      `document.querySelector('[id^="ext-keyset-id-shikiri"] > key[key="${letter}"]').doCommand()`,
    );
  }

  /** Has pages shown in the system's own few colours, light or dark ones, or as they are again. */
  async forceColours(_: Page, scheme: string | undefined): Promise<void> {
    const [ink, paper] = scheme === "dark" ? ["#ffffff", "#000000"] : ["#000000", "#ffffff"];
    await this.#evaluate(
      `Services.prefs.setIntPref("browser.display.document_color_use", ${scheme === undefined ? 0 : 2});
      Services.prefs.setCharPref("browser.display.foreground_color", "${ink}");
      Services.prefs.setCharPref("browser.display.background_color", "${paper}");`,
    );
  }

  /**
   * Chooses on the options page, or goes back to its defaults. WebDriver BiDi does not reach the
   * extension's own pages, so a script of the browser's does it there.
   */
  async choose(choices?: Choices): Promise<void> {
    const script = `
      const until = (isSo, then) => (isSo(content.document) ? then() : content.setTimeout(until, 20, isSo, then));
      until(${areOptionsThere.toString()}, () => {
        (${chooseOn.toString()})(content.document, ${JSON.stringify(choices)});
        until(${areOptionsKept.toString()}, () => sendAsyncMessage("kept"));
      });`;
    await this.#evaluate(
      `(async () => {
        const { mozExtensionHostname } = WebExtensionPolicy.getByID(${JSON.stringify(this.#id)});
        const tab = gBrowser.addTrustedTab("moz-extension://" + mozExtensionHostname + "/options.html");
        const { linkedBrowser } = tab;
        while (linkedBrowser.currentURI.scheme !== "moz-extension" || linkedBrowser.webProgress.isLoadingDocument)
          await new Promise((resolve) => setTimeout(resolve, 20));
        const { messageManager } = linkedBrowser;
        const kept = new Promise((resolve) => messageManager.addMessageListener("kept", resolve));
        messageManager.loadFrameScript("data:," + encodeURIComponent(${JSON.stringify(script)}), false);
        await kept;
        gBrowser.removeTab(tab);
      })()`,
    );
  }

  /**
   * Opens the button's own menu while the page is in front, and returns its boxes by their titles, ticked
   * or not. With a title, the entry is chosen; else the menu is closed again.
   */
  async menu(page: Page, title = ""): Promise<Readonly<Record<string, boolean>>> {
    await page.bringToFront();
    const boxes = await this.#evaluate(
      `(async () => {
        const menu = document.getElementById("toolbar-context-menu");
        const until = (event) => new Promise((resolve) => menu.addEventListener(event, resolve, { once: true }));
        const button = document.getElementById(${this.#quotedId}).firstElementChild;
        const { left: clientX, top: clientY } = button.getBoundingClientRect();
        const shown = until("popupshown");
        button.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, composed: true, button: 2, view: window, clientX, clientY }));
        await shown;
        const items = [...menu.querySelectorAll("menuitem[label]")];
        const boxes = items.filter((item) => item.getAttribute("type") === "checkbox");
        const ticked = boxes.map((item) => [item.label, item.hasAttribute("checked")]);
        const hidden = until("popuphidden");
        const chosen = items.find(({ label }) => label === ${JSON.stringify(title)});
        if (chosen) menu.activateItem(chosen);
        else menu.hidePopup();
        await hidden;
        return JSON.stringify(Object.fromEntries(ticked));
      })()`,
    );
    return JSON.parse(String(boxes)) as Readonly<Record<string, boolean>>;
  }

  /** Waits for the browser's question whether a permission is given, and says yes or no. */
  async answer(isAllowed: boolean): Promise<void> {
    const panel = `document.getElementById("addon-webext-permissions-notification")`;
    const button = isAllowed ? "button" : "secondaryButton";
    await this.#evaluate(
      `(async () => {
        const popup = document.getElementById("notification-popup");
        if (popup.state !== "open")
          await new Promise((resolve) => popup.addEventListener("popupshown", resolve, { once: true }));
        // A press that follows at once is taken for one that was meant for something else.
        await new Promise((resolve) => setTimeout(resolve, 600));
        ${panel}.${button}.click();
      })()`,
    );
  }

  /** Removes the extension, as a person does. */
  async uninstall(): Promise<void> {
    await this.#browser.uninstallExtension(this.#id);
  }

  /** The badge of the button for the tab in front. */
  async badge(): Promise<string> {
    const badge = await this.#evaluate(
      `document.getElementById(${this.#quotedId}).querySelector(".unified-extensions-item-action-button").getAttribute("badge") ?? ""`,
    );
    return typeof badge === "string" ? badge : "";
  }

  /** Waits until the badge of the page's button, which is brought to the front, is this. */
  async awaitBadge(page: Page, expected: string): Promise<void> {
    await page.bringToFront();
    const end = Date.now() + 10_000;
    for (;;) {
      const badge = await this.badge();
      if (badge === expected) return;
      if (Date.now() > end) throw new Error(`expected the badge ${expected}, got ${badge}`);
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
    }
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

  get #quotedId(): string {
    return JSON.stringify(this.#buttonId);
  }

  /** The value of an expression in the browser's own window. */
  async #evaluate(expression: string): Promise<unknown> {
    const connection = connectionOf(this.#browser);
    const tree = await connection.send("browsingContext.getTree", { "moz:scope": "chrome" });
    const [window] = tree.result.contexts ?? [];
    const { result } = await connection.send("script.evaluate", {
      expression,
      target: { context: window?.context },
      awaitPromise: true,
    });
    if (result.type === "exception") throw new Error(JSON.stringify(result));
    return result.result?.value;
  }
}
