/** Rule 3, the last candidate: of a clue's candidates one is left, the others being crossed out. */

import { OPEN } from "./position.ts";
import { fixing, type Rule } from "./rule.ts";

/** Fixes the region of each clue with one candidate left. */
export const lastCandidate: Rule = {
  name: "last-candidate",
  *find(position) {
    for (let clue = 0; clue < position.fixed.length; clue++) {
      if (position.fixed[clue] !== OPEN || position.left[clue] !== 1) continue;
      yield fixing("last-candidate", position.of(clue)[0]!, [clue]);
    }
  },
};
