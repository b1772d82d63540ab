/**
 * Document changes: whether anything that a board depends on was touched since one last asked.
 *
 * Mutations that the browser has noted but not told of yet count, so the answer holds for this very
 * moment.
 */

import { OBSERVED } from "./page-changes.ts";

/** Observes a document until `end`; a document without a window never changes. */
export class DocumentChanges {
  readonly #observer: MutationObserver | undefined;
  #isAny = false;
  #tell: () => void = () => undefined;

  constructor(document: Document) {
    const Observer = document.defaultView?.MutationObserver;
    if (Observer === undefined) return;
    this.#observer = new Observer(() => this.#note());
    this.#observer.observe(document, OBSERVED);
  }

  /** Whether there was a change since the last `forget`. */
  get isAny(): boolean {
    if ((this.#observer?.takeRecords() ?? []).length > 0) this.#note();
    return this.#isAny;
  }

  forget(): void {
    this.#observer?.takeRecords();
    this.#isAny = false;
  }

  /** Resolves once there was a change since the last `forget`. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#tell = resolve;
      if (this.isAny) resolve();
    });
  }

  end(): void {
    this.#observer?.disconnect();
  }

  #note(): void {
    this.#isAny = true;
    this.#tell();
  }
}
