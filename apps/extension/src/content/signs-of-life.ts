/**
 * Signs of life: what is shown goes from sight by itself when its script has ended.
 *
 * When the extension is updated, reloaded or removed, Chromium leaves its scripts on pages running,
 * and the session notices and ends. Firefox ends them where they are, and tells nobody: their elements
 * stay. So each of these has an animation that hides it after some seconds, which the session puts
 * back to its beginning for as long as it lives. It changes nothing until then, and so costs nothing.
 */

/** Milliseconds without a sign after which an element goes: several times a session's pulse. */
export const LIFE_MS = 5000;

let lives: Animation[] = [];

/** Has the element go from sight when signs of life stay away. Its own visibility must not be important. */
export function hideWithoutSigns(element: Element): void {
  const frames = [{ visibility: "visible" }, { visibility: "hidden" }];
  const life = element.animate(frames, { delay: LIFE_MS, duration: 1, fill: "forwards" });
  lives = [...lives.filter(isOnPage), life];
}

/** A sign of life for all that is shown. */
export function giveSign(): void {
  for (const life of lives) life.currentTime = 0;
}

function isOnPage({ effect }: Animation): boolean {
  return effect instanceof KeyframeEffect && effect.target?.isConnected === true;
}
