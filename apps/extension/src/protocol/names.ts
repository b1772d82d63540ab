/** What cells and sizes are called where a player reads of them: columns and rows count from 1. */

import type { Cell, Size } from "@shikiri/core";

/** `(column, row)`; the left column is 1, and so is the top row. */
export function nameCell({ x, y }: Cell): string {
  return `(${x + 1}, ${y + 1})`;
}

/** `10×8` of 10 columns and 8 rows. */
export function nameSize({ width, height }: Size): string {
  return `${width}×${height}`;
}
