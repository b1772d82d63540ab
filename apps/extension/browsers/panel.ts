/**
 * The panel in Chromium, read and pressed as a person does.
 *
 * Its shadow tree is closed to the page, so the browser's own debugging protocol looks into it; presses
 * are true clicks at where a button is drawn, since the panel heeds no others.
 */

import type { CDPSession, Page } from "puppeteer-core";

/** What is to be seen of the panel. */
export interface PanelSight {
  readonly message: string;
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
export async function awaitPanel(page: Page, message: RegExp): Promise<PanelSight> {
  const end = Date.now() + 10_000;
  for (;;) {
    const seen = await panelOn(page);
    if (seen !== undefined && message.test(seen.message)) return seen;
    if (Date.now() > end) {
      throw new Error(`expected a message like ${message}, found ${JSON.stringify(seen?.message)}`);
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  }
}

/** Clicks what matches the selector in the panel. Throws if it is not there. */
export async function pressInPanel(page: Page, selector: string): Promise<void> {
  const point = await inPanel(page, middleOf, selector);
  if (point === undefined) throw new Error(`the panel has no ${selector}`);
  await page.mouse.click(point.x, point.y);
}

/** What a function returns of the panel's closed tree; it stands alone, to be sent there. */
export async function inPanel<T>(
  page: Page,
  look: (this: ShadowRoot, argument: string) => T,
  argument = "",
): Promise<T | undefined> {
  const client = await page.createCDPSession();
  try {
    const objectId = await rootOf(client);
    if (objectId === undefined) return undefined;
    const { result, exceptionDetails } = await client.send("Runtime.callFunctionOn", {
      objectId,
      functionDeclaration: look.toString(),
      arguments: [{ value: argument }],
      returnByValue: true,
    });
    if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
    return result.value as T;
  } finally {
    await client.detach();
  }
}

/** The panel's shadow root as the protocol knows it. */
async function rootOf(client: CDPSession): Promise<string | undefined> {
  const { result } = await client.send("Runtime.evaluate", {
    expression: `document.querySelector("shikiri-panel")`,
  });
  if (result.objectId === undefined) return undefined;
  try {
    const { node } = await client.send("DOM.describeNode", {
      objectId: result.objectId,
      pierce: true,
      depth: 1,
    });
    const [root] = node.shadowRoots ?? [];
    if (root === undefined) return undefined;
    const { object } = await client.send("DOM.resolveNode", { backendNodeId: root.backendNodeId });
    return object.objectId;
  } catch {
    return undefined; // The panel has gone in between.
  }
}

function sight(this: ShadowRoot): PanelSight | undefined {
  const text = (selector: string): string => this.querySelector(selector)?.textContent ?? "";
  const isShown = (element: Element): boolean => element.getClientRects().length > 0;
  const section = this.querySelector("section");
  if (section === null) return undefined;
  const { left, top, width, height } = section.getBoundingClientRect();
  const buttons = [...this.querySelectorAll<HTMLButtonElement>("[data-press]")];
  return {
    message: text("[role=status]"),
    facts: text(".facts"),
    presses: buttons
      .filter((button) => isShown(button) && !button.disabled)
      .map((button) => button.dataset["press"] ?? ""),
    rows: [...this.querySelectorAll("tbody tr")].map((row) =>
      [...row.children].map((cell) => cell.textContent ?? ""),
    ),
    isBusy: [...this.querySelectorAll("progress")].some(isShown),
    left,
    top,
    width,
    height,
  };
}

function middleOf(this: ShadowRoot, selector: string): { x: number; y: number } | undefined {
  const element = this.querySelector(selector);
  if (element === null) return undefined;
  element.scrollIntoView({ block: "nearest" });
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
