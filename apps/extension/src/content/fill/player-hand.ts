/**
 * The player's hand on the page, which ends a filling: each press outside of the panel, and each key but
 * those that only look around. Only events that a hand has made count.
 *
 * A page that has begun to listen to its window before, and keeps a press from all who come after, is
 * still seen to have its board pressed, as long as the button is down. Scrolling is no play, by the
 * wheel, a scroll bar or a finger beside the board.
 */

import type { Board } from "@shikiri/scraper";
import { isHost } from "../../drawing/element.ts";

/** The player's hand, looked out for until the signal. */
export interface PlayerHand {
  /** What it has done: played on the page, or pressed Escape, wherever the focus is. */
  readonly did: "hand" | "cancelled" | undefined;
}

/** What a player begins a stroke with, or ends a press with. */
const PRESSES = ["pointerdown", "mousedown", "touchstart", "click", "auxclick"];
/** What takes a finger's press at once, and keys that would scroll elsewhere. */
const PRESSABLE = "a, button, input, select, textarea, label, summary, [role], [onclick]";
/** Keys that do nothing by themselves, or move the focus. */
const IDLE_KEYS =
  /^(?:Shift|Control|Alt|AltGraph|Meta|OS|Fn|FnLock|Hyper|Super|Symbol|CapsLock|NumLock|ScrollLock|Tab)$/;
const SCROLL_KEYS = /^(?:Arrow(?:Up|Down|Left|Right)|PageUp|PageDown|Home|End)$/;

/** Looks out for the player's hand on the board's page. */
export function watchHand(board: Board, signal: AbortSignal): PlayerHand {
  const { root } = board;
  const options = { capture: true, passive: true, signal };
  const view = root.ownerDocument.defaultView;
  let did: PlayerHand["did"];
  for (const type of PRESSES) {
    view?.addEventListener(type, (event) => isPress(root, event) && (did ??= "hand"), options);
  }
  const notice = (event: KeyboardEvent): void => {
    if (!event.isTrusted) return;
    if (event.key === "Escape") did ??= "cancelled";
    else if (isPlayed(event)) did ??= "hand";
  };
  view?.addEventListener("keydown", notice, options);
  return {
    get did() {
      if (root.matches(":active")) did ??= "hand";
      return did;
    },
  };
}

/** What the event is for, but for the panel's own. */
function targetOf({ isTrusted, target }: Event): Element | undefined {
  return isTrusted && target instanceof Element && !isHost(target, "panel") ? target : undefined;
}

function isPress(root: Element, event: Event): boolean {
  const target = targetOf(event);
  if (target === undefined) return false;
  const isFinger =
    event.type === "touchstart" || (event as Partial<PointerEvent>).pointerType === "touch";
  if (isFinger && event.type !== "click") {
    // It may go on to scroll; a tap ends in a click.
    return root.contains(target) || target.closest(PRESSABLE) !== null;
  }
  return !isOnScrollBar(event as MouseEvent, target);
}

function isPlayed(event: KeyboardEvent): boolean {
  const target = targetOf(event);
  if (target === undefined || IDLE_KEYS.test(event.key)) return false;
  if (SCROLL_KEYS.test(event.key)) return target.closest(PRESSABLE) !== null;
  const { body, documentElement } = target.ownerDocument;
  // Without the focus on anything, it scrolls by a page.
  return event.key !== " " || !(target === body || target === documentElement);
}

/** Whether the press is beside what an element shows, but within its borders. */
function isOnScrollBar({ clientX, clientY }: MouseEvent, target: Element): boolean {
  const { documentElement, defaultView } = target.ownerDocument;
  if (target === documentElement) {
    return clientX >= target.clientWidth || clientY >= target.clientHeight;
  }
  if (!(target instanceof HTMLElement) || defaultView === null) return false;
  const style = defaultView.getComputedStyle(target);
  if (!/auto|scroll/.test(style.overflow)) return false;
  const { left, top, width, height } = target.getBoundingClientRect();
  const { offsetWidth, offsetHeight, clientLeft, clientTop, clientWidth, clientHeight } = target;
  // Transforms scale what is seen, not what an element says of itself.
  const x = ((clientX - left) * offsetWidth) / width - clientLeft;
  const y = ((clientY - top) * offsetHeight) / height - clientTop;
  const { borderLeftWidth, borderRightWidth, borderTopWidth, borderBottomWidth } = style;
  const across = barOf(offsetWidth - clientWidth, borderLeftWidth, borderRightWidth);
  const down = barOf(offsetHeight - clientHeight, borderTopWidth, borderBottomWidth);
  // A page that is written from right to left has the bar on the left.
  return isIn(x, clientWidth, across) || isIn(x, -across, across) || isIn(y, clientHeight, down);
}

function isIn(at: number, from: number, length: number): boolean {
  return from <= at && at < from + length;
}

/** How much of what an element does not show is a scroll bar. */
function barOf(rest: number, ...borders: readonly string[]): number {
  return borders.reduce((left, border) => left - Number.parseFloat(border), rest);
}
