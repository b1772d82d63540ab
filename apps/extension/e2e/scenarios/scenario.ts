/**
 * A scenario: something that happens to a player, to be played in each browser alike.
 *
 * What holds in every scenario is looked at for each: no frame has shown a stale or misplaced drawing,
 * nothing was thrown into the page, and nothing but the page itself was asked of the network.
 */

import { standInHtml, type Rows, type StandInOptions } from "@shikiri/scraper/stand-in";
import type { Page } from "puppeteer-core";
import type { Chromium } from "../../browsers/chromium.ts";
import { ownersOfAnswer, ownersOn } from "../../browsers/drawing.ts";
import type { Firefox } from "../../browsers/firefox.ts";
import type { Choices } from "../../browsers/options.ts";
import { watchFrames } from "../frames.ts";

/** A browser with the extension in it. */
export type RealBrowser = Chromium | Firefox;

/** One line of the table. */
export interface Scenario {
  readonly group: string;
  readonly title: string;
  readonly play: (stage: Stage) => Promise<void>;
  /** Whether the player has let it stay on at its sites before. */
  readonly isPermitted?: boolean;
}

/** How a page is opened on a stage. */
interface Opening {
  readonly address?: string;
  /** Whether nothing but whole answers will be drawn, which every frame is held to. */
  readonly wholeAnswers?: boolean;
}

/** Where a scenario is played: one browser, one page. */
export class Stage {
  readonly browser: RealBrowser;
  #page: Page | undefined;
  #hasChosen = false;
  readonly #faults: string[] = [];

  constructor(browser: RealBrowser) {
    this.browser = browser;
  }

  /** The page. Throws before {@link open}. */
  get page(): Page {
    if (this.#page === undefined) throw new Error("no page is open");
    return this.#page;
  }

  /** Opens a stand-in page, watched from then on. */
  async open(
    options: StandInOptions,
    { address, wholeAnswers = true }: Opening = {},
  ): Promise<void> {
    await this.openText(standInHtml(options), address);
    const boards = [options.rows, ...(options.nextBoards ?? [])];
    if (options.savedGame !== undefined) boards.push(options.savedGame);
    await watchFrames(this.page, wholeAnswers ? boards : []);
  }

  /** Opens a page with this text. */
  async openText(text: string, address?: string): Promise<void> {
    this.#page = await this.browser.open(text, address);
    await this.page.evaluate(() => {
      const faults: string[] = [];
      window.shikiriFaults = faults;
      addEventListener("error", ({ message }) => faults.push(message));
      addEventListener("unhandledrejection", ({ reason }) => faults.push(String(reason)));
    });
  }

  /** Chooses on the options page; what is chosen is forgotten again at the end. */
  async choose(choices: Choices): Promise<void> {
    this.#hasChosen = true;
    await this.browser.choose(choices);
  }

  /** Clicks the toolbar button. */
  async click(): Promise<void> {
    await this.browser.click(this.page);
  }

  /** Waits until the answer to the rows, and nothing else, is drawn on the cells. */
  async expectAnswer(rows: Rows): Promise<void> {
    const answer = JSON.stringify(ownersOfAnswer(rows));
    const end = Date.now() + 10_000;
    while (JSON.stringify(await ownersOn(this.page)) !== answer) {
      if (Date.now() > end) throw new Error("the answer is not drawn on the cells");
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
    }
  }

  /** Waits for the badge. */
  async expectBadge(badge: string): Promise<void> {
    await this.browser.awaitBadge(this.page, badge);
  }

  /** The page's document, as its markup. */
  markup(): Promise<string> {
    return this.page.evaluate(() => document.documentElement.outerHTML);
  }

  /** Does what loads another page, in which nothing is watched any more. */
  async navigate(act: () => Promise<unknown>): Promise<void> {
    await this.#gather();
    await Promise.all([this.page.waitForNavigation(), act()]);
  }

  /** What must not be, in any scenario, and was; a picture is kept. */
  async faults(picture: string): Promise<readonly string[]> {
    await this.browser.picture(this.page, picture);
    await this.#gather();
    return [...this.#faults, ...this.browser.refused.map((url) => `asked for ${url}`)];
  }

  /** Closes the page. */
  async end(): Promise<void> {
    await this.#page?.close();
    if (this.#hasChosen) await this.browser.choose();
  }

  /** Takes what the page has seen; a page that was loaded by another has seen nothing. */
  async #gather(): Promise<void> {
    const [thrown, wrong] = await this.page.evaluate(
      () => [window.shikiriFaults ?? [], window.shikiriFrames?.wrong ?? 0] as const,
    );
    this.#faults.push(...thrown.map((message) => `thrown into the page: ${message}`));
    if (wrong > 0) this.#faults.push(`${wrong} frames with a drawing that did not belong there`);
  }
}

declare global {
  interface Window {
    shikiriFaults?: string[];
  }
}
