/**
 * Jobs: at most one under way for each tab and kind of request.
 *
 * A new job replaces the old one of its kind, whose board nobody looks at any more. That is all the
 * state the background has, and losing it costs nothing: what is shown is kept in the page.
 */

/** The running jobs by tab and kind. */
export class Jobs {
  readonly #running = new Map<number, Map<string, AbortController>>();

  /** Ends the tab's job of this kind, if any, and runs another, which must heed the signal. */
  async run<T>(tabId: number, kind: string, job: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const ofTab = this.#running.get(tabId) ?? new Map<string, AbortController>();
    this.#running.set(tabId, ofTab);
    ofTab.get(kind)?.abort();
    const controller = new AbortController();
    ofTab.set(kind, controller);
    try {
      return await job(controller.signal);
    } finally {
      if (ofTab.get(kind) === controller) ofTab.delete(kind);
      if (ofTab.size === 0 && this.#running.get(tabId) === ofTab) this.#running.delete(tabId);
    }
  }

  /** Ends the tab's jobs, if any. */
  cancel(tabId: number): void {
    for (const controller of this.#running.get(tabId)?.values() ?? []) controller.abort();
  }
}
