/**
 * Outlines of cells: the path around a polyomino, along the inside of its edge.
 *
 * Edges of cells are directed so that the cells lie to the right, and followed from corner to corner:
 * clockwise around the outside, against it around holes. Where two cells meet at a corner only, the path
 * turns right and stays with its cell, so that what shows of them does not touch.
 */

import type { Cell } from "../base/grid.ts";

/** Directions in the order of right turns: where they go, and what is to the right of who goes there. */
const DIRECTIONS = [
  { dx: 1, dy: 0, right: { x: 0, y: 1 } },
  { dx: 0, dy: 1, right: { x: -1, y: 0 } },
  { dx: -1, dy: 0, right: { x: 0, y: -1 } },
  { dx: 0, dy: -1, right: { x: 1, y: 0 } },
] as const;

/** By direction of an edge, of the cell to its right: where the edge begins, and the cell to its left. */
const EDGES = [
  { x: 0, y: 0, beside: { x: 0, y: -1 } },
  { x: 1, y: 0, beside: { x: 1, y: 0 } },
  { x: 1, y: 1, beside: { x: 0, y: 1 } },
  { x: 0, y: 1, beside: { x: -1, y: 0 } },
] as const;

/** The corners of a closed line, each a horizontal or vertical way from the one before. */
export type Loop = readonly { readonly x: number; readonly y: number }[];

/**
 * The lines around the cells, the outer one of the first cell first; cells need not hang together.
 *
 * @param inset how far inside the cells' edge, in cells; less than half a cell
 */
export function outlinesOf(cells: readonly Cell[], inset: number): readonly Loop[] {
  const taken = new Set(cells.map(({ x, y }) => `${x},${y}`));
  const edges = new Set<string>();
  for (const { x, y } of cells) {
    for (const [direction, edge] of EDGES.entries()) {
      if (taken.has(`${x + edge.beside.x},${y + edge.beside.y}`)) continue;
      edges.add(edgeName(x + edge.x, y + edge.y, direction));
    }
  }
  const loops: Loop[] = [];
  for (const first of edges) {
    const [x = 0, y = 0, direction = 0] = first.split(" ").map(Number);
    loops.push(followed(edges, x, y, direction, inset));
  }
  return loops;
}

/** The data of an SVG path through the corners of each line. */
export function pathOf(loops: readonly Loop[], at: (cells: number) => string): string {
  return loops
    .map((loop) => {
      const [first, ...rest] = loop;
      const start = `M${at(first!.x)} ${at(first!.y)}`;
      const ways = rest.map(({ x, y }, index) =>
        loop[index]!.y === y ? `H${at(x)}` : `V${at(y)}`,
      );
      return `${start}${ways.join("")}Z`;
    })
    .join("");
}

/** The line that begins with an edge, all of whose edges are taken away. */
function followed(
  edges: Set<string>,
  startX: number,
  startY: number,
  startDirection: number,
  inset: number,
): Loop {
  const corners: { x: number; y: number }[] = [];
  let x = startX;
  let y = startY;
  let direction = startDirection;
  while (edges.delete(edgeName(x, y, direction))) {
    x += DIRECTIONS[direction]!.dx;
    y += DIRECTIONS[direction]!.dy;
    // Right before straight on before left; at the end of the line only its first edge is left.
    const next =
      [1, 0, 3]
        .map((turn) => (direction + turn) % 4)
        .find((each) => edges.has(edgeName(x, y, each))) ?? startDirection;
    if (next !== direction) {
      const [before, after] = [DIRECTIONS[direction]!.right, DIRECTIONS[next]!.right];
      corners.push({ x: x + inset * (before.x + after.x), y: y + inset * (before.y + after.y) });
    }
    direction = next;
  }
  return corners;
}

function edgeName(x: number, y: number, direction: number): string {
  return `${x} ${y} ${direction}`;
}
