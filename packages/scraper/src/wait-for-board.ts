/**
 * Waiting for the board: pages build theirs by script, some time after the document is there.
 *
 * A board that is still growing must not be taken for a whole one. So a board that was there from
 * the start is taken as it is, but one that was seen to come or change has to be read twice alike,
 * `SETTLE_MS` apart. Reads follow mutations of the document, at most one in that time, so a busy
 * page costs little; the time out bounds everything.
 */

import { err, type Result } from "@shikiri/core";
import type { Board, ReadError } from "./board.ts";
import { OBSERVED } from "./page-changes.ts";
import { readBoard } from "./read-board.ts";
import { isSameReading } from "./same-reading.ts";

/** How long to wait, and what ends the wait early. */
export interface WaitOptions {
  /** Milliseconds until the last error is the answer; 5000 if left out. */
  readonly timeoutMs?: number;
  /** Ends the wait with the error `aborted`. */
  readonly signal?: AbortSignal;
}

const DEFAULT_TIMEOUT_MS = 5000;
const SETTLE_MS = 50;

/**
 * Resolves with the document's board as soon as it can be read and keeps still, or with the last
 * error when the time is out. Never rejects. Errors: every kind of {@link ReadError}.
 */
export function waitForBoard(
  document: Document,
  options: WaitOptions = {},
): Promise<Result<Board, ReadError>> {
  const first = readBoard(document);
  if (first.ok && document.readyState !== "loading" && options.signal?.aborted !== true) {
    return Promise.resolve(first);
  }
  return waitForStill(document, options);
}

/** As {@link waitForBoard}, for a board that is known to be changing: it must be read twice alike. */
export function waitForStill(
  document: Document,
  { timeoutMs = DEFAULT_TIMEOUT_MS, signal }: WaitOptions,
): Promise<Result<Board, ReadError>> {
  return new Promise((resolve) => {
    let last: Result<Board, ReadError> | undefined;
    let next: ReturnType<typeof setTimeout> | undefined;

    const finish = (result: Result<Board, ReadError>): void => {
      observer?.disconnect();
      clearTimeout(next);
      clearTimeout(deadline);
      signal?.removeEventListener("abort", abort);
      resolve(result);
    };
    const abort = (): void => {
      finish(err({ kind: "aborted", message: "the wait for a board was given up by the caller" }));
    };
    const lookLater = (): void => {
      next ??= setTimeout(look, SETTLE_MS);
    };
    const look = (): void => {
      next = undefined;
      const before = last;
      last = readBoard(document);
      if (!last.ok) return;
      if (before?.ok === true && isSameReading(before.value, last.value)) finish(last);
      else lookLater();
    };
    const timeOut = (): void => {
      const before = last;
      const now = readBoard(document);
      if (now.ok && !(before?.ok === true && isSameReading(before.value, now.value))) {
        finish(
          err({
            kind: "half-built",
            message: `the board was still changing after ${timeoutMs} ms: expected it to keep still`,
          }),
        );
      } else finish(now);
    };

    const deadline = setTimeout(timeOut, timeoutMs);
    const observer = observe(document, lookLater);
    signal?.addEventListener("abort", abort);
    if (signal?.aborted === true) abort();
    else look();
  });
}

function observe(document: Document, onChange: () => void): MutationObserver | undefined {
  const Observer = document.defaultView?.MutationObserver;
  if (Observer === undefined) return undefined;
  const observer = new Observer(onChange);
  observer.observe(document, OBSERVED);
  return observer;
}
