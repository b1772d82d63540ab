/**
 * Probing: trying each open option in turn, and taking away those that fail at once.
 *
 * In SAT this is failed literal probing; people call it "assume and contradict". One ply deep: an
 * option fails when choosing it and propagating ends in a conflict.
 */

import type { Steps } from "../base/steps.ts";
import type { LiveCover } from "./live-cover.ts";

/** Later rounds rarely take anything away, and what follows does not need them. */
const ROUNDS = 2;

/** Probes the open options, a round or two; false when the problem turns out to have no answer. */
export function* probe(cover: LiveCover): Steps<boolean> {
  for (let round = 0, taken = 1; round < ROUNDS && taken > 0; round++) {
    taken = 0;
    for (let option = 0; option < cover.problem.options; option++) {
      if (!cover.isOpen(option)) continue;
      const { mark } = cover;
      const isPossible = cover.choose(option);
      cover.undoTo(mark);
      yield;
      if (isPossible) continue;
      if (!cover.remove(option)) return false;
      taken++;
    }
  }
  return true;
}
