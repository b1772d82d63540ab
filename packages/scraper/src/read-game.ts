/**
 * Reading the page's `Game` in the page's own world, which an extension's scripts do not share.
 *
 * `readGame` is sent there as text (`scripting.executeScript` with `world: "MAIN"`), so it stands
 * alone: it uses nothing from outside of itself, and of the page as little as it can. It believes
 * nothing: properties may throw, be proxies, endless or cyclic, and the language's own prototypes may
 * be tampered with. It reads a bounded number of properties, writes nothing, and never throws, since
 * the page posts uncaught errors to the site. It returns text, put together by hand: browsers look for
 * a `then` in an object that a script returns, which a page may have put into `Object.prototype`; and a
 * list or a serializer would ask the page's prototypes too. Who gets it checks it again.
 */

/** What the page's `Game` says, once parsed: plain data, which may be anything that a page likes to say. */
export interface PageGame {
  /** The clues by row and column, 0 for a blank. */
  readonly task: readonly (readonly number[])[] | null;
  /** For each cell -1, or the number of the player's rectangle that covers it. */
  readonly status: readonly (readonly number[])[] | null;
  readonly puzzleId: string | null;
}

/** The page's game, a {@link PageGame} as JSON; null where there is none. Runs in the page's own world. */
export function readGame(): string | null {
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
  const listOf = (from: unknown, textOf: (entry: unknown) => string): string => {
    const length = get(from, "length");
    if (typeof length !== "number" || !(length >= 1 && length <= readsLeft)) return "null";
    let list = "";
    for (let i = 0; i < length; i++) {
      const text = textOf(get(from, `${i}`));
      if (text === "null") return "null";
      list += i === 0 ? text : `,${text}`;
    }
    return `[${list}]`;
  };
  const rowOf = (row: unknown): string =>
    listOf(row, (entry) => (typeof entry === "number" && entry % 1 === 0 ? `${entry}` : "null"));
  try {
    const game = get(globalThis, "Game");
    if (typeof game !== "object" || game === null) return null;
    const task = listOf(get(game, "task"), rowOf);
    const status = listOf(get(get(game, "currentState"), "cellStatus"), rowOf);
    const id = get(game, "puzzleID");
    const letters = typeof id === "string" && id.length <= 40 ? id : "";
    let isId = typeof id === "number" || letters !== "";
    for (let i = 0; i < letters.length; i++) {
      const letter = letters[i]!;
      if (letter < " " || letter === '"' || letter === "\\") isId = false;
    }
    return `{"task":${task},"status":${status},"puzzleId":${isId ? `"${id as string}"` : "null"}}`;
  } catch {
    return null;
  }
}
