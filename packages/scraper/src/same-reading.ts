/**
 * Whether two readings saw the same board in the same state.
 *
 * Same puzzle is not enough: an overlay drawn for the first reading must also fit the second, so
 * the element and every box have to be the same.
 */

import type { Board, Box } from "./board.ts";

/** Whether root, clues and boxes are all the same. */
export function isSameReading(a: Board, b: Board): boolean {
  return (
    a.root === b.root &&
    a.fingerprint === b.fingerprint &&
    a.boxes.every((box, i) => isSameBox(box, b.boxes[i]!))
  );
}

function isSameBox(a: Box, b: Box): boolean {
  return a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height;
}
