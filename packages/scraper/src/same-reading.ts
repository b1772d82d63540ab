/**
 * Whether two readings saw the same board in the same state.
 *
 * Same puzzle is not enough: an overlay drawn for the first reading must also fit the second, so
 * the root and every box have to be the same, up to what nobody sees.
 */

import type { Board } from "./board.ts";
import { isSameBox } from "./board-shift.ts";

/** Whether root, clues and boxes are all the same. */
export function isSameReading(a: Board, b: Board): boolean {
  return (
    a.root === b.root &&
    a.fingerprint === b.fingerprint &&
    a.boxes.every((box, i) => isSameBox(box, b.boxes[i]!))
  );
}
