/**
 * Clusters: the columns and rows of a grid, found from where its cells are.
 *
 * Nothing is assumed of the cell size, the separator or the offset. Starts that lie within a third
 * of a cell are one line (clue and blank cells may differ by a pixel or two). Neighbouring lines must
 * be so close that no whole line can be missing between them, nor may one lie upon the next.
 */

/** One axis of a grid: where its lines (columns, or rows) start and end, ascending. */
export interface Axis {
  readonly starts: readonly number[];
  /** Where the line's farthest cell ends; one for each start. */
  readonly ends: readonly number[];
  /** How long a cell usually is. */
  readonly length: number;
}

/**
 * The longest gap between two lines, in cells. A missing line leaves one of a whole cell and two
 * separators; separator, gutter and the insets of clues come to a few pixels.
 */
const MAX_GAP = 0.75;

/** The axis of cells that start at `starts` and are `lengths` long; neither may be empty. */
export function axisOf(starts: readonly number[], lengths: readonly number[]): Axis {
  const length = medianOf(lengths);
  const axis = { starts: [] as number[], ends: [] as number[], length };
  for (const start of Float64Array.from(starts).toSorted()) {
    const line = axis.starts.length - 1;
    if (line < 0 || start - axis.starts[line]! > length / 3) {
      axis.starts.push(start);
      axis.ends.push(start);
    }
  }
  for (const [i, start] of starts.entries()) {
    const line = lineAt(axis, start);
    axis.ends[line] = Math.max(axis.ends[line]!, start + lengths[i]!);
  }
  return axis;
}

/** The line that a start belongs to, from 0: the last that does not begin after it. */
export function lineAt(axis: Axis, start: number): number {
  let low = 0;
  let high = axis.starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (axis.starts[middle]! <= start) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * The first line whose gap to the next (negative for an overlap) is too long or too short; lines may
 * reach `maxOverlap` into the next, in the unit of the starts.
 */
export function misfitIn(
  axis: Axis,
  maxOverlap: number,
): { readonly line: number; readonly gap: number } | undefined {
  const gaps = axis.starts.slice(1).map((start, i) => start - axis.ends[i]!);
  const line = gaps.findIndex((gap) => gap > axis.length * MAX_GAP || gap < -maxOverlap);
  return line < 0 ? undefined : { line, gap: gaps[line]! };
}

/** The middle value, the upper one of two; the list must not be empty. */
export function medianOf(values: readonly number[]): number {
  return Float64Array.from(values).toSorted()[Math.floor(values.length / 2)]!;
}
