/**
 * The panel, read and pressed as a person does.
 *
 * Its shadow tree is closed to the page, so the browsers' own debugging protocols look into it; presses
 * are true clicks at where a button is drawn, since the panel heeds no others.
 */

import type { Page } from "puppeteer-core";
import { inClosedTree as inChromiumTree } from "./chromium-tree.ts";
import { inClosedTree as inFirefoxTree } from "./firefox-tree.ts";

/** What is to be seen of the panel. */
export interface PanelSight {
  readonly message: string;
  /** What a report of a fault should quote; empty where there is none. */
  readonly detail: string;
  readonly facts: string;
  /** The names of the buttons that can be pressed now. */
  readonly presses: readonly string[];
  /** The rows of the list, cell by cell. */
  readonly rows: readonly (readonly string[])[];
  /** Whether work is shown to be under way. */
  readonly isBusy: boolean;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The panel on the page; undefined if there is none. */
export function panelOn(page: Page): Promise<PanelSight | undefined> {
  return inPanel(page, sight);
}

/** Waits until the panel's message matches, and returns what is to be seen then. */
export function awaitPanel(page: Page, message: RegExp): Promise<PanelSight> {
  return awaitSight(page, (seen) => message.test(seen.message), `a message like ${message}`);
}

/** Waits until what is to be seen of the panel is as awaited, and returns it. */
export async function awaitSight(
  page: Page,
  isAwaited: (seen: PanelSight) => boolean,
  what = "another message",
): Promise<PanelSight> {
  const end = Date.now() + 10_000;
  for (;;) {
    const seen = await panelOn(page);
    if (seen !== undefined && isAwaited(seen)) return seen;
    if (Date.now() > end) {
      throw new Error(`expected ${what}, found ${JSON.stringify(seen?.message)}`);
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  }
}

/** The text of the panel's message; undefined if there is none. */
export async function messageOn(page: Page): Promise<string | undefined> {
  return (await panelOn(page))?.message || undefined;
}

/** Waits until the panel says something that matches. */
export async function awaitMessage(page: Page, pattern: RegExp): Promise<string> {
  return (await awaitPanel(page, pattern)).message;
}

/**
 * Clicks what matches the selector in the panel; once more, as a person does, where the panel has moved away
 * from under the pointer meanwhile. Throws if it is not there, or does not feel the click.
 */
export async function pressInPanel(page: Page, selector: string): Promise<void> {
  for (let tries = 0; tries < 3; tries++) {
    await inPanel(page, feelClick, selector);
    const point = await restingPoint(page, selector);
    await page.mouse.click(point.x, point.y);
    if ((await inPanel(page, hasFeltClick, selector)) !== false) return;
    const now = await inPanel(page, middleOf, selector);
    if (now?.x === point.x && now.y === point.y) break;
  }
  throw new Error(`${selector} has felt no click`);
}

/** Where the middle of what matches is, once it has come to rest. */
async function restingPoint(page: Page, selector: string): Promise<Middle> {
  const end = Date.now() + 10_000;
  let point = await inPanel(page, middleOf, selector);
  for (;;) {
    // What has just been opened may have moved the panel, so it must have come to rest in the window.
    const next = await inPanel(page, middleOf, selector);
    if (next === undefined) throw new Error(`the panel has no ${selector}`);
    const isAtRest = next.isInWindow && point?.x === next.x && point.y === next.y;
    point = next;
    if (isAtRest) return point;
    if (Date.now() > end) throw new Error(`${selector} does not come to rest in the window`);
  }
}

/** Has the element remember whether it was clicked. */
function feelClick(this: ShadowRoot, selector: string): void {
  const element = this.querySelector<Feeling>(selector);
  if (element === null) return;
  element.hasFelt = false;
  element.addEventListener("click", () => (element.hasFelt = true), { capture: true, once: true });
}

/** Whether it was; undefined if it has gone, as what is pressed may. */
function hasFeltClick(this: ShadowRoot, selector: string): boolean | undefined {
  return this.querySelector<Feeling>(selector)?.hasFelt;
}

type Feeling = HTMLElement & { hasFelt?: boolean };

/** Presses the panel's button of this name, and waits until the panel says something else than before. */
export async function pressAndHear(page: Page, name: string): Promise<PanelSight> {
  const before = await messageOn(page);
  await pressInPanel(page, `[data-press=${name}]`);
  return awaitSight(page, ({ message }) => message !== "" && message !== before);
}

/**
 * What a function returns of the panel's closed tree, as JSON; it stands alone, to be sent there, and
 * gives no function in it a name, for which some compilers would call one of their own.
 */
export async function inPanel<T>(
  page: Page,
  look: (this: ShadowRoot, argument: string) => T,
  argument = "",
): Promise<T | undefined> {
  const isFirefox = /firefox/i.test(await page.browser().version());
  const inTree = isFirefox ? inFirefoxTree : inChromiumTree;
  const json = await inTree(
    page,
    "[data-shikiri=panel]",
    `function (argument) { return JSON.stringify((${look.toString()}).call(this, argument)); }`,
    argument,
  );
  return json === undefined ? undefined : (JSON.parse(json) as T);
}

function sight(this: ShadowRoot): PanelSight | undefined {
  const section = this.querySelector("section");
  if (section === null) return undefined;
  const { left, top, width, height } = section.getBoundingClientRect();
  const buttons = [...this.querySelectorAll<HTMLButtonElement>("[data-press]")];
  return {
    message: this.querySelector("[role=status]")?.textContent ?? "",
    detail: this.querySelector(".detail div")?.textContent ?? "",
    facts: this.querySelector(".facts")?.textContent ?? "",
    presses: buttons
      .filter((button) => button.getClientRects().length > 0 && !button.disabled)
      .map((button) => button.dataset["press"] ?? ""),
    rows: [...this.querySelectorAll("tbody tr")].map((row) =>
      [...row.children].map((cell) => cell.textContent ?? ""),
    ),
    isBusy: (this.querySelector("progress")?.getClientRects().length ?? 0) > 0,
    left,
    top,
    width,
    height,
  };
}

interface Middle {
  readonly x: number;
  readonly y: number;
  readonly isInWindow: boolean;
}

function middleOf(this: ShadowRoot, selector: string): Middle | undefined {
  const element = this.querySelector(selector);
  if (element === null) return undefined;
  element.scrollIntoView({ block: "nearest" });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return { x, y, isInWindow: x >= 0 && y >= 0 && x < innerWidth && y < innerHeight };
}
