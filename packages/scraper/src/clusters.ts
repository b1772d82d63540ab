/**
 * Clusters: the columns and rows of a grid, found from where its cells are.
 *
 * Nothing is assumed of the cell size, the separator or the offset. Starts that lie within a third
 * of a cell are one line (clue and blank cells may differ by a pixel or two); the pitch from line
 * to line must be regular enough that no whole line can be missing between two of them.
 */

/** One axis of a grid: where its lines (columns, or rows) start, ascending. */
export interface Axis {
  readonly starts: readonly number[];
  /** Starts within this many pixels after a line's start belong to it. */
  readonly tolerance: number;
}

/** A whole line missing makes a pitch twice as long; no gutter is as wide as half a cell. */
const MAX_PITCH_RATIO = 1.5;

/** The axis of cells that start at `starts` and are `lengths` long; neither may be empty. */
export function axisOf(starts: readonly number[], lengths: readonly number[]): Axis {
  const tolerance = medianOf(lengths) / 3;
  const lines: number[] = [];
  for (const start of starts.toSorted((a, b) => a - b)) {
    if (lines.length === 0 || start - lines.at(-1)! > tolerance) lines.push(start);
  }
  return { starts: lines, tolerance };
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

/** The first line whose distance to the next is too long, with the distances; undefined if regular. */
export function gapIn(
  axis: Axis,
): { readonly line: number; readonly pitch: number; readonly shortest: number } | undefined {
  const pitches = axis.starts.slice(1).map((start, i) => start - axis.starts[i]!);
  const shortest = pitches.reduce((least, pitch) => Math.min(least, pitch), Infinity);
  const line = pitches.findIndex((pitch) => pitch >= shortest * MAX_PITCH_RATIO);
  return line < 0 ? undefined : { line, pitch: pitches[line]!, shortest };
}

/** The middle value, the upper one of two; the list must not be empty. */
export function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
