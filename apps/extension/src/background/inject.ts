/**
 * Injection: a click on the button puts the content script into the tab.
 *
 * In about one click of twenty the browser refuses although the click has granted access, because
 * the grant has not reached the page's process yet; a second try after `RETRY_MS` succeeds. What is
 * refused twice is a page that no extension may touch.
 */

/** The one call that injection needs: `scripting.executeScript`. */
export interface Scripting {
  executeScript(injection: {
    readonly target: { readonly tabId: number };
    readonly files: string[];
  }): Promise<unknown>;
}

/** The file that is injected, relative to the extension's root. */
const CONTENT_FILE = "content.js";

const RETRY_MS = 50;

/** Runs the content script in the tab; resolves to the browser's reason if it refuses twice. */
export async function inject(scripting: Scripting, tabId: number): Promise<string | undefined> {
  const injection = { target: { tabId }, files: [CONTENT_FILE] };
  try {
    await scripting.executeScript(injection);
    return undefined;
  } catch {
    await new Promise((resolve) => {
      setTimeout(resolve, RETRY_MS);
    });
  }
  try {
    await scripting.executeScript(injection);
    return undefined;
  } catch (refusal) {
    return refusal instanceof Error ? refusal.message : String(refusal);
  }
}
