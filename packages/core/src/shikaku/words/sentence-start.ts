/** How a sentence begins in languages whose parts have an article, and so a letter, at their start. */

/** The text with a capital at its start. */
export function atStart(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
