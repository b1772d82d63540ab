/**
 * The menu of the toolbar button: the steps that a player may ask for without opening anything.
 *
 * A browser shows at most six entries of an extension there. Entries outlive the background, so they
 * are made when the extension is installed or updated, when the browser starts, and when the language
 * or a permission changes: all anew each time. The last is a box that is ticked where what is on stays on.
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
    readonly type?: "checkbox";
    readonly checked?: boolean;
  }): unknown;
}

/** The box for staying on. */
export const STAY = "stay";

const ENTRIES: Readonly<Record<string, TextKey>> = {
  hint: "menuHint",
  next: "menuNext",
  check: "menuCheck",
  answer: "menuAnswer",
  fill: "menuFill",
} satisfies Partial<Record<Action, TextKey>>;

/** Makes the menu, in place of the one before; `stays` says whether the box is ticked. */
export async function makeMenu(menus: Menus, wording: Wording, stays: boolean): Promise<void> {
  await menus.removeAll();
  for (const [id, key] of Object.entries(ENTRIES)) {
    menus.create({ id, title: say(wording, key), contexts: ["action"] });
  }
  const title = say(wording, "menuStay");
  menus.create({ id: STAY, title, contexts: ["action"], type: "checkbox", checked: stays });
}

/** What an entry, or a keyboard shortcut, orders; undefined for the box. */
export function orderOf(id: string | number): Action | undefined {
  return ORDERS.find((action) => action === id);
}

const ORDERS = ["hint", "next", "check", "answer", "fill"] as const satisfies readonly Action[];
