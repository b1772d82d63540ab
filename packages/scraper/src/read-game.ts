/**
 * Reading the page's `Game` in the page's own world, which an extension's scripts do not share.
 *
 * `readGame` is sent there as text (`scripting.executeScript` with `world: "MAIN"`), so it stands
 * alone: it uses nothing from outside of itself, and of the page as little as it can. It believes
 * nothing: properties may throw, be proxies, endless or cyclic, and the language's own prototypes may
 * be tampered with. It reads a bounded number of properties, writes nothing, and never throws, since
 * the page posts uncaught errors to the site. What it returns is checked again by who gets it.
 */

/** What the page's `Game` says: plain data, which may be anything that a page likes to say. */
export interface PageGame {
  /** The clues by row and column, 0 for a blank. */
  readonly task: readonly (readonly number[])[] | null;
  /** For each cell -1, or the number of the player's rectangle that covers it. */
  readonly status: readonly (readonly number[])[] | null;
  readonly puzzleId: string | null;
}

/** The page's game; null where there is none. Runs in the page's own world. */
export function readGame(): PageGame | null {
  let readsLeft = 100_000;
  const get = (from: unknown, name: string): unknown => {
    readsLeft--;
    try {
      if (readsLeft < 0) return null;
      if ((typeof from !== "object" && typeof from !== "function") || from === null) return null;
      return (from as Record<string, unknown>)[name];
    } catch {
      return null;
    }
  };
  const numbersOf = (from: unknown): number[] | null => {
    const length = get(from, "length");
    if (typeof length !== "number" || !(length >= 1 && length <= readsLeft)) return null;
    const numbers: number[] = [];
    for (let i = 0; i < length; i++) {
      const value = get(from, `${i}`);
      if (typeof value !== "number" || value % 1 !== 0) return null;
      numbers[i] = value;
    }
    return numbers;
  };
  const matrixOf = (from: unknown): number[][] | null => {
    const length = get(from, "length");
    if (typeof length !== "number" || !(length >= 1 && length <= readsLeft)) return null;
    const rows: number[][] = [];
    for (let y = 0; y < length; y++) {
      const row = numbersOf(get(from, `${y}`));
      if (row === null) return null;
      rows[y] = row;
    }
    return rows;
  };
  try {
    const game = get(globalThis, "Game");
    if (typeof game !== "object" || game === null) return null;
    const id = get(game, "puzzleID");
    const isId = typeof id === "number" || (typeof id === "string" && id.length <= 40);
    return {
      task: matrixOf(get(game, "task")),
      status: matrixOf(get(get(game, "currentState"), "cellStatus")),
      puzzleId: isId ? `${id}` : null,
    };
  } catch {
    return null;
  }
}
