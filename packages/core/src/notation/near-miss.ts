/**
 * Near misses: the known word that somebody may have meant.
 *
 * The distance of two words is the number of letters to insert, delete, replace, or exchange with the
 * next one (Damerau 1964, in the restricted form); capital and small letters are alike.
 */

/** Words at a greater distance are not suggested; nor, for a short word, what is all different. */
const FARTHEST = 2;

/** A half sentence for a message: `; did you mean X?`, empty when nothing is near. */
export function didYouMean(word: string, known: readonly string[]): string {
  const near = nearMiss(word, known);
  return near === undefined ? "" : `; did you mean ${near}?`;
}

/** The first of the nearest known words, nothing when none is near. */
function nearMiss(word: string, known: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = Math.min(FARTHEST, word.length - 1) + 1;
  for (const each of known) {
    if (Math.abs(each.length - word.length) >= least) continue;
    const found = distance(word.toLowerCase(), each.toLowerCase());
    if (found >= least) continue;
    least = found;
    best = each;
  }
  return best;
}

function distance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const next = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      let least = Math.min(
        last[column - 1]! + Number(!isSame),
        last[column]! + 1,
        next[column - 1]! + 1,
      );
      const isExchange = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isExchange) least = Math.min(least, beforeLast[column - 2]! + 1);
      next.push(least);
    }
    beforeLast = last;
    last = next;
  }
  return last[b.length]!;
}
