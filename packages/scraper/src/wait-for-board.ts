/**
 * Waiting for the board: pages build theirs by script, some time after the document is there.
 *
 * A board that is still growing must not be taken for a whole one, and a part of a board often looks
 * whole: the clues of its first rows may well sum to their area. So no single reading is an answer;
 * it has to be confirmed by a later one, with frames painted and nothing changed in between, after
 * a short time where the page's own task says that this is all of it, else after a longer one.
 * Looks follow mutations of the document, at most one in `LOOK_MS`, so a busy page costs little;
 * the time out bounds everything.
 */

import { err, ok, type Result } from "@shikiri/core";
import type { Board, ReadError } from "./board.ts";
import { hearGame } from "./game-witness.ts";
import { OBSERVED } from "./page-changes.ts";
import { readBoard } from "./read-board.ts";
import { isSameReading } from "./same-reading.ts";

/** How long to wait, and what ends the wait early. */
export interface WaitOptions {
  /** Milliseconds until the last error is the answer; 5000 if left out. */
  readonly timeoutMs?: number;
  /** Ends the wait with the error `aborted`. */
  readonly signal?: AbortSignal;
  /**
   * Asks the page's own world for what `readGame` returns there; asked once for each board that has
   * kept still. Whatever it resolves to is heard as a witness; it may fail or not answer.
   */
  readonly askGame?: () => Promise<unknown>;
}

const DEFAULT_TIMEOUT_MS = 5000;
const LOOK_MS = 50;
/** How long the page's game may let itself be waited for. */
const ANSWER_MS = 500;
/** How long a board keeps still that the page's task agrees with, and any other. */
const SETTLE_MS = { agreed: 60, other: 300 } as const;

/** A board, and since when (ms) every look has found it the same. */
interface Still {
  readonly board: Board;
  readonly since: number;
}

/**
 * Resolves with the document's board once it can be read and has kept still, or with the last error
 * when the time is out. Never rejects. Errors: every kind of {@link ReadError}.
 */
export function waitForBoard(
  document: Document,
  { timeoutMs = DEFAULT_TIMEOUT_MS, signal, askGame }: WaitOptions = {},
): Promise<Result<Board, ReadError>> {
  return new Promise((resolve) => {
    let still: Still | undefined;
    let isEnded = false;
    let asked: string | undefined;
    /** Why the board on screen is not the whole one, by the page's game. */
    let refusal: Result<Board, ReadError> | undefined;
    let next: ReturnType<typeof setTimeout> | undefined;
    let confirmation: ReturnType<typeof setTimeout> | undefined;

    const finish = (result: Result<Board, ReadError>): void => {
      isEnded = true;
      observer?.disconnect();
      for (const timer of [next, confirmation, deadline]) clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
      resolve(result);
    };
    const abort = (): void => {
      finish(err({ kind: "aborted", message: "the wait for a board was given up by the caller" }));
    };
    const look = (): void => {
      if (isEnded) return;
      clearTimeout(next);
      clearTimeout(confirmation);
      next = undefined;
      refusal = undefined;
      still = stillAfter(still, readBoard(document));
      if (still === undefined) return;
      const left = settleMsOf(still.board, document) - (performance.now() - still.since);
      if (left <= 0) void hear(still.board);
      else confirmation = setTimeout(() => afterFrames(document, look), left);
    };
    const hear = async (board: Board): Promise<void> => {
      if (askGame === undefined) return finish(ok(board));
      if (asked === board.fingerprint) return;
      asked = board.fingerprint;
      const game = await answerOf(askGame);
      if (isEnded) return;
      asked = undefined;
      const now = readBoard(document);
      if (!now.ok || !isSameReading(board, now.value)) return look();
      const heard = hearGame(now.value, game);
      if (heard.ok) finish(heard);
      else refusal = heard;
    };
    const timeOut = (): void => {
      const now = refusal ?? readBoard(document);
      still = stillAfter(still, now);
      if (still === undefined) return finish(now);
      const settleMs = settleMsOf(still.board, document);
      if (performance.now() - still.since >= settleMs) return finish(now);
      finish(
        err({
          kind: "half-built",
          message: `the board was still changing after ${timeoutMs} ms: expected it to keep still for ${settleMs} ms`,
        }),
      );
    };

    const deadline = setTimeout(timeOut, timeoutMs);
    const observer = observe(document, () => {
      next ??= setTimeout(look, LOOK_MS);
    });
    signal?.addEventListener("abort", abort);
    if (signal?.aborted === true) abort();
    else look();
  });
}

/** What is answered within {@link ANSWER_MS}; undefined if nothing is. */
function answerOf(ask: () => Promise<unknown>): Promise<unknown> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ANSWER_MS);
    const answer = (value?: unknown): void => {
      clearTimeout(timer);
      resolve(value);
    };
    ask().then(answer, () => answer());
  });
}

function stillAfter(before: Still | undefined, now: Result<Board, ReadError>): Still | undefined {
  if (!now.ok) return undefined;
  const isSame = before !== undefined && isSameReading(before.board, now.value);
  return { board: now.value, since: isSame ? before.since : performance.now() };
}

function settleMsOf(board: Board, document: Document): number {
  const isWhole = board.witnesses.task.says === "agrees" && document.readyState !== "loading";
  return isWhole ? SETTLE_MS.agreed : SETTLE_MS.other;
}

/** Acts once two frames have been painted; at once where the page paints none. */
function afterFrames(document: Document, act: () => void): void {
  const view = document.defaultView;
  if (view === null || document.visibilityState !== "visible") act();
  else view.requestAnimationFrame(() => view.requestAnimationFrame(act));
}

function observe(document: Document, onChange: () => void): MutationObserver | undefined {
  const Observer = document.defaultView?.MutationObserver;
  if (Observer === undefined) return undefined;
  const observer = new Observer(onChange);
  observer.observe(document, OBSERVED);
  return observer;
}
