/**
 * The menu's box for staying on: whether all of the sites are permitted, and what becomes of it.
 *
 * A browser asks the player only within the gesture itself, which a press on an entry of the menu is, so
 * nothing may be awaited before the request. Where it will not ask from a menu, the options do.
 */

import { originOf, SITES } from "../protocol/sites.ts";

/** The part of the browser's interface that is needed. */
export interface AskingBrowser {
  readonly permissions: {
    contains(sites: Sites): Promise<boolean>;
    request(sites: Sites): Promise<boolean>;
    remove(sites: Sites): Promise<unknown>;
  };
  readonly openOptions: () => Promise<void>;
}

interface Sites {
  readonly origins: string[];
}

/** Asks the player for all sites, or gives them back. Never rejects. */
export async function changeStaying(
  { permissions, openOptions }: AskingBrowser,
  isWanted: boolean,
): Promise<void> {
  const change = isWanted ? permissions.request(allSites()) : permissions.remove(allSites());
  await change.catch(openOptions).catch(() => undefined);
}

/** Whether the box is ticked. Never rejects. */
export async function staysOn({ permissions }: AskingBrowser): Promise<boolean> {
  return permissions.contains(allSites()).catch(() => false);
}

function allSites(): Sites {
  return { origins: SITES.map(originOf) };
}
