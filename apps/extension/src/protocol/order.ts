/**
 * Orders: what the background tells the content script to do.
 *
 * A click, a shortcut or a menu item becomes one order, which carries all that the page's side needs
 * to know of the player's choices. Plain data: it is copied into the page's isolated world.
 */

import type { Settings } from "./settings.ts";
import type { Wording } from "./wording.ts";

/**
 * What may be ordered. `toggle` is the toolbar button: it begins what the settings say, or ends what is
 * on. `renew` begins nothing: the player has chosen something elsewhere, which holds for what is on, and
 * that tells once more what it is. The others are the panel's buttons; `fill` asks the player first, and
 * `panel` only opens the panel.
 */
export type Action =
  "toggle" | "renew" | "answer" | "hint" | "next" | "check" | "fill" | "hide" | "panel";

/** What to do, for whom. */
export interface Order {
  readonly action: Action;
  /** Whether the player has not asked for it on this page, but lets what is on stay on. */
  readonly isUnasked: boolean;
  readonly settings: Settings;
  readonly wording: Wording;
}

/**
 * Where the background and the content script of a page meet: an order that comes before the script waits
 * for it. Of two that wait the later counts.
 */
export interface OrderDesk {
  take?: (order: Order) => Promise<void>;
  waiting?: Order | undefined;
}

/**
 * The name of the symbol (`Symbol.for`) that the {@link OrderDesk} has in the isolated world's globals: by a
 * mere name, what a page has named so is found instead.
 */
export const ORDER_DESK = "shikiriOrders";
