/**
 * Arrivals: pages of permitted sites tell the background that they are there.
 *
 * The browser's own event for loaded pages wakes the background for every page of every tab. A script
 * that is registered for their pages with boards runs, as long as it is registered, where the player has
 * permitted it, and nowhere else: not on other games' pages either.
 */

import { BOARD_PAGES } from "../protocol/sites.ts";

/** The part of the browser's `scripting` that is needed. */
export interface RegisteringScripting {
  unregisterContentScripts(filter: { readonly ids: string[] }): Promise<void>;
  registerContentScripts(
    scripts: {
      readonly id: string;
      readonly js: string[];
      readonly matches: string[];
      readonly runAt: "document_end";
      readonly persistAcrossSessions: boolean;
    }[],
  ): Promise<void>;
}

const ID = "arrived";
/** The file that is registered, relative to the extension's root. */
const FILE = "arrived.js";

/** Has the sites' pages tell of themselves, once more after an update. Never rejects. */
export async function awaitArrivals(scripting: RegisteringScripting): Promise<void> {
  // An update may have kept the script, or not.
  await scripting.unregisterContentScripts({ ids: [ID] }).catch(() => undefined);
  const matches = [...BOARD_PAGES];
  await scripting
    .registerContentScripts([
      { id: ID, js: [FILE], matches, runAt: "document_end", persistAcrossSessions: true },
    ])
    .catch(() => undefined);
}
