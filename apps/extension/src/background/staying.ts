/**
 * Staying on: what was on in a tab is on again after the tab has loaded another page of the site.
 *
 * Only with the player's permission for the site: without it nothing is noted. When it is given, the pages
 * are asked to tell once more. What is on is kept for as long as the browser runs, in its memory
 * (`storage.session`), by the tab's number and the site alone, so a tab that comes back to the site
 * goes on. A drawn answer is solved anew, of everything else the panel is opened, since a hint was for
 * the puzzle before.
 */

import type { Action } from "../protocol/order.ts";
import type { Status } from "../protocol/requests.ts";
import { originOf, siteOf, type Site } from "../protocol/sites.ts";

/** The part of the browser's interface that is needed. */
export interface StayingBrowser {
  readonly storage: {
    get(key: string): Promise<Record<string, unknown>>;
    set(items: Record<string, unknown>): Promise<void>;
    remove(key: string): Promise<void>;
  };
  hasPermission(origin: string): Promise<boolean>;
}

/**
 * Notes what a tab shows of a site's page, as the content script tells it; nothing without the permission.
 * Never rejects.
 */
export async function noteStatus(
  browser: StayingBrowser,
  tabId: number,
  address: string | undefined,
  status: Status,
): Promise<void> {
  const action = ON[status];
  const site = siteOf(address ?? "");
  if (action === undefined || site === undefined) return;
  const key = keyOf(tabId, site);
  try {
    if (action === "off") await browser.storage.remove(key);
    else if (await browser.hasPermission(originOf(site))) {
      await browser.storage.set({ [key]: action });
    }
  } catch {
    // The next page begins nothing.
  }
}

/** What is to be ordered in a tab that has loaded the page at this address. Never rejects. */
export async function orderAfterLoad(
  browser: StayingBrowser,
  tabId: number,
  address: string | undefined,
): Promise<Action | undefined> {
  const site = siteOf(address ?? "");
  if (site === undefined) return undefined;
  try {
    const key = keyOf(tabId, site);
    const { [key]: action } = await browser.storage.get(key);
    if (action !== "answer" && action !== "panel") return undefined;
    if (await browser.hasPermission(originOf(site))) return action;
    // The permission was taken back.
    await browser.storage.remove(key);
    return undefined;
  } catch {
    return undefined;
  }
}

/** What each status makes of a tab; where it is left out, the tab stays as it was. */
const ON: Readonly<Partial<Record<Status, Action | "off">>> = {
  off: "off",
  unique: "answer",
  multiple: "answer",
  step: "panel",
};

function keyOf(tabId: number, site: Site): string {
  return `on-${tabId}-${site}`;
}
