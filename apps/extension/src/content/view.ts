/**
 * Views: what a feature shows of one puzzle, as data.
 *
 * A feature is a function from a scene to a view. It keeps nothing: what pressing its button once more
 * shows is in the view itself, so that hints have their second stage and steps their next one.
 */

import { rowsOf, type Area, type Rect } from "@shikiri/core";
import type { Board } from "@shikiri/scraper";
import type { DrawnRegion, Mark } from "../protocol/marks.ts";
import type { ContentRequest, Status } from "../protocol/requests.ts";
import type { Wording } from "../protocol/wording.ts";
import type { Message } from "./sentences.ts";

/** What there is to see. */
export interface View {
  readonly message: Message;
  readonly status: Status;
  /** What is drawn on the board; nothing where it is empty. */
  readonly marks: readonly Mark[];
  /** What a screen reader says of the drawing. */
  readonly label: string;
  /** Whether it holds only as long as the player draws nothing: then it goes, or is another. */
  readonly isForDrawn: boolean;
  /** That other one, by what the player has drawn by then; without it, it goes. */
  readonly whenDrawn?: (drawn: readonly Rect[]) => View;
  /** Where on the board the player is to look: it is scrolled into view. */
  readonly look?: readonly Rect[];
  /** What has been revealed of the answer by now, one by one. */
  readonly revealed?: readonly DrawnRegion[];
  /** What is shown when the same is asked for again, with what the player has drawn by then. */
  readonly again?: (drawn: readonly Rect[]) => View;
  /** What is done to the page if the player agrees to it; the view asks whether. Never rejects. */
  readonly yes?: (doing: Doing) => Promise<View>;
}

/** What is being done to a page by the player's leave. */
export interface Doing {
  /** Why no more is to be done, if so: the player wants it no more, or it was another board's. */
  readonly hindrance: () => "cancelled" | "gone" | undefined;
  /** Whether nothing of it is on screen any more: there is another puzzle, or the session has ended. */
  readonly isOver: () => boolean;
  readonly onProgress: (message: Message) => void;
}

/** What a feature is told, and whom it may ask. */
export interface Scene {
  readonly board: Board;
  readonly wording: Wording;
  /** The player's rectangles; undefined where the page does not tell them. */
  readonly drawn: readonly Rect[] | undefined;
  /** What Next has revealed of the answer before. */
  readonly revealed: readonly DrawnRegion[];
  /** The background's reply, or undefined if the extension has gone or did not reply. */
  readonly ask: (request: ContentRequest) => Promise<unknown>;
}

/** What can be asked for about a board. Never rejects. */
export type Feature = (scene: Scene) => Promise<View>;

/** The board as the background wants it. */
export function rowsIn({ board }: Pick<Scene, "board">): readonly (readonly Area[])[] {
  return rowsOf(board.puzzle);
}
