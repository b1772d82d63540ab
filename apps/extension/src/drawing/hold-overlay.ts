/**
 * Holding the overlay: one that a page puts elsewhere, moves by its own style or makes a popover, which the
 * browser takes out of the board, is a drawing beside the board, and goes before it is seen there. It is not
 * put back: a page that takes it away would do so again.
 */

/** Has the overlay go once it is not in that element any more, a popover, or its style not what it is now. */
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
  observer.observe(host, { attributes: true });
}

/** Whether it is a popover, and its own style but for what day and night make of that. */
function placingOf(host: HTMLElement): string {
  return `${host.getAttribute("popover")}${host.style.cssText.replace(/mix-blend-mode:[^;]*/, "")}`;
}
