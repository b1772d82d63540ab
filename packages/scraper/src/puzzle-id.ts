/**
 * The puzzle's id: what the site calls the puzzle, so that a player can come back to it.
 *
 * The page offers a link for embedding, `?e=` and `size:id` in base64; special puzzles have their id
 * in the page's own address as `specid`. Neither is needed, and both may be missing.
 */

const LINKS = "a[href*='e='], input[value*='e='], textarea";
const MAX_LINKS = 200;
const EMBEDDED = /[?&]e=([\w+/=%-]{4,80})/;
const SPECIAL = /[?&]specid=(\d{1,20})\b/;
const SIZE_AND_ID = /^\d{1,3}:([\d,]{1,30})$/;

/** The id of the page's puzzle, digits only; undefined where the page does not say. */
export function puzzleIdOf(document: Document): string | undefined {
  for (const link of [...document.querySelectorAll(LINKS)].slice(0, MAX_LINKS)) {
    const text = link.getAttribute("href") ?? link.getAttribute("value") ?? link.textContent ?? "";
    const id = idIn(text);
    if (id !== undefined) return id;
  }
  const address = document.location?.href ?? "";
  return idIn(address) ?? SPECIAL.exec(address)?.[1];
}

function idIn(text: string): string | undefined {
  const code = EMBEDDED.exec(text.slice(0, 5000))?.[1];
  if (code === undefined) return undefined;
  try {
    const told = atob(decodeURIComponent(code));
    return SIZE_AND_ID.exec(told)?.[1]?.replaceAll(",", "");
  } catch {
    return undefined;
  }
}
