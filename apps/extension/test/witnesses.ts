/** What witnesses say of a board, for tests that need no page. */

import type { Witnesses } from "@shikiri/scraper";

/** The word of every witness: that it agrees, or what `told` has. */
export function witnesses(told: Partial<Witnesses> = {}): Witnesses {
  const agrees = { says: "agrees" } as const;
  return {
    layout: agrees,
    style: agrees,
    order: agrees,
    names: agrees,
    task: agrees,
    game: agrees,
    ...told,
  };
}
