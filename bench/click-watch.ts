/**
 * Watching a click from inside the page: when the drawing is in a frame, and how long the page was
 * kept from doing anything else.
 *
 * The functions are sent to the page as they are, so each stands alone (and
 * has no named function inside, to which tsx would add a call of its own). The probe for long tasks asks
 * for its turn again and again, and so keeps a processor busy: clicks are timed without it.
 */

/** What was seen. Times are in milliseconds; `drawnAt` since 1970. */
export interface Seen {
  /** When the frame with the drawing in it was done. */
  readonly drawnAt: number;
  /** The longest time in which the page's thread took no turn; 0 without the probe. */
  readonly longestGapMs: number;
  /** Tasks of 50 ms and more, as the browser tells of them (Chromium alone does). */
  readonly longTasks: number;
}

declare global {
  interface Window {
    shikiriSeen: Promise<Seen>;
  }
}

/** Runs in the page: begins to watch; `window.shikiriSeen` resolves when the drawing is there. */
export function watchClick(probe: boolean): void {
  let longestGapMs = 0;
  let longTasks = 0;
  let isDone = false;
  if (PerformanceObserver.supportedEntryTypes.includes("longtask")) {
    new PerformanceObserver((list) => {
      longTasks += list.getEntries().length;
    }).observe({ type: "longtask" });
  }
  const turn = new MessageChannel();
  let last = performance.now();
  turn.port1.addEventListener("message", () => {
    const now = performance.now();
    longestGapMs = Math.max(longestGapMs, now - last);
    last = now;
    if (!isDone) turn.port2.postMessage(0);
  });
  turn.port1.start();
  if (probe) turn.port2.postMessage(0);
  window.shikiriSeen = new Promise((resolve) => {
    const painted = new MessageChannel();
    painted.port1.addEventListener("message", () => {
      const drawnAt = performance.timeOrigin + performance.now();
      // What comes after the drawing, such as telling of it, counts as well.
      setTimeout(() => {
        isDone = true;
        resolve({ drawnAt, longestGapMs, longTasks });
      }, 100);
    });
    painted.port1.start();
    const frames = {
      look(this: void): void {
        if (document.querySelector("[data-shikiri=overlay]") === null)
          requestAnimationFrame(frames.look);
        else painted.port2.postMessage(0);
      },
    };
    requestAnimationFrame(frames.look);
  });
}

/** Runs in the page: the longest gap in half a second in which nothing is asked of the page. */
export function idleGap(): Promise<number> {
  const end = performance.now() + 500;
  let longest = 0;
  let last = performance.now();
  return new Promise((resolve) => {
    const turn = new MessageChannel();
    turn.port1.addEventListener("message", () => {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
      if (now < end) turn.port2.postMessage(0);
      else resolve(longest);
    });
    turn.port1.start();
    turn.port2.postMessage(0);
  });
}
