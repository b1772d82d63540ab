/**
 * Watching the board: when it goes, and what comes after it.
 *
 * Pages empty the board and build it again on a redraw, and it may be another puzzle afterwards.
 * A drawing that belongs to the old one must not be seen on the new one, so `onGone` is called in
 * the mutation observer's microtask, before the page is painted. Moves of the player, an overlay
 * that is put into the board, and everything else on the page call nothing. What may have changed the
 * board costs a look at a few cells; only what a look cannot tell costs a reading. While the page is
 * hidden no board is looked for.
 */

import type { Result } from "@shikiri/core";
import type { Board, ReadError } from "./board.ts";
import { FrameLooks } from "./frame-looks.ts";
import { changeOf, OBSERVED } from "./page-changes.ts";
import { hearPage } from "./page-events.ts";
import { Patrol } from "./patrol.ts";
import { readBoard } from "./read-board.ts";
import { isSameReading } from "./same-reading.ts";
import { Sparing } from "./sparing.ts";
import { SETTLE_MS, waitForBoard, type WaitOptions } from "./wait-for-board.ts";

/** What is told of a watched board. Calls come as `onGone`, then one of the others, and so on. */
export interface BoardWatcher {
  /** The board is no longer there as it was read: replaced, rebuilt, moved, restyled or removed. */
  onGone(): void;
  /** A board was read, the first one or after the last one went; it may be the same puzzle. */
  onBoard(board: Board): void;
  /** No board could be read for `timeoutMs`, or none that stays. `onBoard` may still come. */
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
  const { defaultView: view } = document;
  if (!watcher.signal.aborted && view !== null && "MutationObserver" in view) {
    new Watch(document, view, watcher).begin(board);
  }
}

/** Between two looks at a board of which nothing is heard: style sheets are changed without a sound. */
const ROUND_MS = 500;
/** How many cells are looked at then, and how many beside those that were touched. */
const ROUND = 64;
const SAMPLE = 2;
/** How long a board is followed frame by frame after something around it has begun to move. */
const FOLLOW_MS = 2000;
/** So many boards in succession may go as soon as they have come; then nobody is told of the next at once. */
const MAX_FLEETING = 4;
/** Before a board is waited for again after that, or when none was found. */
const BACK_OFF_MS = [0, 1000, 2000, 5000] as const;

/** A document that is watched until the watcher's signal. */
class Watch {
  readonly #document: Document;
  readonly #watcher: BoardWatcher;
  readonly #wait: WaitOptions;
  readonly #observer: MutationObserver;
  readonly #looks: FrameLooks;
  readonly #hearAgain: () => void;
  #board: Board | undefined;
  #patrol: Patrol | undefined;
  /** The places of cells that are still to be looked at. */
  readonly #touched = new Set<number>();
  readonly #reading = new Sparing();
  /** Whether a reading is wanted, and what makes it later. */
  #isInDoubt = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #followsUntil = 0;
  #isWaiting = false;
  #toldAt = -Infinity;
  #told: string | undefined;
  #fleeting = 0;
  /** How often in succession there was no board; and when one may be waited for again. */
  #failures = 0;
  #waitsFrom = 0;

  constructor(document: Document, view: Window & typeof globalThis, watcher: BoardWatcher) {
    const { signal, askGame, timeoutMs } = watcher;
    this.#document = document;
    this.#watcher = watcher;
    this.#wait = { signal, ...(askGame && { askGame }), ...(timeoutMs && { timeoutMs }) };
    this.#looks = new FrameLooks(view, () => this.#look(SAMPLE));
    this.#observer = new view.MutationObserver((records) => this.#note(records));
    this.#observer.observe(document, OBSERVED);
    this.#hearAgain = hearPage(
      document,
      view,
      {
        onState: () => {
          this.#looks.now();
          this.#looks.soon();
        },
        onMotion: (element) => this.#follow(element),
        onResize: () => this.#looks.now(),
        onSheet: () => this.#doubt(),
      },
      signal,
    );
    const rounds = setInterval(() => {
      if (!document.hidden) this.#look(ROUND);
    }, ROUND_MS);
    signal.addEventListener("abort", () => this.#end(rounds), { once: true });
  }

  begin(board: Board | undefined): void {
    if (board === undefined) {
      this.#awaitNext();
      return;
    }
    this.#board = board;
    queueMicrotask(() => {
      if (this.#board === board && !this.#watcher.signal.aborted) this.#compare();
    });
  }

  #end(rounds: ReturnType<typeof setInterval>): void {
    this.#board = undefined;
    this.#observer.disconnect();
    clearInterval(rounds);
    clearTimeout(this.#timer);
  }

  #note(records: readonly MutationRecord[]): void {
    if (records.some(({ target }) => target === this.#document)) this.#hearAgain();
    const { means, touched } = changeOf(records, this.#board);
    if (means === "nothing") return;
    if (this.#board === undefined) this.#awaitNext();
    else if (means === "gone") this.#lose();
    else {
      for (const place of touched) this.#touched.add(place);
      if (means === "doubt") this.#doubt();
      else this.#looks.now();
    }
  }

  #doubt(): void {
    this.#isInDoubt = true;
    this.#looks.now();
  }

  /** Something that is around the board, or in it, begins to move. */
  #follow(element: Node): void {
    const root = this.#board?.root;
    if (root === undefined || !(element.contains(root) || root.contains(element))) return;
    this.#followsUntil = performance.now() + FOLLOW_MS;
    this.#looks.soon();
  }

  /** Looks at the cells that were touched, and at so many others. */
  #look(others: number): void {
    const patrol = this.#patrol;
    if (this.#board === undefined || patrol === undefined) return;
    const places = [...this.#touched, ...patrol.next(others)];
    this.#touched.clear();
    const isAsRead = patrol.isAsRead(places);
    if (performance.now() < this.#followsUntil) this.#looks.soon();
    if (isAsRead && !this.#isInDoubt) return;
    const { rest } = this.#reading;
    if (rest <= 0) this.#compare();
    else if (!isAsRead) this.#lose();
    else this.#lookAfter(rest);
  }

  #lookAfter(ms: number): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#look(SAMPLE);
    }, ms);
  }

  /** Reads the page again. */
  #compare(): void {
    const board = this.#board;
    if (board === undefined) return;
    this.#settleDoubt();
    const now = this.#reading.do(() => readBoard(this.#document));
    if (now.ok && isSameReading(board, now.value)) this.#patrol = new Patrol(board);
    else this.#lose();
  }

  #settleDoubt(): void {
    this.#isInDoubt = false;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #lose(): void {
    const isFleeting = performance.now() - this.#toldAt < SETTLE_MS;
    this.#fleeting = isFleeting ? this.#fleeting + 1 : 0;
    this.#board = undefined;
    this.#patrol = undefined;
    this.#told = undefined;
    this.#touched.clear();
    this.#settleDoubt();
    try {
      this.#watcher.onGone();
      if (this.#fleeting >= MAX_FLEETING) this.#tellUnreadable(RESTLESS);
    } finally {
      this.#awaitNext();
    }
  }

  #awaitNext(): void {
    const { signal } = this.#watcher;
    if (this.#isWaiting || signal.aborted) return;
    this.#isWaiting = true;
    const now = performance.now();
    // A page that builds its board anew whenever it is drawn on must not do so without end.
    const mustSettle = now - this.#toldAt < SETTLE_MS || now < this.#followsUntil;
    void pause(this.#waitsFrom - now)
      .then(() => whenVisible(this.#document, signal))
      .then(() => waitForBoard(this.#document, { ...this.#wait, mustSettle }))
      .then((result) => {
        this.#isWaiting = false;
        if (!signal.aborted) this.#tell(result);
      });
  }

  #tell(result: Result<Board, ReadError>): void {
    if (!result.ok) {
      this.#tellUnreadable(result.error);
      return;
    }
    if (this.#fleeting < MAX_FLEETING) this.#failures = 0;
    this.#board = result.value;
    this.#toldAt = performance.now();
    this.#watcher.onBoard(result.value);
    // Afterwards, so that nobody waits for it; nothing else has had its turn.
    this.#patrol = new Patrol(result.value);
  }

  #tellUnreadable(error: ReadError): void {
    this.#failures++;
    this.#waitsFrom = performance.now() + (BACK_OFF_MS[this.#failures] ?? BACK_OFF_MS.at(-1)!);
    if (error.message === this.#told) return;
    this.#told = error.message;
    this.#watcher.onUnreadable(error);
  }
}

const RESTLESS: ReadError = {
  kind: "half-built",
  message: `the board was not for ${SETTLE_MS} ms as it was read, ${MAX_FLEETING} times in succession: expected it to keep still`,
};

/** Resolves after so many milliseconds; at once, if they are none. */
function pause(ms: number): Promise<void> {
  return ms <= 0
    ? Promise.resolve()
    : new Promise((resolve) => {
        setTimeout(resolve, ms);
      });
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
