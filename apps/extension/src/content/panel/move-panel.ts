/**
 * Moving the panel: by its handle, with a pointer or the arrow keys; and keeping it within the window.
 *
 * Until a player moves it, it has its place by the board. What was chosen is told once, when the
 * movement ends.
 */

import type { Settings } from "../../protocol/settings.ts";
import { setStyle } from "../../drawing/element.ts";
import { placeBy, within, type Area } from "./panel-place.ts";

type Place = NonNullable<Settings["place"]>;

/** Pixels for one press of an arrow key. */
const STEP = 16;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/**
 * Puts the panel in its place, and lets it be moved by its handle until the signal. What is returned
 * tells it of the board, and is to be called whenever that may be another; until the panel is moved, it
 * goes along.
 */
export function holdPlace(
  host: HTMLElement,
  handle: HTMLElement,
  settings: Settings,
  onMoved: (place: Place) => void,
  signal: AbortSignal,
): (board: Element | undefined) => void {
  const view = host.ownerDocument.defaultView;
  if (view === null) return () => undefined;
  const windowSize = (): Pick<Area, "width" | "height"> => ({
    width: view.innerWidth,
    height: view.innerHeight,
  });
  // Browsers hand over orders without what is null in them.
  let isPlaced = Boolean(settings.place);
  let place: Place = settings.place ?? { left: 0, top: 0 };
  const put = (wanted: Place): void => {
    place = within(wanted, host.getBoundingClientRect(), windowSize());
    setStyle(host, { left: `${place.left}px`, top: `${place.top}px` }, "important");
  };
  const keepWithin = (): void => put(place);
  view.addEventListener("resize", keepWithin, { signal });
  // It grows with what is said in it and with what is opened.
  const observer = new view.ResizeObserver(keepWithin);
  observer.observe(host);
  signal.addEventListener("abort", () => observer.disconnect());
  put(place);

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
          if (place.left === left && place.top === top) return;
          isPlaced = true;
          onMoved(place);
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
    isPlaced = true;
    onMoved(place);
  });

  let known: Element | "none" | undefined;
  return (board) => {
    // A board that goes leaves the panel where it is, since it will mostly come back.
    if (isPlaced || (known !== undefined && (board === undefined || board === known))) return;
    known = board ?? "none";
    put(placeBy(board?.getBoundingClientRect(), host.getBoundingClientRect(), windowSize()));
  };
}
