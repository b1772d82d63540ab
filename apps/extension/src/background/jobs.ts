/**
 * Jobs: at most one solving under way for each tab.
 *
 * A new job replaces the tab's old one, whose board nobody looks at any more. That is all the state
 * the background has, and losing it costs nothing: whether an answer is shown is kept in the page.
 */

/** The running jobs by tab. */
export class Jobs {
  readonly #running = new Map<number, AbortController>();

  /** Ends the tab's job, if any, and runs another, which must heed the signal. */
  async run<T>(tabId: number, job: (signal: AbortSignal) => Promise<T>): Promise<T> {
    this.cancel(tabId);
    const controller = new AbortController();
    this.#running.set(tabId, controller);
    try {
      return await job(controller.signal);
    } finally {
      if (this.#running.get(tabId) === controller) this.#running.delete(tabId);
    }
  }

  /** Ends the tab's job, if any. */
  cancel(tabId: number): void {
    this.#running.get(tabId)?.abort();
  }
}
