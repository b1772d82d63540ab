/**
 * Patience: work that is done soon needs no notice; what takes longer is told of, with the time it began.
 */

/** Milliseconds before the player is told what takes so long. */
export const PATIENCE_MS = 400;

/** One piece of work, under way or not. */
export class Patience {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #since: number | undefined;

  /** When the work began, as `Date.now()`, once it is time to tell. */
  get since(): number | undefined {
    return this.#since;
  }

  /** Work has begun, in place of the one before. */
  begin(onLong: () => void): void {
    clearTimeout(this.#timer);
    const since = Date.now();
    this.#timer = setTimeout(() => {
      this.#since = since;
      onLong();
    }, PATIENCE_MS);
  }

  /** No work is under way. */
  end(): void {
    clearTimeout(this.#timer);
    this.#since = undefined;
  }
}
