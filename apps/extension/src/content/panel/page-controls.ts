/**
 * The page's own controls, which the panel is not to cover: what can be pressed or typed into.
 *
 * What lies under something else, as a page does under its consent layer, matters less while it does.
 * Only so many are looked at, and each is asked for once, since pages may have thousands.
 */

import type { Area, Extent, Obstacle } from "./panel-place.ts";

const CONTROLS =
  "button,input,select,textarea,label,summary,a[href],[role=button],[contenteditable],[onclick]";

/** How much it matters that one is covered: a link less than a button, one out of reach less than both. */
const WEIGHT = { control: 200, link: 20, outOfReach: 0.1 } as const;

/** The most elements that are looked at, and the most that are then tried. */
const MOST = { seen: 2000, tried: 100 } as const;

/** The controls in the window, but for those in the board; `host` is the panel's, which is looked through. */
export function controlsOn(
  host: Element,
  board: Element | undefined,
  window: Extent,
): readonly Obstacle[] {
  const found: Obstacle[] = [];
  const controls = host.ownerDocument.querySelectorAll(CONTROLS);
  for (let i = 0; i < Math.min(controls.length, MOST.seen) && found.length < MOST.tried; i++) {
    const control = controls[i]!;
    const area = visiblePart(control.getBoundingClientRect(), window);
    if (area === undefined || board?.contains(control) === true) continue;
    const weight = control.localName === "a" ? WEIGHT.link : WEIGHT.control;
    const reach = isWithinReach(control, area, host) ? 1 : WEIGHT.outOfReach;
    found.push({ ...area, weight: weight * reach });
  }
  return found;
}

function visiblePart(box: Area, window: Extent): Area | undefined {
  const left = Math.max(0, box.left);
  const top = Math.max(0, box.top);
  const width = Math.min(window.width, box.left + box.width) - left;
  const height = Math.min(window.height, box.top + box.height) - top;
  return width > 0 && height > 0 ? { left, top, width, height } : undefined;
}

/** Whether a click in its middle would come to it. */
function isWithinReach(
  control: Element,
  { left, top, width, height }: Area,
  host: Element,
): boolean {
  const hits = host.ownerDocument.elementsFromPoint(left + width / 2, top + height / 2);
  const hit = hits.find((each) => each !== host);
  return hit !== undefined && control.contains(hit);
}
