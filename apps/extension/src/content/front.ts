/**
 * The front: what a player is told of a session, by the panel and by the button's badge.
 *
 * It keeps what was said last and whether the panel is open; what else there is to see, the session
 * knows. Work that is done soon is not told of.
 */

import type { Status } from "../protocol/requests.ts";
import { Patience } from "./patience.ts";
import type { Ports } from "./ports.ts";
import type { Message } from "./sentences.ts";
import type { Sight } from "./sight.ts";

/** Milliseconds between two looks at whether the extension is still there. */
export const PULSE_MS = 1000;

/** One session's front; nothing is shown before the panel is opened. */
export class Front {
  readonly #ports: Ports;
  readonly #sight: () => Sight;
  readonly #patience = new Patience();
  #status: Status = "off";
  #message: Message | undefined;
  #isOpen = false;
  #pulse: ReturnType<typeof setInterval> | undefined;

  /** @param sight what there is to see now */
  constructor(ports: Ports, sight: () => Sight) {
    this.#ports = ports;
    this.#sight = sight;
  }

  /** Keeps alive what is shown, until its end or until the extension has gone. */
  live(onOrphaned: () => void): void {
    clearInterval(this.#pulse);
    const beat = (): void => (this.#ports.isConnected() ? this.#ports.giveSign() : onOrphaned());
    this.#pulse = setInterval(beat, PULSE_MS);
  }

  /** Tells the button. */
  tell(status: Status): void {
    this.#status = status;
    this.report();
  }

  /** Tells the button once more what it was told last, since the browser may have forgotten. */
  report(): void {
    this.#ports.report(this.#status);
  }

  /** Has the panel open from now on. */
  open(): void {
    this.#isOpen = true;
  }

  /** Takes the panel away; without it the button still tells. */
  close(): void {
    this.#isOpen = false;
    this.#ports.closePanel();
  }

  /** Work is under way; the player is told of it when it takes a while. */
  work(notice: Message): void {
    this.tell("busy");
    this.#patience.begin(() => this.say(notice));
  }

  /** No work is under way any more. */
  settle(): void {
    this.#patience.end();
  }

  /** Says this in place of what was said before; nothing, if it is undefined. */
  say(message: Message | undefined): void {
    this.#message = message;
    this.show();
  }

  /** Shows what there is to see now. */
  show(): void {
    if (!this.#isOpen) return;
    const busySince = this.#patience.since;
    this.#ports.showPanel({ ...this.#sight(), message: this.#message, busySince });
  }

  /** Takes all of it away. */
  end(): void {
    clearInterval(this.#pulse);
    this.settle();
    this.#message = undefined;
    this.close();
    this.tell("off");
  }
}
