/**
 * The only shape: the sides of a rect are a pair of factors of its area (a prime number has
 * only one pair, the strip), and of the rects with such sides that hold the clue, the walls of the
 * board and the other clues leave one.
 *
 * These are the candidates that a position begins with. So nothing is removed by this rule that would
 * have to be shown; it fixes the regions of which that alone leaves no choice.
 */

import { OPEN } from "./position.ts";
import { fixing, type Rule } from "./rule.ts";

/** Fixes the region of each clue that has one candidate even on the board without any regions. */
export const onlyShape: Rule = {
  name: "only-shape",
  *find({ table: { starts }, fixed }) {
    for (let clue = 0; clue < fixed.length; clue++) {
      const first = starts[clue]!;
      if (fixed[clue] === OPEN && starts[clue + 1]! - first === 1) {
        yield fixing("only-shape", first, [clue]);
      }
    }
  },
};
