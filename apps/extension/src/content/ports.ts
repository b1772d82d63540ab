/** Ports: all that a session has to do with outside of itself, so that its rules need no browser. */

import type { Rect } from "@shikiri/core";
import type { Board, BoardWatcher } from "@shikiri/scraper";
import type { ContentRequest, Status } from "../protocol/requests.ts";
import type { Settings } from "../protocol/settings.ts";
import type { PanelState } from "./panel/panel-state.ts";
import type { View } from "./view.ts";

/** What a session needs of the page and of the browser. None but `draw` may fail. */
export interface Ports {
  /** Tells of the page's board, and of its changes, until the signal. */
  watchBoard(watcher: BoardWatcher): void;
  /** Tells when the player's hand has done something on the page, until the signal. */
  watchPlayer(onMoved: () => void, signal: AbortSignal): void;
  /** Asks the background; undefined if it does not reply. */
  ask(request: ContentRequest): Promise<unknown>;
  /** Draws the view's marks in place of what is drawn. May throw on a hostile page. */
  draw(board: Board, view: View, settings: Settings): void;
  /** Scrolls to where the player is to look. */
  bringIntoView(board: Board, rects: readonly Rect[]): void;
  /** Removes what is drawn, if anything. */
  erase(): void;
  /** Shows the panel, or what has changed of it. */
  showPanel(state: PanelState): void;
  /** Removes the panel, if there is one. */
  closePanel(): void;
  /** Puts a text into the clipboard; resolves to whether the browser let it. */
  copy(text: string): Promise<boolean>;
  /** Opens an address in a new tab. */
  open(address: string): void;
  /** Tells the toolbar button. */
  report(status: Status): void;
  /** Lets what is shown know that the session lives; otherwise it goes by itself. */
  giveSign(): void;
  /** Whether the extension that this session belongs to is still there. */
  isConnected(): boolean;
}
