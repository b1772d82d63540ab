/** Heeding a hand: events that a script has made are none. */

/** Listens to what a hand does. */
export function on(target: HTMLElement, type: string, act: (event: Event) => unknown): void {
  target.addEventListener(type, (event) => event.isTrusted && act(event));
}
