/**
 * Whether a content script is at work in a tab's page.
 *
 * A browser tells of a page as loaded also where only its address has changed, or where it came back
 * from the cache with everything on it: there is nothing to begin anew then.
 */

import { ORDER_TAKER } from "../protocol/order.ts";

/** The one call that looking needs: `scripting.executeScript`. */
export interface LookingScripting {
  executeScript(injection: {
    readonly target: { readonly tabId: number };
    readonly func: (name: string) => boolean;
    readonly args: [string];
  }): Promise<readonly { readonly result?: unknown }[]>;
}

/** Whether the tab's page has a content script that takes orders; false if the browser refuses. */
export async function isAtWork(scripting: LookingScripting, tabId: number): Promise<boolean> {
  try {
    const [frame] = await scripting.executeScript({
      target: { tabId },
      func: (name) => name in globalThis,
      args: [ORDER_TAKER],
    });
    return frame?.result === true;
  } catch {
    return false;
  }
}
