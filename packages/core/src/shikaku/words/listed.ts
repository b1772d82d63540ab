/** Lists in languages that put another word before the last item than between the others. */

/** The items with commas between them, and the word before the last; both with their blanks. */
export function listed(items: readonly string[], comma: string, word: string): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(comma)}${word}${last}`;
}
