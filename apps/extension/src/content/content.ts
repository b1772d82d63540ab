/**
 * The content script: injected with each order, it leaves in its world what takes them.
 *
 * The session outlives the injection in the extension's own world, which the page cannot see. After
 * the extension was reloaded the world is a new one; what an earlier instance left on the page is
 * found by its element names and removed. Nothing is ever thrown into the page.
 *
 * The browser's own interface is enough here: in Manifest V3 it returns promises, in Chromium as
 * `chrome`, in Firefox as `browser`. The polyfill would be a third of what is injected.
 */

import { rowsOf, type Area } from "@shikiri/core";
import { waitForBoard, watchBoard } from "@shikiri/scraper";
import { isReply, type Reply } from "../protocol/replies.ts";
import type { ContentRequest } from "../protocol/requests.ts";
import { ORDER_TAKER, type OrderTaker } from "../protocol/order.ts";
import { say, type Wording } from "../protocol/wording.ts";
import { removeHosts } from "./element.ts";
import { drawOverlay, OVERLAY_NAME } from "./overlay.ts";
import { Session, type Ports } from "./session.ts";
import { Toast, TOAST_NAME } from "./toast.ts";

/** Milliseconds to wait for a board: pages build theirs up to half a second late. */
const BOARD_TIMEOUT_MS = 3000;

/** As much of the browser's interface as is used here. */
interface Extension {
  /** Gone after the extension was reloaded or removed. */
  readonly runtime?: {
    readonly id?: string;
    sendMessage(message: ContentRequest): Promise<unknown>;
  };
}

const world = globalThis as {
  readonly browser?: Extension;
  readonly chrome?: Extension;
  [ORDER_TAKER]?: OrderTaker;
};
const extension: Extension = world.browser ?? world.chrome ?? {};

async function solve(
  rows: readonly (readonly Area[])[],
  signal: AbortSignal,
  wording: Wording,
): Promise<Reply> {
  signal.addEventListener("abort", () => void send({ kind: "cancel" }), { once: true });
  const reply = await send({ kind: "solve", rows });
  return isReply(reply) ? reply : { verdict: "failed", message: say(wording, "noReply") };
}

/** The background's reply, or undefined if the extension has gone or did not reply. */
async function send(request: ContentRequest): Promise<unknown> {
  try {
    return await extension.runtime?.sendMessage(request);
  } catch {
    return undefined;
  }
}

/** What the page's own world says of its board. */
function askGame(): Promise<unknown> {
  return send({ kind: "game" });
}

function portsOn(document: Document): Ports {
  const toast = new Toast(document);
  return {
    findBoard: (signal) => waitForBoard(document, { timeoutMs: BOARD_TIMEOUT_MS, signal, askGame }),
    watchBoard: (board, watcher) => watchBoard(document, board, { ...watcher, askGame }),
    solve: (board, signal, wording) => solve(rowsOf(board.puzzle), signal, wording),
    draw: drawOverlay,
    erase: () => removeHosts(document, OVERLAY_NAME),
    say: (message, wording) => {
      try {
        toast.say(message, say(wording, "closeMessage"));
      } catch {
        // A document that is no HTML has no place for a message; the button tells in its stead.
        void send({ kind: "status", status: "failed" });
      }
    },
    hush: () => toast.clear(),
    report: (status) => void send({ kind: "status", status }),
    isConnected: () => extension.runtime?.id !== undefined,
  };
}

if (world[ORDER_TAKER] === undefined) {
  removeHosts(document, TOAST_NAME);
  let session: Session | undefined;
  world[ORDER_TAKER] = {
    take(order) {
      session ??= new Session(portsOn(document), order.wording);
      void session.take(order);
    },
  };
  // A page that comes back from the browser's cache has its drawing still, but a button without a badge.
  addEventListener("pageshow", () => session?.report());
}
