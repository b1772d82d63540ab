/** Grades: how many answers the board on screen has and how hard it is, asked once for each puzzle. */

import type { Board } from "@shikiri/scraper";
import { isGrade, type GradeReply } from "../protocol/replies.ts";
import { rowsIn, type Scene } from "./view.ts";

/** The grade of the puzzle that was asked about last. */
export class Grades {
  readonly #onNews: () => void;
  #fingerprint: string | undefined;
  #reply: GradeReply | undefined;

  /** @param onNews called when something new is known */
  constructor(onNews: () => void) {
    this.#onNews = onNews;
  }

  /** What is known of the board. */
  of({ fingerprint }: Board): GradeReply | undefined {
    return fingerprint === this.#fingerprint ? this.#reply : undefined;
  }

  /** Asks, unless that was done, or there is no board. Never rejects. */
  async learn(scene: Scene | undefined): Promise<void> {
    if (scene === undefined || scene.board.fingerprint === this.#fingerprint) return;
    const { fingerprint } = scene.board;
    this.#fingerprint = fingerprint;
    this.#reply = undefined;
    const reply = await scene.ask({ kind: "grade", rows: rowsIn(scene) });
    if (this.#fingerprint !== fingerprint) return;
    if (isGrade(reply)) {
      this.#reply = reply;
      this.#onNews();
    } else {
      this.#fingerprint = undefined; // It was cancelled, or stopped: it may be asked again.
    }
  }
}
