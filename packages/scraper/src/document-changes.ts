/**
 * Document changes: whether anything was touched since one last asked, and whether it concerns a board.
 *
 * Mutations that the browser has noted but not told of yet count, so the answer holds for this very
 * moment.
 */

import type { Board } from "./board.ts";
import { changeOf, OBSERVED } from "./page-changes.ts";

/** So many changes at once are not sorted out: they are taken for what concerns the board. */
const MAX_RECORDS = 1000;

/** Observes a document until `end`; a document without a window never changes. */
export class DocumentChanges {
  readonly #observer: MutationObserver | undefined;
  #records: MutationRecord[] = [];
  #tell: () => void = () => undefined;

  constructor(document: Document) {
    const Observer = document.defaultView?.MutationObserver;
    if (Observer === undefined) return;
    this.#observer = new Observer((records) => this.#note(records));
    this.#observer.observe(document, OBSERVED);
  }

  /** Whether a change since the last `forget` may concern the board, but for one that moves all of it. */
  concern(board: Board): boolean {
    this.#note(this.#observer?.takeRecords() ?? []);
    if (this.#records.length > MAX_RECORDS) return true;
    const { means, touched } = changeOf(this.#records, board);
    return means === "gone" || means === "doubt" || touched.size > 0;
  }

  forget(): void {
    this.#observer?.takeRecords();
    this.#records = [];
  }

  /** Resolves once there was any change since the last `forget`. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#tell = resolve;
      if (this.#records.length > 0) resolve();
    });
  }

  end(): void {
    this.#observer?.disconnect();
  }

  #note(records: readonly MutationRecord[]): void {
    if (records.length === 0) return;
    if (this.#records.length <= MAX_RECORDS) this.#records.push(...records);
    this.#tell();
  }
}
