/**
 * Moving the panel: by its handle, with a pointer or the arrow keys; and by itself, where it must.
 *
 * What is kept is where the player wants it, or its place by the board until then. What is shown is that
 * place, fitted anew to the window and to the panel whenever one of them changes, so that it comes back
 * when there is room again. It steps aside as long as it would cover what has just been asked for,
 * unless the player has put it there meanwhile. What was chosen is told once, when a movement ends.
 */

import type { Board } from "@shikiri/scraper";
import { styleHost } from "../../drawing/element.ts";
import { markedAreas } from "./marked-areas.ts";
import { controlsOn } from "./page-controls.ts";
import type { PanelState } from "./panel-state.ts";
import {
  bestPlace,
  isOver,
  within,
  type Area,
  type Extent,
  type Obstacle,
  type Place,
} from "./panel-place.ts";

/** Pixels for one press of an arrow key. */
const STEP = 16;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/**
 * How high a panel is whose place is sought, whatever it says by then and whatever is opened in it; then how
 * high it is with an answer, where a higher one would lie over the board.
 */
const USUAL_HEIGHTS = [216, 200];

/** How much it matters that a mark is covered: more than five of the page's buttons. */
const MARK_WEIGHT = 1000;

/** What the place depends on beside the panel and the window. */
type Surroundings = Pick<PanelState, "settings" | "board" | "look">;

/**
 * Puts the panel in its place, and lets it be moved by its handle until the signal. What is returned
 * tells it what is on the page by now.
 */
export function holdPlace(
  host: HTMLElement,
  handle: HTMLElement,
  onMoved: (place: Place) => void,
  signal: AbortSignal,
): (surroundings: Surroundings) => void {
  const view = host.ownerDocument.defaultView;
  if (view === null) return () => undefined;
  let kept: Surroundings["settings"]["place"] = null;
  let chosen: Place | undefined;
  let home: Place | undefined;
  let shown: Place = { left: 0, top: 0 };
  let board: Board | undefined;
  let boardSize = "";
  let look: Surroundings["look"] = [];
  let mayStepAside = true;

  const windowSize = (): Extent => {
    // Without its scroll bars, in whatever mode the page is rendered.
    const viewport = host.ownerDocument.scrollingElement;
    return {
      width: viewport?.clientWidth || view.innerWidth,
      height: viewport?.clientHeight || view.innerHeight,
    };
  };
  const boardArea = (): Area | undefined => board?.root.getBoundingClientRect();
  const controls = (): readonly Obstacle[] => controlsOn(host, board?.root, windowSize());
  const best = (panel: Extent, obstacles: readonly Obstacle[], at?: Place): Place =>
    bestPlace(panel, windowSize(), boardArea(), obstacles, at);
  const put = (place: Place): void => {
    shown = place;
    styleHost(host, { left: `${shown.left}px`, top: `${shown.top}px` });
  };
  const goHome = (): void => {
    if (chosen !== undefined) return;
    const { width } = host.getBoundingClientRect();
    const area = boardArea();
    // Finding them takes longer than all the rest.
    const obstacles = controls();
    for (const height of USUAL_HEIGHTS) {
      home = best({ width, height }, obstacles);
      if (area === undefined || !isOver(home, { width, height }, [area])) return;
    }
  };
  const fit = (): void => {
    const panel = host.getBoundingClientRect();
    const wanted = within(chosen ?? home ?? shown, panel, windowSize());
    const areas = mayStepAside && board !== undefined ? markedAreas(board, look) : [];
    const marks = areas.map((area) => ({ ...area, weight: MARK_WEIGHT }));
    put(isOver(wanted, panel, areas) ? best(panel, [...marks, ...controls()], wanted) : wanted);
  };
  const move = (left: number, top: number): void => {
    mayStepAside = false;
    chosen = within({ left, top }, host.getBoundingClientRect(), windowSize());
    put(chosen);
  };

  const onResize = (): void => {
    goHome();
    fit();
  };
  view.addEventListener("resize", onResize, { signal });
  // It grows with what is said in it and with what is opened.
  const observer = new view.ResizeObserver(fit);
  observer.observe(host);
  signal.addEventListener("abort", () => observer.disconnect());

  handle.addEventListener("pointerdown", (down) => {
    if (!down.isTrusted || down.button !== 0) return;
    const { left, top } = shown;
    const moving = new AbortController();
    handle.setPointerCapture(down.pointerId);
    handle.addEventListener(
      "pointermove",
      ({ clientX, clientY }) => move(left + clientX - down.clientX, top + clientY - down.clientY),
      { signal: moving.signal },
    );
    for (const end of ["pointerup", "pointercancel"]) {
      handle.addEventListener(
        end,
        () => {
          moving.abort();
          if (chosen !== undefined && (shown.left !== left || shown.top !== top)) onMoved(chosen);
        },
        { signal: moving.signal },
      );
    }
  });
  handle.addEventListener("keydown", (event) => {
    const arrow = ARROWS[event.key];
    if (!event.isTrusted || arrow === undefined) return;
    event.preventDefault();
    move(shown.left + arrow[0], shown.top + arrow[1]);
    onMoved(shown);
  });

  return (surroundings) => {
    if (surroundings.look !== look) {
      look = surroundings.look;
      mayStepAside = true;
    }
    board = surroundings.board;
    // Browsers hand over orders without what is null in them.
    const place = surroundings.settings.place ?? null;
    // Chosen before, or elsewhere meanwhile.
    const isChosen = place?.left !== kept?.left || place?.top !== kept?.top;
    if (isChosen) chosen = place ?? undefined;
    kept = place;
    // A board that goes leaves the panel where it is, since it will mostly come back.
    const { width = 0, height = 0 } = boardArea() ?? {};
    const size = `${width} ${height}`;
    if (isChosen || home === undefined || (board !== undefined && size !== boardSize)) {
      boardSize = size;
      goHome();
    }
    fit();
  };
}
