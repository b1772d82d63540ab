/** Grades: how many answers the board on screen has and how hard it is, asked once for each puzzle. */

import type { Board } from "@shikiri/scraper";
import { isGrade, type GradeReply } from "../protocol/replies.ts";
import { rowsIn, type Scene } from "./view.ts";

/** The grade of the puzzle that was asked about last. */
export class Grades {
  #fingerprint: string | undefined;
  #reply: GradeReply | undefined;

  /** What is known of the board. */
  of({ fingerprint }: Board): GradeReply | undefined {
    return fingerprint === this.#fingerprint ? this.#reply : undefined;
  }

  /** Asks, unless that was done; resolves to whether something new is known. */
  async learn(scene: Scene): Promise<boolean> {
    const { fingerprint } = scene.board;
    if (fingerprint === this.#fingerprint) return false;
    this.#fingerprint = fingerprint;
    this.#reply = undefined;
    const reply = await scene.ask({ kind: "grade", rows: rowsIn(scene) });
    if (this.#fingerprint !== fingerprint) return false;
    if (!isGrade(reply)) {
      this.#fingerprint = undefined; // It was cancelled, or stopped: it may be asked again.
      return false;
    }
    this.#reply = reply;
    return true;
  }
}
