/**
 * The hand on a real page: strokes, the robot mark, the page's game; and whether the player's own hand
 * is on the board, which ends the filling. Only events that a hand has made count as the player's.
 */

import type { Rect } from "@shikiri/core";
import type { Board } from "@shikiri/scraper";
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

/** What a player begins a stroke with. */
const BEGINNINGS = ["pointerdown", "mousedown", "touchstart"];

/** A hand on the scene's board, for as long as it is wanted. */
export function handOn(
  scene: Scene,
  mark: RobotMark,
  { goesOn }: Doing,
  onProgress: (done: number) => void,
): PageHand {
  const { board } = scene;
  const { ownerDocument: document } = board.root;
  const watching = new AbortController();
  let hasPlayerDrawn = false;
  for (const type of BEGINNINGS) {
    const options = { capture: true, passive: true, signal: watching.signal };
    document.addEventListener(type, (event) => (hasPlayerDrawn ||= isOn(board, event)), options);
  }
  const scrollBack = keepScrolled(board);
  return {
    mark: () => mark.set(),
    isMarked: () => mark.isSet,
    unmark: () => mark.unset(),
    draw: (rect: Rect) => strokeOver(board, rect),
    drawn: () => drawnNow(board, scene),
    hindrance: () => {
      if (!board.root.isConnected || !board.cells[0]!.isConnected) return "gone";
      if (hasPlayerDrawn) return "hand";
      return goesOn() ? undefined : "cancelled";
    },
    turn: (milliseconds) =>
      new Promise((resolve) => {
        setTimeout(resolve, milliseconds);
      }),
    onProgress,
    lift: () => {
      watching.abort();
      scrollBack();
    },
  };
}

function isOn({ root }: Board, { isTrusted, target }: Event): boolean {
  return isTrusted && root.contains(target as Node | null);
}
