/**
 * The content script: injected with each order, it leaves in its world what takes them.
 *
 * The session outlives the injection in the extension's own world, which the page cannot see. After
 * the extension was reloaded the world is a new one; what an earlier instance left on the page is
 * found by its attribute and removed. Nothing is ever thrown into the page.
 *
 * The browser's own interface is enough here: in Manifest V3 it returns promises, in Chromium as
 * `chrome`, in Firefox as `browser`. The polyfill would be a third of what is injected.
 */

import { waitForBoard, watchBoard } from "@shikiri/scraper";
import { ORDER_DESK, type Order, type OrderDesk } from "../protocol/order.ts";
import type { ContentRequest } from "../protocol/requests.ts";
import { removeHosts } from "../drawing/element.ts";
import { drawOverlay, lightUp } from "../drawing/overlay.ts";
import { Panel } from "./panel/panel.ts";
import { afterPaint } from "./after-paint.ts";
import { bringIntoView } from "./bring-into-view.ts";
import { watchPlayer } from "./player-watch.ts";
import type { Ports } from "./ports.ts";
import { Session } from "./session.ts";
import { giveSign, hideWithoutSigns } from "./signs-of-life.ts";

/** Milliseconds to wait for a board: pages build theirs up to half a second late. */
const BOARD_TIMEOUT_MS = 3000;

/** A drawing of more regions holds the page up for long; the site's largest board has 2000 cells. */
const MAX_CELLS = 5000;

/** As much of the browser's interface as is used here. */
interface Extension {
  /** Gone after the extension was reloaded or removed. */
  readonly runtime?: {
    readonly id?: string;
    sendMessage(message: ContentRequest): Promise<unknown>;
  };
  readonly storage?: {
    readonly local: { readonly onChanged: { addListener(onChanged: () => void): void } };
  };
}

const world = globalThis as {
  readonly browser?: Extension;
  readonly chrome?: Extension;
  [desk: symbol]: OrderDesk | undefined;
};
const extension: Extension =
  (["browser", "chrome"] as const).map((name) => world[name]).find(isInterface) ?? {};

/** Whether that is the browser's: an element, or a frame, may be found by the name that a page has given it. */
function isInterface(found: Extension | undefined): boolean {
  try {
    return typeof found?.runtime?.sendMessage === "function";
  } catch {
    return false;
  }
}

/** Whether the extension that this script belongs to is still there. */
function isConnected(): boolean {
  try {
    return extension.runtime?.id !== undefined;
  } catch {
    return false;
  }
}

/** The background's reply, or undefined if the extension has gone or did not reply. */
async function ask(request: ContentRequest): Promise<unknown> {
  try {
    return await extension.runtime?.sendMessage(request);
  } catch {
    return undefined;
  }
}

/** What the page's own world says of its board. */
function askGame(): Promise<unknown> {
  return ask({ kind: "game" });
}

/** Whether there is nothing like a board, as on a site's pages of news or results. Never rejects. */
async function isWithoutBoard(): Promise<boolean> {
  const board = await waitForBoard(document, { askGame, timeoutMs: BOARD_TIMEOUT_MS });
  return !board.ok && board.error.kind === "no-board";
}

function portsOn(document: Document, session: () => Session | undefined): Ports {
  let overlay: HTMLElement | undefined;
  let callOff: (() => void) | undefined;
  const panel = new Panel(document, {
    onPress: (press) => void session()?.press(press),
    onChange: (change) => session()?.change(change),
    onCopy: (target) => void session()?.copy(target),
    onPoint: (row, hasFocus) => overlay && lightUp(overlay, row, hasFocus),
  });
  return {
    watchBoard: (watcher) =>
      watchBoard(document, undefined, {
        ...watcher,
        onBoard: (board) => {
          const { length } = board.cells;
          if (length <= MAX_CELLS) watcher.onBoard(board);
          else
            watcher.onUnreadable({ kind: "too-many-cells", message: `${length} > ${MAX_CELLS}` });
        },
        askGame,
        timeoutMs: BOARD_TIMEOUT_MS,
      }),
    watchPlayer: (onMoved, signal) => watchPlayer(document, onMoved, signal),
    ask,
    draw: (board, { marks, label }, settings) => {
      overlay = drawOverlay(board, marks, label, settings);
      const picture = overlay.shadowRoot?.firstElementChild;
      if (picture) hideWithoutSigns(picture);
    },
    bringIntoView,
    erase: () => {
      overlay?.remove();
      // After a reload, what else is there may be a newer script's.
      if (isConnected()) removeHosts(document, "overlay");
    },
    showPanel: (state) => {
      const show = (): void => {
        if (!isConnected()) return;
        try {
          panel.show(state);
        } catch {
          // A document that is no HTML has no place for a panel; the button tells in its stead.
          void ask({ kind: "status", status: "failed" });
        }
      };
      // Making it takes as long as a frame, and what is drawn is awaited more.
      callOff?.();
      if (panel.isShown) show();
      else callOff = afterPaint(show);
    },
    closePanel: () => {
      callOff?.();
      panel.close();
      if (isConnected()) removeHosts(document, "panel");
    },
    copy: async (text) => {
      try {
        await navigator.clipboard.writeText(text);
        return true;
      } catch {
        return false;
      }
    },
    open: (address) => void window.open(address, "_blank", "noopener,noreferrer"),
    report: (status) => void ask({ kind: "status", status }),
    giveSign,
    isConnected,
  };
}

const desk = (world[Symbol.for(ORDER_DESK)] ??= {});
if (desk.take === undefined) {
  for (const name of ["panel", "overlay"] as const) removeHosts(document, name);
  let session: Session | undefined;
  let latest: Order | undefined;
  desk.take = async (order) => {
    latest = order;
    if (order.isUnasked && (await isWithoutBoard())) return;
    // The player's own order, given meanwhile, is the one that counts.
    if (latest !== order) return;
    session ??= new Session(
      portsOn(document, () => session),
      order,
    );
    await session.take(order);
  };
  // A page that comes back from the browser's cache has its drawing still, but a button without a badge.
  addEventListener("pageshow", ({ isTrusted, persisted }) => {
    if (isTrusted && persisted) session?.resume();
  });
  // What this page's own panel chooses, the session knows; the focus is in the page then.
  extension.storage?.local.onChanged.addListener(() => {
    if (session !== undefined && !document.hasFocus()) void ask({ kind: "renew" });
  });
  if (desk.waiting !== undefined) void desk.take(desk.waiting);
  desk.waiting = undefined;
}
