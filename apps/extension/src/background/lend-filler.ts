/**
 * Lending the filler: the script that draws into the page's own board, for who has asked for that.
 *
 * Few do, so it is no part of what every order injects. It comes into the world of the content script
 * that asks, and does nothing there until it is called.
 */

/** The one call that lending needs: `scripting.executeScript`. */
export interface LendingScripting {
  executeScript(injection: {
    readonly target: { readonly tabId: number };
    readonly files: string[];
  }): Promise<unknown>;
}

/** The file that is injected, relative to the extension's root. */
const FILLER_FILE = "fill.js";

/** Puts the filler into the tab's page, unless the browser refuses. Never rejects. */
export async function lendFiller(scripting: LendingScripting, tabId: number): Promise<void> {
  const injection = { target: { tabId }, files: [FILLER_FILE] };
  await scripting.executeScript(injection).catch(() => undefined);
}
