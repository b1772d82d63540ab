/**
 * Night: whether the board is dark, and when that changes.
 *
 * The numbers on the board decide, by the colour that the browser has computed for them: they are
 * light on dark cells, whatever the page calls its modes and however it paints its cells. Pages
 * change their mode by an attribute of the root element or of the body, which is watched.
 */

const COMPUTED_COLOUR = /^rgba?\((\d+), (\d+), (\d+)/;

/** Whether the board's numbers are light; false where that cannot be told. */
export function isNight(board: Element): boolean {
  let ink = [...board.children].find((child) => child.textContent?.trim() !== "");
  while (ink?.firstElementChild) ink = ink.firstElementChild;
  const view = board.ownerDocument.defaultView;
  if (ink === undefined || view === null) return false;
  const match = COMPUTED_COLOUR.exec(view.getComputedStyle(ink).color);
  const [r = 0, g = 0, b = 0] = match?.slice(1).map(Number) ?? [];
  return 0.299 * r + 0.587 * g + 0.114 * b > 127;
}

/** Calls back when the page may have become dark or light, as long as the element is in it. */
export function onModeChange(element: Element, callBack: () => void): void {
  const { documentElement, body, defaultView } = element.ownerDocument;
  if (defaultView === null) return;
  const observer = new defaultView.MutationObserver(() => {
    if (element.isConnected) callBack();
    else observer.disconnect();
  });
  for (const root of [documentElement, body]) observer.observe(root, { attributes: true });
}
