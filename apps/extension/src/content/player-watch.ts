/**
 * The player's hand on the page: told shortly after each gesture has ended.
 *
 * The page's own world would tell more exactly, but may be asked only so often; and only events that a
 * hand has made count, so that a page cannot keep the extension busy with its own.
 */

/** Milliseconds after the last event: by then the page has taken up the stroke. */
const SETTLE_MS = 150;

/** Calls back after the player has released the pointer or a key, until the signal. */
export function watchPlayer(document: Document, onMoved: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const notice = (event: Event): void => {
    if (!event.isTrusted) return;
    clearTimeout(timer);
    timer = setTimeout(onMoved, SETTLE_MS);
  };
  for (const type of ["mouseup", "touchend", "keyup"]) {
    document.addEventListener(type, notice, { capture: true, passive: true, signal });
  }
  signal.addEventListener("abort", () => clearTimeout(timer));
}
