/**
 * The player's hand on the page: told shortly after each gesture has ended.
 *
 * The page's own world would tell more exactly, but may be asked only so often; and only what a hand has
 * done counts, so that a page cannot keep the extension busy with its own events. A page may keep
 * these from us, by listeners that come first and stop them, or by writing itself anew, which takes
 * away all listeners; but not that the browser knows of the hand.
 */

/** The ends of gestures. */
const ENDS = ["mouseup", "pointerup", "touchend", "keyup"];
/** Milliseconds after the last event: by then the page has taken up the stroke. */
const SETTLE_MS = 150;
/** Milliseconds between two questions to the browser. */
const ASK_MS = 1000;

/** Calls back after the player has released the pointer or a key, until the signal. */
export function watchPlayer(document: Document, onMoved: () => void, signal: AbortSignal): void {
  const { defaultView: view } = document;
  if (view === null) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const notice = ({ isTrusted }: Event): void => {
    if (!isTrusted) return;
    clearTimeout(timer);
    timer = setTimeout(onMoved, SETTLE_MS);
  };
  const listen = (): void => {
    const options = { capture: true, passive: true, signal };
    for (const type of ENDS) view.addEventListener(type, notice, options);
  };
  listen();
  const observer = new view.MutationObserver(listen);
  observer.observe(document, { childList: true });
  const asking = setInterval(() => {
    // It says so for some seconds after a gesture.
    if (view.navigator.userActivation?.isActive) onMoved();
  }, ASK_MS);
  signal.addEventListener("abort", () => {
    observer.disconnect();
    clearInterval(asking);
    clearTimeout(timer);
  });
}
