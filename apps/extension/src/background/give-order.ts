/**
 * Giving an order: the content script is put into the tab, and meanwhile told what to do.
 *
 * The script is injected with every order: where it is already, it does nothing. Which of the two
 * comes first is the browser's affair: the order waits at the desk. In about one click
 * of twenty the browser refuses although the click has granted access, because the grant has not
 * reached the page's process yet; a second try a little later succeeds, on a busy machine a third. What
 * is refused each time is a page that no extension may touch. Each is tried by itself, since an order
 * that is given twice might undo itself.
 */

import { ORDER_DESK, type Order, type OrderDesk } from "../protocol/order.ts";

/** The one call that this needs: `scripting.executeScript`. */
export interface Scripting {
  executeScript(injection: Injection): Promise<unknown>;
}

/** A file, or a function with its arguments, to be run in a tab. */
interface Injection {
  readonly target: { readonly tabId: number };
  readonly files?: string[];
  readonly func?: (name: string, order: Order) => void;
  readonly args?: [string, Order];
}

/** The file that is injected, relative to the extension's root. */
const CONTENT_FILE = "content.js";

/** Milliseconds before each further try. */
const RETRY_MS = [50, 250];

/**
 * Has the tab's content script take the order, which may be in the making while the script is put
 * there; resolves to the browser's reason if it refuses each time.
 */
export async function giveOrder(
  scripting: Scripting,
  tabId: number,
  order: Promise<Order>,
): Promise<string | undefined> {
  const target = { tabId };
  const refusals = await Promise.all([
    refusalOf(() => scripting.executeScript({ target, files: [CONTENT_FILE] })),
    refusalOf(async () => {
      const args: [string, Order] = [ORDER_DESK, await order];
      await scripting.executeScript({ target, func: bringOrder, args });
    }),
  ]);
  return refusals.find((refusal) => refusal !== undefined);
}

/** Tries until the browser lets it be done; its last reason if it does not. */
async function refusalOf(attempt: () => Promise<unknown>): Promise<string | undefined> {
  for (let tries = 0; ; tries++) {
    try {
      await attempt();
      return undefined;
    } catch (refusal) {
      const pause = RETRY_MS[tries];
      if (pause === undefined) return refusal instanceof Error ? refusal.message : String(refusal);
      await new Promise((resolve) => {
        setTimeout(resolve, pause);
      });
    }
  }
}

/** Runs in the page's isolated world, to which it is sent as text: it stands alone. */
function bringOrder(name: string, order: Order): void {
  const world = globalThis as unknown as Record<symbol, OrderDesk | undefined>;
  const desk = (world[Symbol.for(name)] ??= {});
  if (desk.take === undefined) desk.waiting = order;
  else void desk.take(order);
}
