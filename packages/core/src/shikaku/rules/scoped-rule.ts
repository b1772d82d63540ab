/**
 * Scoped rules: those that can tell what follows from a change alone.
 *
 * Where such a rule found nothing, it finds something again only at the clues and cells that have lost
 * candidates since. So an assumption's consequences are drawn without looking at the whole board.
 */

import type { Position } from "./position.ts";
import type { Looking, Rule } from "./rule.ts";

/** Where a rule is to look: at these clues and cells, by number. */
export interface Scope {
  readonly clues: Iterable<number>;
  readonly cells: Iterable<number>;
}

/** A rule that may be told where to look. */
export interface ScopedRule extends Rule {
  /** Finds as {@link Rule.find} does, at the scope's clues and cells only. */
  findAt(position: Position, scope: Scope): Looking;
}

/** A rule that looks at the whole board by looking at each of its clues and cells. */
export function scoped(
  name: Rule["name"],
  findAt: (position: Position, scope: Scope) => Looking,
): ScopedRule {
  return {
    name,
    findAt,
    find: (position) =>
      findAt(position, { clues: position.left.keys(), cells: position.coverage.keys() }),
  };
}
