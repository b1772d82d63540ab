/**
 * Whether what is pressed in the panel is seen as what it is.
 *
 * A page can have a true hand press what it does not see: it makes the panel transparent, or puts it over a
 * button of its own. So the host must be where and as it was put, which it is again after each press that
 * is not heeded, and what is around it, which is the root element, must not hide it. What people look at
 * pages through hides nothing: night modes, which invert it, and zoom. By a key the panel's place does not
 * matter, since the focus is where the player has moved it. What has only just been put back, as a page can
 * do when it hears of the press, nobody has seen.
 */

import { keepsStyle, restoreStyle } from "../../drawing/element.ts";

/** Milliseconds for which it must have been to be seen. */
const SEEN_MS = 300;

/** Pixels by which the panel may be elsewhere than it was put, since browsers round. */
const TOLERANCE = 2;

/** How much smaller and larger than it was made it may be. */
const SCALE = { least: 0.3, most: 4 } as const;

/** The least opacity of what is seen. */
const LEAST_OPACITY = 0.5;

/** The amounts of a CSS filter function with which hardly anything is seen. */
const HIDING: Readonly<Record<string, (amount: number) => boolean>> = {
  opacity: (amount) => amount < LEAST_OPACITY,
  brightness: (amount) => amount < 0.3,
  contrast: (amount) => amount < 0.3,
  invert: (amount) => Math.abs(amount - 0.5) < 0.2,
  blur: (pixels) => pixels > 3,
};

/** Since when each host is to be seen again that was not; never, while it is not. */
const seenSince = new WeakMap<HTMLElement, number>();

/** Keeps an eye on whether the host is to be seen, until the signal. */
export function watchSight(host: HTMLElement, signal: AbortSignal): void {
  const observer = new MutationObserver(() => {
    if (!keepsStyle(host) || isHiddenBy(host.ownerDocument.documentElement)) {
      seenSince.set(host, Infinity);
    } else if (seenSince.get(host) === Infinity) {
      seenSince.set(host, performance.now());
    }
  });
  for (const element of [host, host.ownerDocument.documentElement]) {
    observer.observe(element, { attributeFilter: ["style", "class"] });
  }
  signal.addEventListener("abort", () => observer.disconnect());
}

/** Whether a player who presses the control sees it where and as it was put. */
export function isSeen(control: HTMLElement, event: Event): boolean {
  const tree = control.getRootNode();
  if (!(tree instanceof ShadowRoot)) return false;
  const host = tree.host as HTMLElement;
  const { documentElement } = host.ownerDocument;
  if (!keepsStyle(host)) {
    restoreStyle(host);
    return false;
  }
  if (host.parentNode !== documentElement) {
    documentElement.append(host);
    return false;
  }
  if (performance.now() - (seenSince.get(host) ?? -Infinity) < SEEN_MS) return false;
  if (isHiddenBy(documentElement)) return false;
  const isByPointer = event instanceof MouseEvent && event.detail > 0;
  return !isByPointer || (!isCut(documentElement) && isWherePut(host, documentElement));
}

function isHiddenBy(root: Element): boolean {
  const { opacity, filter } = getComputedStyle(root);
  return Number(opacity) < LEAST_OPACITY || hides(filter);
}

/** Whether a computed `filter` leaves hardly anything to be seen. */
export function hides(filter: string): boolean {
  return [...filter.matchAll(/([a-z-]+)\(([\d.]+)(%?)/g)].some(([, name = "", amount, percent]) =>
    HIDING[name]?.(Number(amount) / (percent === "%" ? 100 : 1)),
  );
}

function isCut(root: Element): boolean {
  const { clipPath, maskImage } = getComputedStyle(root);
  return [clipPath, maskImage].some((value) => value !== "" && value !== "none");
}

function isWherePut(host: HTMLElement, { currentCSSZoom = 1 }: Zoomed): boolean {
  const { left, top, width } = host.getBoundingClientRect();
  const isNear = (found: number, put: string): boolean =>
    Math.abs(found - Number.parseFloat(put) * currentCSSZoom) <= TOLERANCE;
  const scale = width / host.offsetWidth;
  const isSized = scale >= SCALE.least && scale <= SCALE.most;
  return isSized && isNear(left, host.style.left) && isNear(top, host.style.top);
}

/** An element, in a browser that may tell how it is zoomed. */
type Zoomed = Omit<Element, "currentCSSZoom"> & { readonly currentCSSZoom?: number };
