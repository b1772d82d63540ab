/**
 * Holding the overlay: one that a page puts elsewhere, or moves by its own style, is a drawing beside the
 * board, and goes before it is seen there. It is not put back: a page that takes it away would do so again.
 */

/** Has the overlay go once it is not in that element any more, or its style not the one that it has now. */
export function holdOverlay(host: HTMLElement, root: Element): void {
  const view = root.ownerDocument.defaultView;
  if (view === null) return;
  const style = placingOf(host);
  const observer = new view.MutationObserver(() => {
    if (host.parentNode === root && placingOf(host) === style) return;
    observer.disconnect();
    host.remove();
  });
  observer.observe(root, { childList: true });
  observer.observe(host, { attributes: true, attributeFilter: ["style"] });
}

/** The element's own style, but for what day and night make of it. */
function placingOf({ style }: HTMLElement): string {
  return style.cssText.replace(/mix-blend-mode:[^;]*/, "");
}
