/**
 * Looks by the frame: however often something changes, it is looked at about once before each frame.
 *
 * The first change of a frame is looked at on the spot; those after it together, before the frame is
 * painted. So nobody ever sees what a look would have found out, and a page that changes without end
 * does not have its layout made anew for each change.
 */

/** Calls `look` once or twice a frame, as often as it is asked to. */
export class FrameLooks {
  readonly #view: Window;
  readonly #look: () => void;
  #isAwaited = false;
  #isDue = false;

  constructor(view: Window, look: () => void) {
    this.#view = view;
    this.#look = look;
  }

  /** Has it looked at once, or if that was done in this frame, before the frame is painted. */
  now(): void {
    if (this.#isAwaited) {
      this.#isDue = true;
      return;
    }
    this.#awaitFrame();
    this.#look();
  }

  /** Has it looked at before the next frame is painted. */
  soon(): void {
    this.#isDue = true;
    this.#awaitFrame();
  }

  #awaitFrame(): void {
    if (this.#isAwaited) return;
    this.#isAwaited = true;
    this.#view.requestAnimationFrame(() => {
      this.#isAwaited = false;
      if (!this.#isDue) return;
      this.#isDue = false;
      this.#look();
    });
  }
}
