/** A clue of one: its region is its own cell. */

import { OPEN } from "./position.ts";
import { fixing, type Rule } from "./rule.ts";

/** Fixes the region of each clue of area 1. */
export const clueOfOne: Rule = {
  name: "clue-of-one",
  *find({ table, fixed, left }) {
    for (const [clue, { area }] of table.puzzle.clues.entries()) {
      if (area !== 1 || fixed[clue] !== OPEN || left[clue] === 0) continue;
      yield fixing("clue-of-one", table.starts[clue]!, [clue]);
    }
  },
};
