/**
 * The page's game: what the page's own world says of its board.
 *
 * A content script cannot see the page's globals, so the background runs the scraper's `readGame` in
 * the page's world, where the click has granted it. What comes back is as untrusted as the page, and
 * goes to the scraper as a witness; that the browser refuses is no fault.
 */

import { inTime, readGame } from "@shikiri/scraper";
import { PAGE_ANSWER_MS } from "../protocol/requests.ts";

/** The one call that reading needs: `scripting.executeScript`. */
export interface PageScripting {
  executeScript(injection: {
    readonly target: { readonly tabId: number };
    readonly world: "MAIN";
    readonly func: () => string | null;
  }): Promise<readonly { readonly result?: unknown }[]>;
}

/** What `readGame` returns in the tab's page; undefined if the browser refuses, or is late. Never rejects. */
export async function pageGameIn(scripting: PageScripting, tabId: number): Promise<unknown> {
  const injection = { target: { tabId }, world: "MAIN", func: readGame } as const;
  const frames = await inTime(() => scripting.executeScript(injection), PAGE_ANSWER_MS);
  return frames?.[0]?.result;
}
