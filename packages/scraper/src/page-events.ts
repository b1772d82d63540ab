/**
 * Page events: what tells that a board may have moved where no mutation does.
 *
 * Style sheets move things by where the pointer is, what has the focus or is checked, by the window's size,
 * and step by step once a transition has begun; a linked sheet counts only when it is there.
 */

/** Of all this the style of a page may depend. */
const STATES = "mouseover mouseout mousedown mouseup focusin focusout change toggle".split(" ");
const MOTIONS = "transitionrun transitionend transitioncancel animationstart animationend".split(
  " ",
);

/** What is told of a page; none of it says that anything has changed. */
export interface PageListener {
  /** A style may hold now that has not held before. */
  readonly onState: () => void;
  /** An element, and what is in it, begins to move, or is there. */
  readonly onMotion: (element: Node) => void;
  /** The window has another size. */
  readonly onResize: () => void;
  /** A style sheet has come. */
  readonly onSheet: () => void;
}

/**
 * Tells of the page's events until the signal. What is returned listens again where a page has
 * thrown away all that listens to it, as `document.open` does.
 */
export function hearPage(
  document: Document,
  view: Window,
  { onState, onMotion, onResize, onSheet }: PageListener,
  signal: AbortSignal,
): () => void {
  const hearMotion = ({ target }: Event): void => {
    if (target instanceof Node) onMotion(target);
  };
  const hearLoad = ({ target }: Event): void => {
    if (target instanceof Element && target.localName === "link") onSheet();
  };
  const options = { signal, capture: true, passive: true };
  const listen = (): void => {
    for (const type of STATES) view.addEventListener(type, onState, options);
    for (const type of MOTIONS) view.addEventListener(type, hearMotion, options);
    view.addEventListener("resize", onResize, options);
    // A window is not told of what its document loads.
    document.addEventListener("load", hearLoad, options);
  };
  listen();
  return listen;
}
