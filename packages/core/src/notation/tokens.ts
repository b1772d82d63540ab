/**
 * Tokens of a line that are divided by white space or commas, with their columns.
 *
 * A comma divides as often as it stands there, so that nothing between two commas is an empty token
 * and can be reported; white space divides once. A comma may end a line. Linear in its length.
 */

/** What stands between two separators, and its column from 1; for an empty token, the comma's. */
export interface Token {
  readonly token: string;
  readonly column: number;
}

/** The line's tokens from left to right. */
export function* tokensOf(line: string): Generator<Token, void> {
  let isAfterComma = true;
  for (const match of line.matchAll(/,|[^\s,]+/g)) {
    const isComma = match[0] === ",";
    if (!isComma || isAfterComma) yield { token: isComma ? "" : match[0], column: match.index + 1 };
    isAfterComma = isComma;
  }
}
