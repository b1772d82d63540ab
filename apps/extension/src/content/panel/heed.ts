/**
 * Heeding a hand: events that a script has made are none, and nothing is pressed that is not seen as what
 * it is.
 */

import { isSeen } from "./seen.ts";

/** The events by which something is brought about. */
const PRESSES = new Set(["click", "change", "input"]);

/** Listens to what a hand does; what is listened to for presses is in the panel. */
export function on(target: HTMLElement, type: string, act: (event: Event) => unknown): void {
  target.addEventListener(type, (event) => {
    if (event.isTrusted && (!PRESSES.has(type) || isSeen(target, event))) act(event);
  });
}
