/**
 * Moving the panel: by its handle, with a pointer or the arrow keys; and keeping it within the window.
 *
 * Until a player moves it, it has its place by the board. What was chosen is told once, when the
 * movement ends.
 */

import type { Settings } from "../../protocol/settings.ts";
import { setStyle } from "../../drawing/element.ts";
import { placeBy, within, type Area } from "./panel-place.ts";
import type { PanelState } from "./panel-state.ts";

type Place = NonNullable<Settings["place"]>;

/** Pixels for one press of an arrow key. */
const STEP = 16;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** Puts the panel in its place, and lets it be moved by its handle until the signal. */
export function holdPlace(
  host: HTMLElement,
  handle: HTMLElement,
  { settings, board }: PanelState,
  onMoved: (place: Place) => void,
  signal: AbortSignal,
): void {
  const view = host.ownerDocument.defaultView;
  if (view === null) return;
  const windowSize = (): Pick<Area, "width" | "height"> => ({
    width: view.innerWidth,
    height: view.innerHeight,
  });
  let place: Place =
    settings.place ??
    placeBy(board?.getBoundingClientRect(), host.getBoundingClientRect(), windowSize());
  const put = (wanted: Place): void => {
    place = within(wanted, host.getBoundingClientRect(), windowSize());
    setStyle(host, { left: `${place.left}px`, top: `${place.top}px` }, "important");
  };
  put(place);
  view.addEventListener("resize", () => put(place), { signal });

  handle.addEventListener("pointerdown", (down) => {
    if (!down.isTrusted || down.button !== 0) return;
    const { left, top } = place;
    const moving = new AbortController();
    handle.setPointerCapture(down.pointerId);
    handle.addEventListener(
      "pointermove",
      ({ clientX, clientY }) => {
        put({ left: left + clientX - down.clientX, top: top + clientY - down.clientY });
      },
      { signal: moving.signal },
    );
    for (const end of ["pointerup", "pointercancel"]) {
      handle.addEventListener(
        end,
        () => {
          moving.abort();
          if (place.left !== left || place.top !== top) onMoved(place);
        },
        { signal: moving.signal },
      );
    }
  });
  handle.addEventListener("keydown", (event) => {
    const arrow = ARROWS[event.key];
    if (!event.isTrusted || arrow === undefined) return;
    event.preventDefault();
    put({ left: place.left + arrow[0], top: place.top + arrow[1] });
    onMoved(place);
  });
}
