/**
 * The menu of the toolbar button: the steps that a player may ask for without opening anything.
 *
 * A browser shows at most six entries of an extension there. Entries outlive the background, so they
 * are made when the extension is installed or updated, when the browser starts, and when the language
 * changes: all anew each time.
 */

import type { Action } from "../protocol/order.ts";
import { say, type TextKey, type Wording } from "../protocol/wording.ts";

/** The calls that making the menu needs. */
export interface Menus {
  removeAll(): Promise<void>;
  create(entry: {
    readonly id: string;
    readonly title: string;
    readonly contexts: "action"[];
  }): unknown;
}

/** The entry that leads to the options of staying on. */
const STAY = "stay";

const ENTRIES: Readonly<Record<string, TextKey>> = {
  hint: "menuHint",
  next: "menuNext",
  check: "menuCheck",
  answer: "menuAnswer",
  [STAY]: "menuStay",
} satisfies Partial<Record<Action, TextKey>> & { readonly [STAY]: TextKey };

/** Makes the menu, in place of the one before. */
export async function makeMenu(menus: Menus, wording: Wording): Promise<void> {
  await menus.removeAll();
  for (const [id, key] of Object.entries(ENTRIES)) {
    menus.create({ id, title: say(wording, key), contexts: ["action"] });
  }
}

/** What an entry, or a keyboard shortcut, orders; the options to be opened; or nothing. */
export function orderOf(id: string | number): Action | "options" | undefined {
  if (id === STAY) return "options";
  return ORDERS.find((action) => action === id);
}

const ORDERS = ["hint", "next", "check", "answer"] as const satisfies readonly Action[];
