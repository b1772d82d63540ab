/**
 * Staying on: what was on in a tab is on again after the tab has loaded another page of the site.
 *
 * Only with the player's permission for the site. What is on in which tab is kept for as long as the
 * browser runs, in its memory (`storage.session`), and of no page but its tab's number: a drawn answer
 * is solved anew, of everything else the panel is opened, since a hint was for the puzzle before.
 */

import type { Action } from "../protocol/order.ts";
import type { Status } from "../protocol/requests.ts";
import { originOf, siteOf } from "../protocol/sites.ts";

/** The part of the browser's interface that is needed. */
export interface StayingBrowser {
  readonly storage: {
    get(key: string): Promise<Record<string, unknown>>;
    set(items: Record<string, unknown>): Promise<void>;
    remove(key: string): Promise<void>;
  };
  hasPermission(origin: string): Promise<boolean>;
}

/** Notes what a tab shows, as the content script tells it. Never rejects. */
export async function noteStatus(
  { storage }: StayingBrowser,
  tabId: number,
  status: Status,
): Promise<void> {
  const action = ON[status];
  if (action === undefined) return;
  const noting =
    action === "off" ? storage.remove(keyOf(tabId)) : storage.set({ [keyOf(tabId)]: action });
  await noting.catch(() => undefined);
}

/** What is to be ordered in a tab that has loaded a page; the address is known only where permitted. */
export async function orderAfterLoad(
  browser: StayingBrowser,
  tabId: number,
  address: string | undefined,
): Promise<Action | undefined> {
  try {
    const key = keyOf(tabId);
    const { [key]: action } = await browser.storage.get(key);
    if (action !== "answer" && action !== "panel") return undefined;
    const site = siteOf(address ?? "");
    if (site !== undefined && (await browser.hasPermission(originOf(site)))) return action;
    // The tab has gone elsewhere, or the permission is gone: coming back begins nothing.
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

function keyOf(tabId: number): string {
  return `on-${tabId}`;
}
