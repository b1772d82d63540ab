/**
 * Random boards and random variants of the page, for properties.
 *
 * The boards are puzzles (their clues sum to the area) but mostly have no answer, which does not
 * matter to a reader. Gutter and insets stay well below half a cell, as on any page that people
 * can read.
 */

import * as fc from "fast-check";
import type { Rows, StandInOptions } from "../stand-in/options.ts";

/** A board of `min` to `max` columns and rows whose clues sum to its area. */
export function randomRows(min: number, max: number): fc.Arbitrary<Rows> {
  const side = fc.integer({ min, max });
  return fc.tuple(side, side).chain(([width, height]) => {
    const area = width * height;
    return fc
      .uniqueArray(fc.nat(area - 1), { minLength: 1, maxLength: Math.min(12, area) })
      .chain((places) =>
        partsOf(area, places.length).map((areas) =>
          Array.from({ length: height }, (_, y) =>
            Array.from({ length: width }, (_, x) => areas[places.indexOf(y * width + x)] ?? 0),
          ),
        ),
      );
  });
}

/** How the page may show any board, without what is on the board. */
export const randomVariant: fc.Arbitrary<Partial<StandInOptions>> = fc.record({
  separator: fc.constantFrom(0, 1, 2, 3, 4),
  cellSize: fc.constantFrom(20, 21.5, 24, 30, 37, 60),
  gutter: fc.constantFrom(0, 2, 4),
  clueInset: fc.constantFrom(0, 1, 2),
  clueText: fc.constantFrom("direct", "nested"),
  cellClasses: fc.constantFrom("", "selectable", "task-cell selectable cell-off"),
  style: fc.constantFrom("modern", "classic"),
  night: fc.boolean(),
  zoom: fc.constantFrom(0.2, 1, 2.5, 5),
  consent: fc.boolean(),
  drawn: fc.constantFrom(
    [],
    [{ x: 0, y: 0, width: 1, height: 1 }],
    [
      { x: 1, y: 0, width: 2, height: 3 },
      { x: 0, y: 0, width: 1, height: 2 },
    ],
  ),
});

function partsOf(total: number, count: number): fc.Arbitrary<readonly number[]> {
  if (count === 1) return fc.constant([total]);
  return fc
    .uniqueArray(fc.integer({ min: 1, max: total - 1 }), {
      minLength: count - 1,
      maxLength: count - 1,
    })
    .map((cuts) => {
      const ends = [...cuts.toSorted((a, b) => a - b), total];
      return ends.map((end, i) => end - (ends[i - 1] ?? 0));
    });
}
