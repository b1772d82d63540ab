/**
 * Waiting for the board: pages build theirs by script, some time after the document is there.
 *
 * A board that is still growing must not be taken for a whole one, and a part of a board often looks
 * whole: the clues of its first rows may well sum to their area. So a reading is an answer at once
 * only where the page's own task or game has exactly the same clues in the same places, and the
 * document is all there; else it has to be confirmed by later ones, with nothing of it changed in
 * between. A reading is made in steps, between which the page has its turns, and a board is read again
 * in one go if anything that concerns it has changed meanwhile. Looks follow mutations of the document,
 * with at least `LOOK_MS` and twice the time of a reading between two, so a busy page costs little; the
 * time out bounds everything.
 */

import { err, ok, type Result } from "@shikiri/core";
import type { Board, ReadError } from "./board.ts";
import { hasMoved } from "./board-shift.ts";
import { DocumentChanges } from "./document-changes.ts";
import { hearGame } from "./game-witness.ts";
import { inTime } from "./in-time.ts";
import { brokenPage, readBoard, readingOf } from "./read-board.ts";
import { isSameReading } from "./same-reading.ts";
import { inTurns } from "./steps.ts";

/** How long to wait, and what ends the wait early. */
export interface WaitOptions {
  /** Milliseconds until the last error is the answer; 5000 if left out. */
  readonly timeoutMs?: number;
  /** Ends the wait with the error `aborted`. */
  readonly signal?: AbortSignal;
  /**
   * Asks the page's own world for what `readGame` returns there; asked at each look, one question at
   * a time. Whatever it resolves to is heard as a witness; it may fail or not answer.
   */
  readonly askGame?: () => Promise<unknown>;
  /** Whether a board has to keep still even where the page's task or game agrees with it. */
  readonly mustSettle?: boolean;
}

const DEFAULT_TIMEOUT_MS = 5000;
/** Between a change and the look that it brings about; and so long a message is waited for that is lost. */
const LOOK_MS = 50;
/** A page is not read for more than a part of the time: a pause is so many times as long as a reading. */
const PAUSE = 2;
const MAX_REST_MS = 1000;
/** How long a reading goes on, in steps of a few milliseconds, before the page has its turn. */
const HOLD_MS = 8;
/** How long the page's game may let itself be waited for. */
const ANSWER_MS = 500;
/**
 * How long a board keeps still with which neither the page's task nor its game agrees; and between two
 * looks where nothing changes, since styles and games may come without a mutation.
 */
export const SETTLE_MS = 300;

/** A page of more elements is never read in one go when the time is out. */
const MAX_AT_ONCE = 20_000;

/** A board, and since when (ms) every look has found it the same. */
interface Still {
  readonly board: Board;
  readonly since: number;
}

/**
 * Resolves with the document's board once it can be read and is certainly all of it, or with the last
 * error when the time is out. Never rejects. Errors: every kind of {@link ReadError}.
 */
export async function waitForBoard(
  document: Document,
  options: WaitOptions = {},
): Promise<Result<Board, ReadError>> {
  const { timeoutMs = DEFAULT_TIMEOUT_MS, signal } = options;
  if (signal?.aborted === true) return ABORTED;
  const wait = new Wait(document, options);
  const ends = new AbortController();
  const end = new Promise<"aborted" | "late">((resolve) => {
    signal?.addEventListener("abort", () => resolve("aborted"), { signal: ends.signal });
    const deadline = setTimeout(() => resolve("late"), timeoutMs);
    ends.signal.addEventListener("abort", () => clearTimeout(deadline));
  });
  try {
    const result = await Promise.race([wait.answer(), end]);
    if (result === "aborted") return ABORTED;
    return result === "late" ? wait.lastAnswer(timeoutMs) : result;
  } catch (thrown) {
    return brokenPage(thrown);
  } finally {
    ends.abort();
    wait.end();
  }
}

const ABORTED: Result<never, ReadError> = err({
  kind: "aborted",
  message: "the wait for a board was given up by the caller",
});

/** One wait for a document's board. */
class Wait {
  readonly #document: Document;
  readonly #askGame: (() => Promise<unknown>) | undefined;
  readonly #mustSettle: boolean;
  readonly #changes: DocumentChanges;
  #still: Still | undefined;
  /** The last reading, unless none has come to its end. */
  #last: Result<Board, ReadError> | undefined;
  #readingMs = 0;
  /** Why the board on screen is not the whole one, by the page's game. */
  #refusal: Result<Board, ReadError> | undefined;
  #isEnded = false;

  constructor(document: Document, { askGame, mustSettle = false }: WaitOptions) {
    this.#document = document;
    this.#askGame = askGame;
    this.#mustSettle = mustSettle;
    this.#changes = new DocumentChanges(document);
  }

  end(): void {
    this.#isEnded = true;
    this.#changes.end();
  }

  /** Looks until there is an answer, or the wait is ended: then what it resolves to is of no use. */
  async answer(): Promise<Result<Board, ReadError>> {
    for (;;) {
      const heard = await this.#look();
      if (this.#isEnded) return ABORTED;
      const rest = Math.min(MAX_REST_MS, Math.max(LOOK_MS, PAUSE * this.#readingMs));
      const left = heard === undefined ? Math.max(rest, SETTLE_MS) : this.#settleMs(heard);
      if (heard !== undefined && left <= 0) return ok(heard);
      const changed = this.#changes.next().then(() => pause(rest));
      await Promise.race([changed, pause(left).then(() => afterFrames(this.#document))]);
      if (this.#isEnded) return ABORTED;
    }
  }

  /** What is to be said when the time is out. */
  lastAnswer(timeoutMs: number): Result<Board, ReadError> {
    const now = this.#refusal ?? this.#lastReading(timeoutMs);
    this.#keep(now);
    if (!now.ok || this.#settleMs(now.value) <= 0) return now;
    return err({
      kind: "half-built",
      message: `the board was still changing after ${timeoutMs} ms: expected it to keep still for ${SETTLE_MS} ms`,
    });
  }

  /** A page without a board, or that takes too long, is not read again in one go. */
  #lastReading(timeoutMs: number): Result<Board, ReadError> {
    const last = this.#last;
    if (last?.ok === false && last.error.kind === "no-board") return last;
    const elements = this.#document.getElementsByTagName("*").length;
    if (last !== undefined || elements <= MAX_AT_ONCE) return readBoard(this.#document);
    return err({
      kind: "too-many-cells",
      message: `the page's ${elements} elements were not read within ${timeoutMs} ms: expected fewer`,
    });
  }

  /** The board as it is now, and with the game's word; undefined if there is none, or it is not whole. */
  async #look(): Promise<Board | undefined> {
    this.#changes.forget();
    const answer = this.#askGame && inTime(this.#askGame, ANSWER_MS);
    const start = performance.now();
    let since = start;
    const turn = async (): Promise<boolean> => {
      if (performance.now() - since >= HOLD_MS) {
        await pageTurn();
        since = performance.now();
      }
      return !this.#isEnded;
    };
    const read = await inTurns(readingOf(this.#document), turn);
    this.#readingMs = performance.now() - start;
    this.#last = read ?? this.#last;
    const told = await answer;
    if (this.#isEnded || read === undefined) return undefined;
    const isChanged = read.ok && (this.#changes.concern(read.value) || hasMoved(read.value));
    const now = isChanged ? readBoard(this.#document) : read;
    this.#keep(now);
    const heard = now.ok ? hearGame(now.value, told) : undefined;
    this.#refusal = heard?.ok === false ? heard : undefined;
    return heard?.ok === true ? heard.value : undefined;
  }

  #keep(now: Result<Board, ReadError>): void {
    const before = this.#still;
    const isSame = before !== undefined && now.ok && isSameReading(before.board, now.value);
    const since = isSame ? before.since : performance.now();
    this.#still = now.ok ? { board: now.value, since } : undefined;
  }

  /** For how many milliseconds the board still has to keep still. */
  #settleMs({ witnesses: { task, game } }: Board): number {
    const isWhole = task.says === "agrees" || game.says === "agrees";
    if (isWhole && !this.#mustSettle && this.#document.readyState !== "loading") return 0;
    return SETTLE_MS - (performance.now() - (this.#still?.since ?? Infinity));
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/**
 * The page has a turn. Messages come sooner than timers, which browsers hold back; but one of a page that is
 * just left is lost, and the page may be come back to.
 */
function pageTurn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LOOK_MS);
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(0);
  });
}

/** Two frames are painted; resolves at once where the page paints none. */
async function afterFrames(document: Document): Promise<void> {
  const view = document.defaultView;
  if (view === null || document.visibilityState !== "visible") return;
  await new Promise((resolve) => {
    view.requestAnimationFrame(() => view.requestAnimationFrame(resolve));
  });
}
