/** Rule 4, the only cover: a cell that one candidate alone still covers, which is therefore a region. */

import { OPEN } from "./position.ts";
import { fixing, type Rule } from "./rule.ts";

/** Fixes each candidate that is the only one over some cells, and names these. */
export const onlyCover: Rule = {
  name: "only-cover",
  *find(position) {
    const { coverage, fixed, table } = position;
    const cellsOf = new Map<number, number[]>();
    for (let cell = 0; cell < coverage.length; cell++) {
      if (coverage[cell] !== 1) continue;
      const candidate = position.firstOver(cell);
      if (fixed[table.clueOf[candidate]!] !== OPEN) continue;
      const cells = cellsOf.get(candidate);
      if (cells === undefined) cellsOf.set(candidate, [cell]);
      else cells.push(cell);
    }
    for (const [candidate, cells] of cellsOf) {
      yield fixing("only-cover", candidate, [table.clueOf[candidate]!], cells);
    }
  },
};
