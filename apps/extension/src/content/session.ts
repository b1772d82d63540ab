/**
 * The session: what clicks on the button do to one page.
 *
 * A click starts; a click while something is under way or drawn ends it, and leaves no trace; a
 * click after a failure tries again. While it is on, the board is watched. The invariant: a drawing
 * is on the page only while the board on screen is the one it was made for. An answer belongs to a
 * fingerprint: the same puzzle built anew is drawn from the answer at hand, another is solved.
 *
 * Everything outside comes through `Ports`, so the rules are tested without a browser. One
 * AbortController ends all that a click has started.
 */

import type { Result } from "@shikiri/core";
import type { Board, BoardWatcher, ReadError } from "@shikiri/scraper";
import {
  lookingMessage,
  rectangles,
  solvingMessage,
  unreadableMessage,
  verdictMessage,
  type Message,
} from "./sentences.ts";
import type { DrawnRegion } from "../protocol/marks.ts";
import type { Reply } from "../protocol/replies.ts";
import type { Status } from "../protocol/requests.ts";
import type { Order } from "../protocol/order.ts";
import { say, type Wording } from "../protocol/wording.ts";

/** What a session needs of the page and of the browser. None but `draw` may fail. */
export interface Ports {
  /** The page's board, awaited for some seconds. */
  findBoard(signal: AbortSignal): Promise<Result<Board, ReadError>>;
  /** Tells of the board's changes until the signal. */
  watchBoard(board: Board, watcher: BoardWatcher): void;
  /** Asks the background; when the signal is aborted it may stop, and its reply is not heeded. */
  solve(board: Board, signal: AbortSignal, wording: Wording): Promise<Reply>;
  /** Draws the regions; called only while nothing is drawn. May throw on a hostile page. */
  draw(board: Board, regions: readonly DrawnRegion[], label: string): void;
  /** Removes what is drawn, if anything. */
  erase(): void;
  /** Shows a message in place of the one before. */
  say(message: Message, wording: Wording): void;
  /** Removes the message, if any. */
  hush(): void;
  /** Tells the toolbar button. */
  report(status: Status): void;
  /** Whether the extension that this session belongs to is still there. */
  isConnected(): boolean;
}

/** Milliseconds before the player is told what takes so long. */
export const PATIENCE_MS = 400;

/** The solving of one puzzle, under way or done. */
interface Job {
  readonly fingerprint: string;
  readonly controller: AbortController;
  reply?: Reply;
  isTold: boolean;
}

/** One page's session; see the head of this file. */
export class Session {
  readonly #ports: Ports;
  #phase: "off" | "busy" | "drawn" | "failed" = "off";
  #status: Status = "off";
  #controller = new AbortController();
  #board: Board | undefined;
  #job: Job | undefined;
  #notice: ReturnType<typeof setTimeout> | undefined;
  #wording: Wording;

  /**
   * @param ports the page and the browser; nothing is touched before the first order
   * @param wording in which to speak until an order brings another
   */
  constructor(ports: Ports, wording: Wording) {
    this.#ports = ports;
    this.#wording = wording;
  }

  /** Does as ordered. Resolves when nothing is left to do for now; never rejects. */
  async take({ wording }: Order): Promise<void> {
    this.#wording = wording;
    const wasActive = this.#phase === "busy" || this.#phase === "drawn";
    this.end();
    if (!wasActive) await this.#start();
  }

  /** Ends whatever is on: the drawing, the message, the watch and the solving. */
  end(): void {
    this.#controller.abort();
    this.#job?.controller.abort();
    clearTimeout(this.#notice);
    this.#job = undefined;
    this.#board = undefined;
    this.#phase = "off";
    this.#ports.erase();
    this.#ports.hush();
    this.#tell("off");
  }

  /** Tells the button once more what it was told last, since the browser may have forgotten. */
  report(): void {
    this.#ports.report(this.#status);
  }

  async #start(): Promise<void> {
    this.#controller = new AbortController();
    const { signal } = this.#controller;
    this.#work(lookingMessage(this.#wording));
    const result = await this.#ports.findBoard(signal);
    if (signal.aborted) return;
    if (!result.ok) {
      this.#fail("unreadable", unreadableMessage(result.error, this.#wording));
      return;
    }
    this.#ports.watchBoard(result.value, {
      onGone: () => this.#lose(),
      onBoard: (board) => void this.#take(board),
      onUnreadable: (error) => this.#fail("unreadable", unreadableMessage(error, this.#wording)),
      signal,
    });
    await this.#take(result.value);
  }

  #lose(): void {
    this.#board = undefined;
    this.#ports.erase();
    this.#work(lookingMessage(this.#wording));
  }

  async #take(board: Board): Promise<void> {
    if (!this.#ports.isConnected()) {
      this.end();
      return;
    }
    this.#board = board;
    if (this.#job?.fingerprint === board.fingerprint) {
      if (this.#job.reply === undefined)
        this.#work(solvingMessage(board.puzzle.size, this.#wording));
      else this.#show(this.#job);
      return;
    }
    this.#job?.controller.abort();
    const job: Job = {
      fingerprint: board.fingerprint,
      controller: new AbortController(),
      isTold: false,
    };
    this.#job = job;
    this.#work(solvingMessage(board.puzzle.size, this.#wording));
    job.reply = await this.#ports.solve(board, job.controller.signal, this.#wording);
    if (this.#job === job) this.#show(job);
  }

  /** Draws the job's reply if it has come and its board is on screen. */
  #show(job: Job): void {
    const { reply } = job;
    const board = this.#board;
    if (reply === undefined || board?.fingerprint !== job.fingerprint) return;
    clearTimeout(this.#notice);
    const regions = "regions" in reply ? reply.regions : [];
    this.#phase = regions.length > 0 ? "drawn" : "failed";
    if (regions.length > 0 && !this.#draw(board, regions)) return;
    // Good news is told once; on a board built anew the drawing says it.
    if (job.isTold && reply.verdict === "unique") this.#ports.hush();
    else {
      this.#ports.say(verdictMessage(reply, board.witnesses, this.#wording), this.#wording);
    }
    job.isTold = true;
    this.#tell(reply.verdict);
  }

  /** Whether the page let itself be drawn on. */
  #draw(board: Board, regions: readonly DrawnRegion[]): boolean {
    try {
      this.#ports.draw(
        board,
        regions,
        say(this.#wording, "answerDrawn", rectangles(regions, this.#wording)),
      );
      return true;
    } catch (thrown) {
      this.#ports.erase();
      const message = thrown instanceof Error ? thrown.message : String(thrown);
      const reply: Reply = { verdict: "failed", message };
      this.#fail("failed", verdictMessage(reply, board.witnesses, this.#wording));
      return false;
    }
  }

  #tell(status: Status): void {
    this.#status = status;
    this.#ports.report(status);
  }

  #work(notice: Message): void {
    clearTimeout(this.#notice);
    this.#phase = "busy";
    this.#tell("busy");
    this.#notice = setTimeout(() => this.#ports.say(notice, this.#wording), PATIENCE_MS);
  }

  #fail(status: Status, message: Message): void {
    clearTimeout(this.#notice);
    this.#phase = "failed";
    this.#tell(status);
    this.#ports.say(message, this.#wording);
  }
}
