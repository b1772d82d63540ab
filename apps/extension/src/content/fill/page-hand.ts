/** The hand on a real page: strokes, the robot mark, the page's game, and what else goes on there. */

import type { Rect } from "@shikiri/core";
import { drawnNow, gameNow } from "../drawn.ts";
import type { Doing, Scene } from "../view.ts";
import type { Hand } from "./filling.ts";
import { paintedOver } from "./painted.ts";
import { watchHand } from "./player-hand.ts";
import { puzzleNow } from "./puzzle-now.ts";
import type { RobotMark } from "./robot-mark.ts";
import { isThere, keepScrolled, strokeOver } from "./stroke.ts";

/** A hand that ends with its {@link PageHand.lift}. */
export interface PageHand extends Hand {
  /** Ends the look-out for the player, and scrolls back. */
  lift(): void;
}

/** A hand on the scene's board, for as long as it is wanted. */
export function handOn(
  scene: Scene,
  mark: RobotMark,
  { hindrance }: Doing,
  onProgress: (done: number) => void,
): PageHand {
  const { board } = scene;
  const watching = new AbortController();
  const options = { capture: true, passive: true, signal: watching.signal };
  const view = board.root.ownerDocument.defaultView;
  const player = watchHand(board, watching.signal);
  let isLeft = false;
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
    isPainted: (rect) => paintedOver(board)(rect),
    hindrance: () => {
      if (isLeft || !isThere(board)) return "gone";
      return player.did ?? hindrance();
    },
    puzzleNow: async () => puzzleNow(board, await gameNow(scene)),
    turn: (milliseconds) =>
      new Promise((resolve) => {
        setTimeout(resolve, milliseconds);
      }),
    onProgress,
    lift: () => {
      watching.abort();
      // Nothing is scrolled away from under the player's pointer.
      if (player.did !== "hand") scrolling.back();
    },
  };
}
