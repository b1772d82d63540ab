/**
 * A stage for sessions: a page whose board and whose background are in a test's hands, without a
 * browser. It plays all ports, and records what a player would see.
 */

import { ok, type Rect, type Result } from "@shikiri/core";
import type { Board, BoardWatcher, ReadError } from "@shikiri/scraper";
import { vi } from "vitest";
import type { PanelState, Press } from "../src/content/panel/panel-state.ts";
import type { Ports } from "../src/content/ports.ts";
import { Session } from "../src/content/session.ts";
import type { View } from "../src/content/view.ts";
import type { Mark } from "../src/protocol/marks.ts";
import type { Action, Order } from "../src/protocol/order.ts";
import type { HintReply, Reply } from "../src/protocol/replies.ts";
import type { ContentRequest } from "../src/protocol/requests.ts";
import { DEFAULT_SETTINGS, type Settings } from "../src/protocol/settings.ts";
import { english } from "./english.ts";
import { witnesses } from "./witnesses.ts";

const CLICK: Order = {
  action: "toggle",
  isUnasked: false,
  settings: DEFAULT_SETTINGS,
  wording: english,
};
/** That the page has no board. */
export const NO_BOARD: ReadError = { kind: "no-board", message: "the page has no board" };
/** All of {@link boardNamed}'s cells. */
export const RECT: Rect = { x: 0, y: 0, width: 2, height: 1 };
/** The only answer to it. */
export const UNIQUE: Reply = { verdict: "unique", regions: [{ ...RECT, colour: 0 }] };
/** A hint for it. */
export const HINT: HintReply = {
  where: "Look there.",
  why: "Because.",
  place: [{ kind: "clue", x: 0, y: 0 }],
  proof: [{ kind: "fixed", ...RECT }],
};
/** What is said when the player has drawn since. */
export const DRAWN_SINCE = /^Your rectangles have changed\./;
/** That there is no answer. */
export const NONE: Reply = { verdict: "none" };

/** A board of two cells; `name` stands for its clues, so equal names are the same puzzle. */
export function boardNamed(name: string): Board {
  return {
    root: {} as Element,
    puzzle: { size: { width: 2, height: 1 }, clues: [{ x: 0, y: 0, area: 2 }] },
    cells: [],
    boxes: [],
    witnesses: witnesses(),
    puzzleId: undefined,
    drawn: undefined,
    fingerprint: name,
  };
}

/** A page whose board and whose background are in the test's hands; it records what a player sees. */
export class Stage implements Ports {
  readonly session = new Session(this, CLICK);
  readonly statuses: string[] = [];
  readonly said: string[] = [];
  readonly asked: string[] = [];
  readonly requests: ContentRequest[] = [];
  drawn: string | undefined;
  marks: readonly Mark[] = [];
  /** As what was chosen it was drawn last. */
  settings: Settings | undefined;
  panel: PanelState | undefined;
  watcher: BoardWatcher | undefined;
  connected = true;
  /** How many signs of life the session has given. */
  signs = 0;
  replies: ((reply: unknown) => void)[] = [];
  /** What the page's own world says of the board. */
  game: unknown;
  moved: () => void = () => undefined;
  copied: string | undefined;
  /** Where the player was led to look. */
  readonly looked: (readonly Rect[])[] = [];

  watchBoard(watcher: BoardWatcher): void {
    this.watcher = watcher;
  }
  watchPlayer(onMoved: () => void): void {
    this.moved = onMoved;
  }
  /** Answers at once what is not in the test's hands: no grade, and the page's game. */
  ask(request: ContentRequest): Promise<unknown> {
    this.requests.push(request);
    if (request.kind === "game") return Promise.resolve(this.game);
    if (!["solve", "hint", "steps", "check", "format"].includes(request.kind)) {
      return Promise.resolve(undefined);
    }
    this.asked.push(request.kind === "solve" ? this.#board : request.kind);
    return new Promise((resolve) => this.replies.push(resolve));
  }
  draw(board: Board, { marks }: View, settings: Settings): void {
    this.settings = settings;
    if (this.drawn !== undefined) throw new Error("drawn over a drawing");
    this.drawn = board.fingerprint;
    this.marks = marks;
  }
  bringIntoView(_: Board, rects: readonly Rect[]): void {
    if (rects.length > 0) this.looked.push(rects);
  }
  erase(): void {
    this.drawn = undefined;
    this.marks = [];
  }
  showPanel(state: PanelState): void {
    this.panel = state;
    const text = state.message?.text;
    if (text !== undefined && text !== this.said.at(-1)) this.said.push(text);
  }
  closePanel(): void {
    this.panel = undefined;
  }
  async copy(text: string): Promise<boolean> {
    this.copied = text;
    return true;
  }
  open(address: string): void {
    this.copied = address;
  }
  report(status: string): void {
    this.statuses.push(status);
  }
  giveSign(): void {
    this.signs++;
  }
  isConnected(): boolean {
    return this.connected;
  }

  get message(): string | undefined {
    return this.panel?.message?.text;
  }
  get cancelled(): number {
    return this.requests.filter(({ kind }) => kind === "cancel").length;
  }

  #board = "";

  /** Gives an order and lets everything run that waits for nothing. */
  async order(action: Action, settings = DEFAULT_SETTINGS): Promise<void> {
    void this.session.take({ ...CLICK, action, settings });
    await settle();
  }
  async click(): Promise<void> {
    await this.order("toggle");
  }
  async press(press: Press): Promise<void> {
    void this.session.press(press);
    await settle();
  }
  /** The page shows its board, or none that can be read. */
  async find(result: Result<Board, ReadError>): Promise<void> {
    if (result.ok) {
      this.#board = result.value.fingerprint;
      this.watcher!.onBoard(result.value);
    } else this.watcher!.onUnreadable(result.error);
    await settle();
  }
  async reply(index: number, reply: unknown): Promise<void> {
    this.replies[index]!(reply);
    await settle();
  }
  /** The page builds its board anew. */
  async rebuild(name: string): Promise<void> {
    this.watcher!.onGone();
    this.#board = name;
    this.watcher!.onBoard(boardNamed(name));
    await settle();
  }
}

/** Lets everything run that waits for nothing. */
export async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}

/** A stage on which board `a` is solved and drawn. */
export async function drawnStage(): Promise<Stage> {
  const stage = new Stage();
  await stage.click();
  await stage.find(ok(boardNamed("a")));
  await stage.reply(0, UNIQUE);
  return stage;
}

/** What the page's world says when the player has drawn these cells of a board: -1, or the rectangle's number. */
export function gameWith(status: readonly number[]): unknown {
  return { task: [[2, 0]], status: [status], puzzleId: null };
}

/** A stage with board `a`, on which this was ordered; the page tells what is drawn if `status` is given. */
export async function stageAfter(action: Action, status?: readonly number[]): Promise<Stage> {
  const stage = new Stage();
  if (status !== undefined) stage.game = gameWith(status);
  await stage.order(action);
  await stage.find(ok(boardNamed("a")));
  return stage;
}
