/**
 * The settings, where the browser keeps them.
 *
 * Read anew each time they are needed, since the background may have been ended in between. A
 * browser that cannot read its own store gives the defaults: a click must do something. A change is read
 * and kept before the next one is, or of two quick ones the later would undo the earlier.
 */

import { checkSettings, type Settings } from "./settings.ts";

/** The part of the browser's storage that is needed. */
export interface Store {
  get(key: string): Promise<Record<string, unknown>>;
  set(items: Record<string, unknown>): Promise<void>;
}

/** The key under which the settings are kept. */
const KEY = "settings";

/** The player's settings. Never rejects. */
export async function readSettings(store: Store): Promise<Settings> {
  try {
    return checkSettings((await store.get(KEY))[KEY]);
  } catch {
    return checkSettings(undefined);
  }
}

/** The change that was asked for last, once it is kept. */
let latest: Promise<void> = Promise.resolve();

/** Keeps a change; what makes no sense in it changes nothing. Never rejects. */
export function changeSettings(
  store: Store,
  change: Readonly<Record<string, unknown>>,
): Promise<void> {
  latest = latest.then(() => keep(store, change));
  return latest;
}

async function keep(store: Store, change: Readonly<Record<string, unknown>>): Promise<void> {
  const before = await readSettings(store);
  const after = checkSettings({ ...before, ...change }, before);
  await store.set({ [KEY]: after }).catch(() => undefined);
}
