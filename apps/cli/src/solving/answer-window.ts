/**
 * The window: how many answers a thread may be ahead of whoever takes them.
 *
 * A search finds answers faster than they can be printed, so without a bound they would fill the
 * memory on their way. The thread blocks at the bound, and its clock runs on, so printing counts as
 * time. One number in shared memory is all that both sides need: answers sent and not yet taken.
 */

/** Answers that may be on their way. */
const WIDTH = 16;

/** Both ends of a window: the thread that sends, and whoever takes. */
export class AnswerWindow {
  /** The memory of both ends; it goes to the other one as it is. */
  readonly shared: Int32Array;

  /** @param shared the other end's memory; new when left out */
  constructor(shared: Int32Array = new Int32Array(new SharedArrayBuffer(4))) {
    this.shared = shared;
  }

  /** Tells that an answer was sent; returns when another one may be. */
  sent(): void {
    for (
      let ahead = Atomics.add(this.shared, 0, 1) + 1;
      ahead >= WIDTH;
      ahead = Atomics.load(this.shared, 0)
    ) {
      Atomics.wait(this.shared, 0, ahead);
    }
  }

  /** Tells that an answer was taken. */
  taken(): void {
    Atomics.sub(this.shared, 0, 1);
    Atomics.notify(this.shared, 0);
  }
}
