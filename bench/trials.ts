/**
 * Trials: one run of a contestant that may run away, in a process that can be ended.
 *
 * Searches written by others cannot be interrupted. Only who comes back from a trial in good time is
 * raced inside the bench's own process; the others are reported by the limit that they overran.
 */

import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Puzzle } from "@shikiri/core";
import type { ContestantName } from "./contestants.ts";
import type { Verdict } from "./verdict.ts";

/** What the child is asked. */
export interface TrialJob {
  readonly contestant: ContestantName;
  readonly puzzle: Puzzle;
}

/** What it replies; CPU milliseconds of the whole run, none of its start. */
export interface TrialReply {
  readonly verdict: Verdict;
  readonly cpuMs: number;
}

/** A child process that is replaced whenever it has to be ended. */
export class Trials {
  readonly #limitMs: number;
  #child: ChildProcess | undefined;

  /** @param limitMs how long one trial may take, on the clock */
  constructor(limitMs: number) {
    this.#limitMs = limitMs;
  }

  /** One run; undefined when it took longer than the limit, or ended its process. */
  async run(job: TrialJob): Promise<TrialReply | undefined> {
    const child = (this.#child ??= newChild());
    const ended = new AbortController();
    const { signal } = ended;
    child.send(job);
    const reply = await Promise.race([
      once(child, "message", { signal }).then(([message]) => message as TrialReply),
      once(child, "exit", { signal }).then(() => undefined),
      sleep(this.#limitMs, undefined, { signal }),
    ]);
    // Who lost the race is told; that it was is no news.
    ended.abort();
    if (reply === undefined) this.end();
    return reply;
  }

  /** Ends the child. */
  end(): void {
    this.#child?.kill("SIGKILL");
    this.#child = undefined;
  }
}

function newChild(): ChildProcess {
  return fork(fileURLToPath(new URL("trial-child.ts", import.meta.url)), {
    execArgv: process.execArgv,
    serialization: "advanced",
    // logic-solver prints when its heap bursts.
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
}
