/** The only cover: a cell that one candidate alone still covers, which is therefore a region. */

import { Pace } from "../../base/pace.ts";
import { groupBy } from "./groups.ts";
import { OPEN } from "./position.ts";
import { fixing } from "./rule.ts";
import { scoped, type ScopedRule } from "./scoped-rule.ts";

/** Fixes each candidate that is the only one over some cells, and names these. */
export const onlyCover: ScopedRule = scoped("only-cover", function* (position, { cells }) {
  const { coverage, fixed, table } = position;
  const onlyOver = (cell: number): number | undefined => {
    if (coverage[cell] !== 1) return undefined;
    const candidate = position.firstOver(cell);
    return fixed[table.clueOf[candidate]!] === OPEN ? candidate : undefined;
  };
  const found = yield* groupBy(cells, onlyOver, new Pace());
  for (const [candidate, alone] of found) {
    yield fixing("only-cover", candidate, [table.clueOf[candidate]!], alone);
  }
});
