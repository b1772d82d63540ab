/**
 * The walk: depth first through the states of a scan, with an eye on the stocks.
 *
 * A node is a placement made: an option that fits, leaves no dead region and can be drawn. The walk
 * stands on a branch, or after the last, of the state that its path of chosen branches leads to. It knows the
 * path by the options' indices too, since branches move when dead ones are taken out and go when states
 * are forgotten: it then finds its place again from the start.
 */

import type { Progress } from "../../base/search.ts";
import type { CoverSearch } from "../../exact-cover/engine.ts";
import { BRANCH, COMPLETE, DEAD, UNKNOWN, type States } from "./states.ts";
import type { Stocks } from "./stocks.ts";

/** Where a walk begins. */
export interface Start {
  readonly states: States;
  /** What is left for the walk, which takes from it and gives back. */
  readonly stocks: Stocks;
  /** By place: 1 where it is covered. */
  readonly covered: Uint8Array;
  /** The options that cover them, part of all answers. */
  readonly prefix: readonly number[];
}

/** Entries for each state of the path: the state, the branch, the end of its branches, the option's index. */
const FRAME = 4;

/** A walk past all answers that contain its prefix. */
export class Walk implements CoverSearch {
  answer: readonly number[] = [];
  nodes = 0;
  readonly #start: Start | undefined;
  readonly #options: Int32Array;
  readonly #path: Int32Array;
  /** The last frame of the path: where the walk stands. */
  #frame = 0;
  /** The index of the option where it stands; if its branch is gone it stands on the next. */
  #cursor = 0;
  #isDone = false;

  /**
   * @param start nothing where there are no answers
   * @param options by index: the option's number
   */
  constructor(start: Start | undefined, options: Int32Array) {
    this.#start = start;
    this.#options = options;
    this.#path = new Int32Array(((start?.covered.length ?? 0) + 1) * FRAME);
  }

  advance(nodes: number): Progress {
    const progress = this.next(nodes);
    if (progress !== "answer") return progress;
    const answer = [...this.#start!.prefix];
    if (this.nodes > 0) {
      for (let frame = 0; frame <= this.#frame; frame += FRAME) {
        answer.push(this.#options[this.#path[frame + 3]!]!);
      }
    }
    this.answer = answer.toSorted((a, b) => a - b);
    return progress;
  }

  /** The same as `advance`, but without a list of the answer's options. */
  next(nodes: number): Progress {
    if (this.#isDone || this.#start === undefined) return "exhausted";
    const start = this.#start;
    const { states, stocks } = start;
    const { left, simple } = stocks;
    const path = this.#path;
    if (states.user !== this) {
      const root = this.#findPlace(start);
      if (root === DEAD || root === COMPLETE) {
        this.#isDone = true;
        return root === DEAD ? "exhausted" : "answer";
      }
    }
    let frame = this.#frame;
    let state = path[frame]!;
    let branch = path[frame + 1]!;
    let end = path[frame + 2]!;
    let { branches, spans } = states;
    let spent = 0;
    let progress: Progress = "paused";
    for (;;) {
      if (branch === end) {
        if (frame === 0) {
          this.#isDone = true;
          this.nodes += spent;
          return "exhausted";
        }
        frame -= FRAME;
        state = path[frame]!;
        branch = path[frame + 1]!;
        end = path[frame + 2]!;
        const draw = branches[branch + 1]!;
        if (draw < simple) left[draw]!++;
        else stocks.give(draw);
        branch += BRANCH;
        continue;
      }
      const draw = branches[branch + 1]!;
      if (left[draw] === 0) {
        branch += BRANCH;
        continue;
      }
      let next = branches[branch + 2]!;
      if (next < 0) {
        next = states.resolve(state, branch);
        spans = states.spans;
        if (next === DEAD) {
          end -= BRANCH;
          continue;
        }
      }
      if (spent >= nodes) break;
      if (draw < simple) left[draw]!--;
      else if (!stocks.take(draw)) {
        branch += BRANCH;
        continue;
      }
      spent++;
      path[frame] = state;
      path[frame + 1] = branch;
      path[frame + 2] = end;
      path[frame + 3] = branches[branch]!;
      if (next === COMPLETE) {
        stocks.give(draw);
        progress = "answer";
        break;
      }
      frame += FRAME;
      state = next;
      if (spans[2 * state]! < 0) {
        states.open(state);
        if (states.isFull) {
          states.forget();
          this.#frame = frame;
          this.#cursor = 0;
          this.#findPlace(start);
          state = path[frame]!;
        }
        ({ branches, spans } = states);
      }
      branch = spans[2 * state]!;
      end = spans[2 * state + 1]!;
    }
    this.nodes += spent;
    this.#frame = frame;
    this.#cursor = branches[branch]! + (progress === "answer" ? 1 : 0);
    path[frame] = state;
    path[frame + 1] = branch + (progress === "answer" ? BRANCH : 0);
    path[frame + 2] = end;
    return progress;
  }

  /** The prefix with each option that a walk which has not begun may choose first; alone if it is an answer. */
  choices(): readonly (readonly number[])[] {
    if (this.#start === undefined) return [];
    const { states, stocks, prefix } = this.#start;
    const root = this.#findPlace(this.#start);
    if (root === DEAD) return [];
    if (root === COMPLETE) return [prefix];
    const choices: (readonly number[])[] = [];
    for (let branch = states.spans[2 * root]!; branch < states.spans[2 * root + 1]!;) {
      if (states.branches[branch + 2] === UNKNOWN && states.resolve(root, branch) === DEAD)
        continue;
      const draw = states.branches[branch + 1]!;
      if (stocks.take(draw)) {
        choices.push([...prefix, this.#options[states.branches[branch]!]!]);
        stocks.give(draw);
      }
      branch += BRANCH;
    }
    return choices;
  }

  /** Finds states and branches of the path as they are now, and returns the first state. */
  #findPlace({ states, covered }: Start): number {
    const path = this.#path;
    states.user = this;
    const root = states.at(covered);
    if (root === DEAD || root === COMPLETE) return root;
    let state = root;
    for (let frame = 0; ; frame += FRAME) {
      if (states.spans[2 * state]! < 0) states.open(state);
      const index = frame < this.#frame ? path[frame + 3]! : this.#cursor;
      const end = states.spans[2 * state + 1]!;
      let branch = states.spans[2 * state]!;
      while (branch < end && states.branches[branch]! < index) branch += BRANCH;
      path[frame] = state;
      path[frame + 1] = branch;
      path[frame + 2] = end;
      if (frame === this.#frame) return root;
      const next = states.branches[branch + 2]!;
      state = next === UNKNOWN ? states.resolve(state, branch) : next;
    }
  }
}
