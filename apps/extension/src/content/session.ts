/**
 * The session: what orders do to one page.
 *
 * An order finds the board, watches it, and has the wanted feature show a view. The toolbar button ends
 * whatever is on and leaves no trace, or begins; after a failure it tries again. The invariant: a
 * drawing is on the page only while the board on screen is the one it was made for. Another puzzle is
 * solved anew if the answer was wanted, while what was asked of the old one goes; and what holds only
 * as long as the player draws nothing goes, or changes, when the player draws. What was not asked for
 * is never shown: what is dropped, hidden or cancelled is wanted no more. One AbortController ends it all.
 */

import type { Board } from "@shikiri/scraper";
import type { Action, Order } from "../protocol/order.ts";
import type { Status } from "../protocol/requests.ts";
import { isOfPanel, type Settings } from "../protocol/settings.ts";
import { say, type TextKey, type Wording } from "../protocol/wording.ts";
import { viewAfter, viewFor, viewNow, type ShownView, type Task } from "./asking.ts";
import { copyBoard } from "./copy-board.ts";
import type { FeatureName } from "./features.ts";
import { Front } from "./front.ts";
import { Grades } from "./grades.ts";
import type { Press, Target } from "./panel/panel-state.ts";
import type { Ports } from "./ports.ts";
import { Revealed } from "./revealed.ts";
import {
  failureMessage,
  lookingMessage,
  solvingMessage,
  unreadableMessage,
  type Message,
} from "./sentences.ts";
import { sightOf } from "./sight.ts";
import type { Doing, Scene } from "./view.ts";

/** One page's session; see the head of this file. */
export class Session {
  readonly #ports: Ports;
  #wording: Wording;
  #settings: Settings;
  #controller = new AbortController();
  #phase: "off" | "busy" | "on" | "failed" = "off";
  #board: Board | undefined;
  #wanted: FeatureName | "panel" = "panel";
  /** Whether that was asked for while there was no board: the next one is asked. */
  #isAsked = false;
  #task: Task | undefined;
  /** The task that changes the page, by the player's leave, until it is to stop. */
  #doing: Task | undefined;
  #shown: ShownView | undefined;
  /** How what was done to the page has ended, until that is told, on whatever board there is by then. */
  #ending: Message | undefined;
  readonly #front: Front;
  readonly #grades = new Grades(() => this.#front.show());
  readonly #revealed = new Revealed();

  /**
   * @param ports the page and the browser; nothing is touched before the first order
   * @param order the first order; what it says of the player's choices holds until the next
   */
  constructor(ports: Ports, { wording, settings }: Order) {
    this.#ports = ports;
    this.#front = new Front(ports, () =>
      sightOf(this.#wording, this.#settings, this.#board, this.#shown, this.#grades),
    );
    this.#wording = wording;
    this.#settings = settings;
  }

  /** Does as ordered; what takes longer goes on behind, and the front tells of it. Never rejects. */
  async take({ action, wording, settings }: Order): Promise<void> {
    this.#wording = wording;
    this.#settings = settings;
    if (action === "renew") {
      this.#draw();
      this.#front.show();
      this.#front.report();
    } else if (action !== "toggle") {
      await this.#do(action);
    } else if (this.#doing !== undefined && this.#doing === this.#task) {
      this.#cancel();
    } else if (this.#phase === "busy" || this.#phase === "on") {
      this.end();
    } else {
      this.end();
      await this.#do(settings.click);
    }
  }

  /** A button of the panel was pressed. Never rejects. */
  async press(press: Press): Promise<void> {
    if (press === "cancel") this.#cancel();
    else if (press === "close") this.#closePanel();
    else if (press === "yes") await this.#agree();
    else if (press === "no") this.#drop("fillKept", this.#shown?.before);
    else await this.#do(press);
  }

  /** The player has chosen something in the panel: it holds at once, and is kept. */
  change(change: Partial<Settings>): void {
    this.#settings = { ...this.#settings, ...change };
    void this.#ports.ask({ kind: "settings", change });
    if (!isOfPanel(change)) this.#draw();
  }

  /** Takes the board elsewhere. Never rejects. */
  async copy(target: Target): Promise<void> {
    const scene = this.#scene();
    if (scene !== undefined) this.#front.say(await copyBoard(scene, target, this.#ports));
  }

  /** Ends whatever is on: the drawing, the panel, the watch and the asking. */
  end(): void {
    if (this.#phase !== "off") void this.#ports.ask({ kind: "cancel" });
    this.#controller.abort();
    this.#task = this.#board = undefined;
    this.#shown = this.#ending = undefined;
    this.#phase = "off";
    this.#ports.erase();
    this.#front.end();
  }

  /** The page has come back: the browser has forgotten its button, and perhaps a reply. */
  resume(): void {
    this.#front.report();
    if (this.#task === undefined || this.#task === this.#doing) return;
    this.#isAsked = true;
    void this.#want();
  }

  async #do(action: Exclude<Action, "toggle" | "renew">): Promise<void> {
    if (action === "hide") {
      this.#revealed.forget();
      if (this.#phase !== "off") this.#drop("hidden");
      return;
    }
    this.#front.open();
    this.#wanted = action;
    this.#isAsked = true;
    if (this.#phase === "off" || this.#phase === "failed") this.#start();
    else await this.#want();
  }

  #start(): void {
    this.#controller.abort();
    this.#controller = new AbortController();
    const { signal } = this.#controller;
    this.#forgetTask();
    this.#shown = undefined;
    this.#front.live(() => this.end());
    this.#work(lookingMessage(this.#wording));
    this.#ports.watchBoard({
      onGone: () => this.#lose(),
      onBoard: (board) => void this.#take(board),
      onUnreadable: (error) => this.#fail("unreadable", unreadableMessage(error, this.#wording)),
      signal,
    });
    this.#ports.watchPlayer(() => void this.#lookAgain(), signal);
  }

  #lose(): void {
    this.#board = undefined;
    this.#ports.erase();
    this.#work(lookingMessage(this.#wording));
  }

  async #take(board: Board): Promise<void> {
    if (!this.#ports.isConnected()) return this.end();
    this.#board = board;
    const { fingerprint } = board;
    const task = this.#task;
    // What is done to the page ends by itself, and tells so.
    if (task !== undefined && task === this.#doing && !this.#isAsked) return;
    if (this.#isAsked || (task ?? board).fingerprint !== fingerprint) {
      await this.#want();
    } else if (task !== undefined) {
      this.#work(solvingMessage(board.puzzle.size, this.#wording));
    } else if (this.#shown?.fingerprint === fingerprint && this.#shown.view.yes === undefined) {
      this.#settle();
      this.#draw();
      void this.#lookAgain();
    } else if (this.#wanted === "answer") {
      await this.#want();
    } else {
      const isSame = this.#shown?.fingerprint === fingerprint;
      this.#drop(this.#shown && (isSame ? "boardChanged" : "otherBoard"));
      await this.#grades.learn(this.#scene());
    }
  }

  /** Shows what is wanted of the board that is there. */
  async #want(): Promise<void> {
    const [scene, feature] = [this.#scene(), this.#wanted];
    if (scene === undefined) return;
    this.#isAsked = false;
    if (feature === "panel") {
      this.#settle();
      this.#front.tell("step");
      this.#front.show();
      return this.#grades.learn(scene);
    }
    const { fingerprint, puzzle } = scene.board;
    const task: Task = { feature, fingerprint };
    if (this.#shown?.fingerprint !== fingerprint) this.#shown = undefined;
    this.#forgetTask();
    this.#task = task;
    this.#work(solvingMessage(puzzle.size, this.#wording));
    await this.#await(task, viewFor(task, scene, this.#shown, this.#ports));
  }

  /** The player agrees to what the view at hand asks: it is done to the board that it was asked of. */
  async #agree(): Promise<void> {
    const [scene, shown] = [this.#scene(), this.#shown];
    if (scene === undefined || shown?.view.yes === undefined || this.#task !== undefined) return;
    const { board } = scene;
    const task: Task = { feature: shown.feature, fingerprint: board.fingerprint };
    this.#task = this.#doing = task;
    this.#shown = undefined;
    this.#phase = "busy";
    this.#front.tell("busy");
    const doing: Doing = {
      hindrance: () => {
        if (this.#doing !== task || this.#task !== task) return "cancelled";
        return this.#board === board ? undefined : "gone";
      },
      isOver: () => this.#phase === "off" || (this.#board ?? task).fingerprint !== task.fingerprint,
      onProgress: (message) => doing.hindrance() ?? this.#front.say(message),
    };
    await this.#await(task, viewAfter(task, shown.view.yes, doing, scene));
  }

  /** Shows what a task comes to, unless another has taken its place, or the board has. */
  async #await(task: Task, coming: Promise<ShownView>): Promise<void> {
    const shown = await coming;
    if (this.#task !== task) return;
    this.#task = undefined;
    this.#shown = shown;
    if (task === this.#doing) this.#ending = shown.view.message;
    if (this.#board?.fingerprint === task.fingerprint) {
      this.#settle();
      this.#ports.bringIntoView(this.#board, shown.view.look ?? []);
      this.#draw();
      this.#revealed.note(task.fingerprint, shown.view.revealed);
      // The player's hand may have been there meanwhile.
      void this.#lookAgain();
    } else if (this.#board !== undefined) {
      this.#drop();
    }
    await this.#grades.learn(this.#scene());
  }

  /** Draws the view at hand on the board, and says what there is to say. */
  #draw(): void {
    const board = this.#board;
    if (board === undefined || this.#shown?.fingerprint !== board.fingerprint) return;
    const { view } = this.#shown;
    this.#ending = undefined;
    this.#ports.erase();
    try {
      if (view.marks.length > 0) this.#ports.draw(board, view, this.#settings);
    } catch (thrown) {
      this.#ports.erase();
      this.#shown = undefined;
      return this.#fail("failed", failureMessage(thrown, this.#wording));
    }
    if (view.status !== "step" && view.marks.length === 0) this.#phase = "failed";
    this.#front.tell(view.status);
    this.#front.say(view.message);
  }

  /** After the player's hand, or a board built anew: whether the view still holds. */
  async #lookAgain(): Promise<void> {
    const [shown, board] = [this.#shown, this.#board];
    if (shown === undefined || board === undefined) return;
    const now = await viewNow(shown, board, this.#ports);
    if (now === shown || this.#shown !== shown || this.#board !== board) return;
    if (now === undefined && this.#task === undefined) return this.#drop("drawnSince");
    this.#shown = now;
    if (this.#task === undefined) this.#draw();
    // What was asked since then is still to come.
    else if (now === undefined) this.#ports.erase();
  }

  /** Takes the view away, or goes back to one before, without what is to come; says why, if that is not plain. */
  #drop(why?: TextKey, shown?: ShownView): void {
    this.#forgetTask();
    this.#shown = shown;
    this.#wanted = shown?.feature ?? "panel";
    this.#isAsked = false;
    this.#ports.erase();
    this.#settle();
    this.#front.tell("step");
    this.#draw();
    const text = why && `${say(this.#wording, why)} ${shown?.view.message.text ?? ""}`;
    this.#front.say(
      this.#ending ??
        (text ? { tone: "step", ...shown?.view.message, text: text.trim() } : undefined),
    );
    this.#ending = undefined;
  }

  #cancel(): void {
    if (this.#board === undefined) return this.end();
    const doing = this.#doing;
    this.#doing = undefined;
    if (doing !== undefined && doing === this.#task) return; // It tells how far it has come.
    this.#drop("cancelled", this.#shown?.view.yes ? this.#shown.before : this.#shown);
  }

  /** The drawing stays without the panel; without a drawing there is nothing left to be on. */
  #closePanel(): void {
    if ((this.#shown?.view.marks.length ?? 0) > 0) this.#front.close();
    else this.end();
  }

  /** What is under way is wanted no more. */
  #forgetTask(): void {
    if (this.#task !== undefined) void this.#ports.ask({ kind: "cancel" });
    this.#task = undefined;
  }

  #scene(): Scene | undefined {
    const board = this.#board;
    if (board === undefined) return undefined;
    const ask: Scene["ask"] = (request) => this.#ports.ask(request);
    const revealed = this.#revealed.of(board);
    return { board, wording: this.#wording, drawn: board.drawn, revealed, ask };
  }

  #work(notice: Message): void {
    this.#phase = "busy";
    this.#front.work(notice);
  }

  #settle(): void {
    this.#front.settle();
    this.#phase = "on";
  }

  #fail(status: Status, message: Message): void {
    this.#settle();
    this.#phase = "failed";
    this.#front.open();
    this.#front.tell(status);
    this.#front.say(message);
  }
}
