/**
 * The page's game: what the page's own world says of its board.
 *
 * A content script cannot see the page's globals, so the background runs the scraper's `readGame` in
 * the page's world, where the click has granted it. What comes back is as untrusted as the page, and
 * goes to the scraper as a witness; that the browser refuses is no fault.
 */

import { readGame, type PageGame } from "@shikiri/scraper";

/** The one call that reading needs: `scripting.executeScript`. */
export interface PageScripting {
  executeScript(injection: {
    readonly target: { readonly tabId: number };
    readonly world: "MAIN";
    readonly func: () => PageGame | null;
  }): Promise<readonly { readonly result?: unknown }[]>;
}

/** What `readGame` returns in the tab's page; undefined if the browser refuses. Never rejects. */
export async function pageGameIn(scripting: PageScripting, tabId: number): Promise<unknown> {
  try {
    const [frame] = await scripting.executeScript({
      target: { tabId },
      world: "MAIN",
      func: readGame,
    });
    return frame?.result;
  } catch {
    return undefined;
  }
}
