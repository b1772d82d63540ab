/**
 * Watching the board: when it goes, and what comes after it.
 *
 * Pages empty the board and build it again on a redraw, and it may be another puzzle afterwards.
 * A drawing that belongs to the old one must not be seen on the new one, so `onGone` is called in
 * the mutation observer's microtask, before the page is painted. Moves of the player, an overlay
 * that is put into the board, and everything else on the page call nothing. While the page is hidden
 * no board is looked for.
 */

import type { Result } from "@shikiri/core";
import type { Board, ReadError } from "./board.ts";
import { hasMoved } from "./board-shift.ts";
import { changeOf, OBSERVED } from "./page-changes.ts";
import { readBoard } from "./read-board.ts";
import { isSameReading } from "./same-reading.ts";
import { SETTLE_MS, waitForBoard } from "./wait-for-board.ts";

/** What is told of a watched board. Calls come as `onGone`, then one of the others, and so on. */
export interface BoardWatcher {
  /** The board is no longer there as it was read: replaced, rebuilt, moved, restyled or removed. */
  onGone(): void;
  /** A board was read, the first one or after the last one went; it may be the same puzzle. */
  onBoard(board: Board): void;
  /** No board could be read for `timeoutMs`. `onBoard` may still come. */
  onUnreadable(error: ReadError): void;
  /** How long a board is waited for; 5000 milliseconds if left out. */
  readonly timeoutMs?: number;
  /** Asks the page's own world for its game when a board has come; see `WaitOptions`. */
  readonly askGame?: () => Promise<unknown>;
  /** Ends the watch: nothing is called once it is aborted. */
  readonly signal: AbortSignal;
}

/**
 * Watches the document's board from now on. `board` is the last reading of it, and if that does not
 * hold any more, `onGone` is called in the next microtask; without one, the first board is waited for.
 */
export function watchBoard(
  document: Document,
  board: Board | undefined,
  watcher: BoardWatcher,
): void {
  const { signal, askGame, timeoutMs } = watcher;
  const wait = { signal, ...(askGame && { askGame }), ...(timeoutMs && { timeoutMs }) };
  const Observer = document.defaultView?.MutationObserver;
  if (signal.aborted || Observer === undefined) return;

  let current: Board | undefined = board;
  let toldAt = -Infinity;
  let waiting = false;
  let told: string | undefined;

  const compare = (): void => {
    if (signal.aborted || current === undefined) return;
    const now = readBoard(document);
    if (!now.ok || !isSameReading(current, now.value)) lose();
  };
  const compareMoved = (): void => {
    if (current !== undefined && hasMoved(current)) compare();
  };
  const compareStyled = ({ target }: Event): void => {
    if (target instanceof Element && target.localName === "link") compare();
  };
  const lose = (): void => {
    current = undefined;
    told = undefined;
    try {
      watcher.onGone();
    } finally {
      awaitNext();
    }
  };
  const awaitNext = (): void => {
    if (waiting || signal.aborted) return;
    waiting = true;
    // A page that builds its board anew whenever it is drawn on must not do so without end.
    const mustSettle = performance.now() - toldAt < SETTLE_MS;
    void whenVisible(document, signal)
      .then(() => waitForBoard(document, { ...wait, mustSettle }))
      .then((result) => {
        waiting = false;
        if (!signal.aborted) tell(result);
      });
  };
  const tell = (result: Result<Board, ReadError>): void => {
    if (result.ok) {
      current = result.value;
      toldAt = performance.now();
      watcher.onBoard(result.value);
    } else if (result.error.message !== told) {
      told = result.error.message;
      watcher.onUnreadable(result.error);
    }
  };

  const observer = new Observer((records) => {
    const change = changeOf(records, current);
    if (change === "none") return;
    if (current === undefined) awaitNext();
    else if (change === "gone") lose();
    else compare();
  });
  observer.observe(document, OBSERVED);
  signal.addEventListener("abort", () => observer.disconnect(), { once: true });
  // What is laid out by the window's size changes with it, and a style sheet counts once it is there.
  document.defaultView?.addEventListener("resize", compareMoved, { signal });
  document.addEventListener("load", compareStyled, { signal, capture: true });
  if (board === undefined) awaitNext();
  else queueMicrotask(compare);
}

/** Resolves once the page is seen: at once, or when the player comes back to it; never rejects. */
function whenVisible(document: Document, signal: AbortSignal): Promise<void> {
  if (!document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const look = (): void => {
      if (document.hidden && !signal.aborted) return;
      document.removeEventListener("visibilitychange", look);
      signal.removeEventListener("abort", look);
      resolve();
    };
    document.addEventListener("visibilitychange", look);
    signal.addEventListener("abort", look, { once: true });
  });
}
