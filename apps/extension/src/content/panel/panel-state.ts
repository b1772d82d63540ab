/** What the panel shows, as data, and what a player may do with it. */

import type { Rect } from "@shikiri/core";
import type { Board } from "@shikiri/scraper";
import type { Mark } from "../../protocol/marks.ts";
import type { Settings } from "../../protocol/settings.ts";
import type { Wording } from "../../protocol/wording.ts";
import type { Format } from "../../protocol/requests.ts";
import type { Message } from "../sentences.ts";

/** What is to be seen of the panel. */
export interface PanelState {
  readonly wording: Wording;
  readonly settings: Settings;
  readonly message: Message | undefined;
  /** How many answers, how hard, how it was read. */
  readonly facts: string | undefined;
  /** Whether there is something to cancel; then since when, as `Date.now()`. */
  readonly busySince: number | undefined;
  /** Whether asking for a hint again tells why. */
  readonly asksWhy: boolean;
  /** Whether the message asks for leave to do something, which the player is to give or not. */
  readonly asksLeave: boolean;
  /** What is drawn; its regions are listed in their order. */
  readonly marks: readonly Mark[];
  /** Where on the board the player is to look; the panel does not cover it. */
  readonly look: readonly Rect[];
  /** The board on screen. */
  readonly board: Board | undefined;
}

/** Where a board may be taken. */
export type Target = Format | "workbench";

/** The buttons that ask for something, by what they ask for. */
export type Press =
  "hint" | "next" | "check" | "answer" | "hide" | "fill" | "yes" | "no" | "cancel" | "close";

/** What a player's hand does; called for trusted events alone. */
export interface PanelHandlers {
  readonly onPress: (press: Press) => void;
  readonly onChange: (change: Partial<Settings>) => void;
  readonly onCopy: (target: Target) => void;
  /** A row of the list, counted from 0, is pointed at, or has the focus; none any more. */
  readonly onPoint: (row: number | undefined, hasFocus?: boolean) => void;
}
