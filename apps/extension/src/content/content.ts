/**
 * The content script: injected again at each click, it passes the click to the page's session.
 *
 * The session outlives the injection in the extension's own world, which the page cannot see. After
 * the extension was reloaded the world is a new one; what an earlier instance left on the page is
 * found by its element names and removed. Nothing is ever thrown into the page.
 */

import { rowsOf, type Area } from "@shikiri/core";
import { waitForBoard, watchBoard } from "@shikiri/scraper";
import browser from "webextension-polyfill";
import { removeHosts } from "./element.ts";
import { drawOverlay, OVERLAY_NAME } from "./overlay.ts";
import { isReply, type ContentRequest, type Reply } from "../protocol/messages.ts";
import { Session, type Ports } from "./session.ts";
import { Toast, TOAST_NAME } from "./toast.ts";

/** Milliseconds to wait for a board: pages build theirs up to half a second late. */
const BOARD_TIMEOUT_MS = 3000;

const world = globalThis as { shikiriSession?: Session };

async function solve(rows: readonly (readonly Area[])[], signal: AbortSignal): Promise<Reply> {
  signal.addEventListener("abort", () => void send({ kind: "cancel" }), { once: true });
  const reply = await send({ kind: "solve", rows });
  return isReply(reply) ? reply : NO_REPLY;
}

/** The background's reply, or undefined if the extension has gone or did not reply. */
async function send(request: ContentRequest): Promise<unknown> {
  try {
    return await browser.runtime.sendMessage(request);
  } catch {
    return undefined;
  }
}

/** What the page's own world says of its board. */
function askGame(): Promise<unknown> {
  return send({ kind: "game" });
}

const NO_REPLY: Reply = {
  verdict: "failed",
  message: "the extension did not reply; reload the page and click again",
};

function portsOn(document: Document): Ports {
  const toast = new Toast(document);
  return {
    findBoard: (signal) => waitForBoard(document, { timeoutMs: BOARD_TIMEOUT_MS, signal, askGame }),
    watchBoard: (board, watcher) => watchBoard(document, board, { ...watcher, askGame }),
    solve: (board, signal) => solve(rowsOf(board.puzzle), signal),
    draw: drawOverlay,
    erase: () => removeHosts(document, OVERLAY_NAME),
    say: (message) => {
      try {
        toast.say(message);
      } catch {
        // A document that is no HTML has no place for a message; the button tells in its stead.
        void send({ kind: "status", status: "failed" });
      }
    },
    hush: () => toast.clear(),
    report: (status) => void send({ kind: "status", status }),
    isConnected: () => browser.runtime?.id !== undefined,
  };
}

if (world.shikiriSession === undefined) {
  removeHosts(document, TOAST_NAME);
  const session = new Session(portsOn(document));
  world.shikiriSession = session;
  // A page that comes back from the browser's cache has its drawing still, but a button without a badge.
  addEventListener("pageshow", () => session.report());
}
void world.shikiriSession.click();
