/**
 * The hand on a real page: strokes, the robot mark, the page's game; and whether the player's own hand
 * is on the page, which ends the filling. Only events that a hand has made count as the player's: a press
 * on the board or on what can be pressed, the keys that undo and redo, and Escape, wherever the focus is.
 */

import type { Rect } from "@shikiri/core";
import type { Board } from "@shikiri/scraper";
import { isHost } from "../../drawing/element.ts";
import { drawnNow } from "../drawn.ts";
import type { Doing, Scene } from "../view.ts";
import type { Hand } from "./filling.ts";
import type { RobotMark } from "./robot-mark.ts";
import { keepScrolled, strokeOver } from "./stroke.ts";

/** A hand that ends with its {@link PageHand.lift}. */
export interface PageHand extends Hand {
  /** Ends the look-out for the player, and scrolls back. */
  lift(): void;
}

/** What a player begins a stroke, or a press, with. */
const BEGINNINGS = ["pointerdown", "mousedown", "touchstart", "keydown"];
const PRESSABLE = "a, button, input, select, textarea, label, [role], [onclick]";

/** A hand on the scene's board, for as long as it is wanted. */
export function handOn(
  scene: Scene,
  mark: RobotMark,
  { hindrance }: Doing,
  onProgress: (done: number) => void,
): PageHand {
  const { board } = scene;
  const { ownerDocument: document } = board.root;
  const watching = new AbortController();
  const options = { capture: true, passive: true, signal: watching.signal };
  const view = document.defaultView;
  let isPlayed = false;
  let isCancelled = false;
  let isLeft = false;
  for (const type of BEGINNINGS) {
    view?.addEventListener(type, (event) => (isPlayed ||= isPlay(board, event)), options);
  }
  const notice = (event: KeyboardEvent): boolean =>
    (isCancelled ||= event.isTrusted && event.key === "Escape");
  view?.addEventListener("keydown", notice, options);
  view?.addEventListener("pagehide", () => (isLeft = true), options);
  const scrolling = keepScrolled(board);
  return {
    mark: () => mark.set(),
    isMarked: () => mark.isSet,
    unmark: () => mark.unset(),
    draw: (rect: Rect) => {
      const isDrawn = strokeOver(board, rect);
      scrolling.note();
      return isDrawn;
    },
    drawn: () => drawnNow(board, scene),
    hindrance: () => {
      if (isLeft || !board.root.isConnected || !board.cells[0]!.isConnected) return "gone";
      if (isPlayed) return "hand";
      return isCancelled ? "cancelled" : hindrance();
    },
    turn: (milliseconds) =>
      new Promise((resolve) => {
        setTimeout(resolve, milliseconds);
      }),
    onProgress,
    lift: () => {
      watching.abort();
      // Nothing is scrolled away from under the player's pointer.
      if (!isPlayed) scrolling.back();
    },
  };
}

function isPlay({ root }: Board, event: Event): boolean {
  const { isTrusted, target } = event;
  if (!isTrusted || !(target instanceof Element) || isHost(target, "panel")) return false;
  if (event instanceof KeyboardEvent) {
    return (event.ctrlKey || event.metaKey) && /^[zy]$/i.test(event.key);
  }
  return root.contains(target) || target.closest(PRESSABLE) !== null;
}
