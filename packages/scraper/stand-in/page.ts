/**
 * The stand-in page's own script, bundled into the page.
 *
 * It behaves as the live page is known to: the board is built by script after DOM ready, perhaps
 * late; a redraw empties `#game` and builds it again, perhaps with another puzzle; ordinary moves
 * only add and remove children of the board; zoom is a transform of `#game` and changes no pixel of
 * any cell. `window.Game` is the page's and `window.standIn` is for who drives the page in a test.
 */

import type { Cell, Rect } from "@shikiri/core";
import { areaHtml, boardHtml, startOf } from "./board-html.ts";
import { drawArea, drawnIn, eraseArea, faultIn, newGame, redrawAreas, type Game } from "./game.ts";
import { History } from "./history.ts";
import { SEPARATOR_OF, type Look, type Rows, type Settings } from "./options.ts";
import { listen } from "./pointer.ts";

/** What a test may ask of the page. */
export interface StandIn {
  /** Empties `#game` and builds the same board again, with what the player drew. */
  readonly redraw: () => void;
  /** Goes on to the next board without loading the page. */
  readonly swap: () => void;
  readonly setStyle: (style: "modern" | "classic") => void;
  readonly setNight: (night: boolean) => void;
  readonly zoom: (scale: number) => void;
  /** How the page takes the player's strokes from now on: as drawn, a line too short, or not. */
  readonly takeStrokes: (how: "whole" | "shortened" | "not") => void;
  /** How many steps the page's own undo can take back. */
  readonly undoSteps: () => number;
  /** How often Done was pressed. */
  readonly presses: () => number;
  /** What was submitted so far, oldest first. */
  readonly submissions: () => readonly Submission[];
}

/** What the page would have sent to the site. */
export interface Submission {
  readonly by: "player" | "page";
  readonly isSolved: boolean;
  /** Whether the attempt was marked as a program's. */
  readonly isRobots: boolean;
}

declare global {
  interface Window {
    Game: Game | Record<string, never>;
    standIn: StandIn;
  }
}

const ZOOM_STEP = 1.25;
const LARGEST_ZOOM = 5;

function start(settings: Settings): void {
  const stage = element("stage");
  const gameElement = element("game");
  const boards = [settings.shown, ...settings.nextBoards];
  let boardIndex = (Number(new URLSearchParams(location.search).get("board")) || 0) % boards.length;
  let look: Look = settings;
  let scale = settings.zoom;
  let game = newGame(boards[boardIndex]!);
  if (boardIndex === 0) redrawAreas(game, settings.drawn);
  let history = new History(drawnIn(game));
  let strokes: Parameters<StandIn["takeStrokes"]>[0] = "whole";
  let presses = 0;
  const submissions: Submission[] = [];

  const build = (): void => {
    window.Game = game;
    gameElement.replaceChildren();
    gameElement.innerHTML = boardHtml(game.task, look, drawnIn(game));
    fit();
  };
  const fit = (): void => {
    gameElement.style.transform = `scale(${scale})`;
    stage.style.width = `${startOf(game.puzzleWidth, look) * scale}px`;
    stage.style.height = `${startOf(game.puzzleHeight, look) * scale}px`;
    const label = document.getElementById("zoomReset");
    if (label !== null) label.textContent = `${Math.round(scale * 100)} %`;
  };
  const paint = (preview?: Rect): void => {
    const root = gameElement.querySelector(".board-back");
    const wanted = new Set(drawnIn(game).map((rect) => areaHtml(rect, look)));
    if (preview !== undefined) {
      wanted.add(areaHtml(preview, look).replace("area", "area preview"));
    }
    // As on the site, what stays as it is stays where it is.
    for (const old of root?.querySelectorAll(":scope > .area") ?? []) {
      if (!wanted.delete(old.outerHTML)) old.remove();
    }
    root?.insertAdjacentHTML("beforeend", [...wanted].join(""));
  };
  const zoom = (to: number): void => {
    scale = Math.min(LARGEST_ZOOM, Math.max(1 / LARGEST_ZOOM, to));
    fit();
  };
  const show = (rows: Rows): void => {
    game = newGame(rows);
    history = new History([]);
    element("ajaxResponse").replaceChildren();
    build();
  };
  const setStyle = (style: "modern" | "classic"): void => {
    stage.classList.toggle("style-modern", style === "modern");
    stage.classList.toggle("style-classic", style === "classic");
    look = { ...look, separator: SEPARATOR_OF[style] };
    build();
  };
  const swap = (): void => {
    boardIndex = (boardIndex + 1) % boards.length;
    show(boards[boardIndex]!);
  };
  const submit = (by: Submission["by"]): void => {
    const fault = faultIn(game);
    submissions.push({ by, isSolved: fault === undefined, isRobots: isMarkedAsRobots() });
    showVerdict(fault);
  };
  const changed = (): void => {
    paint();
    if (settings.autoSubmit && faultIn(game) === undefined) submit("page");
  };
  const step = (by: -1 | 1): void => {
    redrawAreas(game, history.move(by));
    changed();
  };
  const done = (): void => {
    presses++;
    submit("player");
  };
  window.standIn = {
    redraw: build,
    swap,
    setStyle,
    setNight,
    zoom,
    takeStrokes: (how) => {
      strokes = how;
    },
    undoSteps: () => history.steps,
    presses: () => presses,
    submissions: () => submissions,
  };

  listen(gameElement, {
    cellOf: (found) => cellOf(gameElement, found, game.puzzleWidth),
    preview: paint,
    draw: (drawn) => {
      if (strokes === "not") return;
      const rect = strokes === "whole" ? drawn : shortened(drawn);
      const isClick = rect.width * rect.height === 1;
      if (!isClick || !eraseArea(game, rect)) drawArea(game, rect);
      history.record(drawnIn(game));
      changed();
    },
    erase: (cell) => {
      if (!eraseArea(game, cell)) return;
      history.record(drawnIn(game));
      changed();
    },
  });
  onClick("#btnReady, .check-button", done);
  onClick(".new-button", swap);
  onClick("#btnUndo", () => step(-1));
  onClick("#btnRedo", () => step(1));
  onClick("#btnNew", () => {
    location.search = `?board=${(boardIndex + 1) % boards.length}`;
  });
  onClick("#btnRestart", () => show(game.task));
  onClick("#btnRedraw", build);
  onClick("#btnSwap", swap);
  onClick("#btnStyle", () =>
    setStyle(stage.classList.contains("style-classic") ? "modern" : "classic"),
  );
  onClick("#btnNight", () => setNight(!document.documentElement.classList.contains("nightmode")));
  onClick("#zoomIn", () => zoom(scale * ZOOM_STEP));
  onClick("#zoomOut", () => zoom(scale / ZOOM_STEP));
  onClick("#zoomReset", () => zoom(1));

  if (settings.lateMs > 0) setTimeout(build, settings.lateMs);
  else build();
}

function cellOf(game: HTMLElement, found: Element | null, width: number): Cell | undefined {
  const cells = [...game.querySelectorAll(":scope > .board-back > .cell")];
  const index = cells.indexOf(found?.closest(".cell") ?? game);
  return index < 0 ? undefined : { x: index % width, y: Math.floor(index / width) };
}

function setNight(night: boolean): void {
  document.documentElement.classList.toggle("nightmode", night);
}

function showVerdict(fault: string | undefined): void {
  const line = document.createElement("p");
  line.className = fault === undefined ? "succ" : "err";
  line.textContent = fault === undefined ? "Solved. Well done!" : `Not yet: ${fault}.`;
  element("ajaxResponse").replaceChildren(line);
}

function isMarkedAsRobots(): boolean {
  const mark = document.getElementById("robot");
  if (!(mark instanceof HTMLInputElement)) return false;
  return mark.type === "checkbox" ? mark.checked : mark.value !== "0";
}

function shortened(rect: Rect): Rect {
  const { width, height } = rect;
  return width > 1 ? { ...rect, width: width - 1 } : { ...rect, height: Math.max(1, height - 1) };
}

/** Not every site has every button. */
function onClick(selector: string, act: () => void): void {
  document.querySelector(selector)?.addEventListener("click", act);
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`the stand-in page has no #${id}`);
  return found;
}

window.Game = {};
document.addEventListener("DOMContentLoaded", () => {
  document.getElementById("consentAccept")?.addEventListener("click", () => {
    document.getElementById("qc-cmp2-container")?.remove();
  });
  start(JSON.parse(element("standInSettings").textContent ?? "") as Settings);
});
