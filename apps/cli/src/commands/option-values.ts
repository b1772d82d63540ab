/** Option values: from words on the command line to numbers and sizes, or a usage error. */

import type { Size } from "@shikiri/core";
import { InvalidArgumentError } from "commander";

/** The longest time that a timer of Node can wait for is a little more, in seconds. */
const MAX_SECONDS = 2_000_000;

/** Reads a whole number from `least` to `most`. */
export function wholeNumber(least: number, most: number): (word: string) => number {
  return (word) => {
    const value = /^\d+$/.test(word) ? Number(word) : NaN;
    if (value >= least && value <= most) return value;
    throw new InvalidArgumentError(`Expected a whole number from ${least} to ${most}.`);
  };
}

/** Reads a whole number from 1, however large. */
export function countLimit(word: string): bigint {
  if (/^\d+$/.test(word) && BigInt(word) > 0n) return BigInt(word);
  throw new InvalidArgumentError("Expected a whole number from 1.");
}

/** Reads seconds, fractions allowed; 0 is no limit. The result is milliseconds, 0 or at least 1. */
export function timeLimit(word: string): number {
  const seconds = /^(\d+\.?\d*|\.\d+)$/.test(word) ? Number(word) : NaN;
  if (!(seconds <= MAX_SECONDS)) {
    throw new InvalidArgumentError(`Expected seconds up to ${MAX_SECONDS}, or 0 for no limit.`);
  }
  return Math.ceil(seconds * 1000);
}

/** Reads a size as people write it: `10x8`. */
export function boardSize(word: string): Size {
  const match = /^([1-9]\d{0,6})x([1-9]\d{0,6})$/i.exec(word);
  if (match === null) {
    throw new InvalidArgumentError("Expected columns x rows, such as 10x8.");
  }
  return { width: Number(match[1]), height: Number(match[2]) };
}

/** Reads a number of clues, or a share of them as people write it: `5`, `20%`. A share is below 1. */
export function clueShare(word: string): number {
  const match = /^(\d{1,5})(%?)$/.exec(word);
  const value = Number(match?.[1] ?? NaN) / (match?.[2] === "%" ? 100 : 1);
  if (match?.[2] === "%" ? value < 1 : value >= 0) return value;
  throw new InvalidArgumentError("Expected a whole number, or a share such as 20%, below 100%.");
}
