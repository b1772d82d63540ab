/** The last candidate: of a clue's candidates one is left, the others being crossed out. */

import { OPEN } from "./position.ts";
import { fixing } from "./rule.ts";
import { scoped, type ScopedRule } from "./scoped-rule.ts";

/** Fixes the region of each clue with one candidate left. */
export const lastCandidate: ScopedRule = scoped("last-candidate", function* (position, { clues }) {
  for (const clue of clues) {
    if (position.fixed[clue] !== OPEN || position.left[clue] !== 1) continue;
    yield fixing("last-candidate", position.of(clue)[0]!, [clue]);
  }
});
