/**
 * Saved pages: a puzzle page's HTML, read without a browser.
 *
 * The number of elements is bounded before the page is parsed, because the parser's time grows with
 * the square of the depth to which they are nested.
 */

import { err, type InputError, type Result } from "@shikiri/core";
import { readBoard, type Board } from "@shikiri/scraper";

/** The most elements that a page may have; the largest real ones have some thousand. */
const MAX_ELEMENTS = 100_000;

/** Whether a source is a page: by its name, or by its first character. */
export function isPage(name: string, text: string): boolean {
  return /\.x?html?$/i.test(name) || text.trimStart().startsWith("<");
}

/** The board of a page's HTML. Errors: `too-large`, and those of `readBoard`. */
export async function readPage(html: string): Promise<Result<Board, InputError>> {
  if (hasMoreElements(html, MAX_ELEMENTS)) {
    const message = `found more than ${MAX_ELEMENTS} elements, which is the most that a page may have`;
    return err({ kind: "too-large", message });
  }
  const { parseHTML } = await import("linkedom");
  return readBoard(parseHTML(html).document);
}

function hasMoreElements(html: string, most: number): boolean {
  const startTag = /<[a-z]/gi;
  let count = 0;
  while (startTag.test(html)) if (++count > most) return true;
  return false;
}
