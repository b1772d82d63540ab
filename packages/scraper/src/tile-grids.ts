/**
 * Grids of tiles: wherever on a page elements of one size fill a grid, whatever they are called.
 *
 * Tiles of about the same size are looked at together, first all of them, then those inside ever
 * smaller containers, until they form a complete grid. A tile inside another one counts with it, so
 * wrappers do not matter. The work is bounded: sizes, containers and tiles looked at all are.
 */

import { MAX_BOARD_CELLS, type Box } from "./board.ts";
import { isOutOfView } from "./clipping.ts";
import { layoutOf, MAX_ODDITY, type Layout, type Leeway } from "./layout.ts";
import type { Steps } from "./steps.ts";
import type { Survey, Tile } from "./survey.ts";
import { TileTree } from "./tile-tree.ts";

/** Elements that fill a grid. */
export interface TileGrid {
  /** An element with all of them in it. */
  readonly container: Element;
  /** Row-major, as the boxes are. */
  readonly cells: readonly Element[];
  readonly boxes: readonly Box[];
  readonly layout: Layout;
}

/** A width and a height that tiles have in common. */
type Extent = Pick<Box, "width" | "height">;

/** The tiles of one size, to the pixel: the first of them, and the indices of all, ascending. */
interface SizeGroup {
  readonly tile: Tile;
  readonly indices: number[];
}

/** A grid that has no name to tell it by must be at least this wide and high. */
const MIN_SIDE = 2;
const MIN_TILES = MIN_SIDE * MIN_SIDE;
/** How many sizes of tiles are tried, the most frequent first. */
const MAX_SIZES = 24;
/** By which part of a length tiles may differ that count as one size. */
const ALMOST = 0.05;
/** The same for what may be cells that a grid lacks, if they are in its container. */
const ROUGHLY = 0.8;
/** Clipped tiles around a grid are as many as it has lines, times this; on a deep page each takes long. */
const MAX_CLIPPED = 20;
/** How many tiles are looked at in all, counted again for each container. */
const MAX_WORK = 1_000_000;
/** How many of them in one step, or tiles that are told from others. */
const STEP = 5000;

/**
 * All grids on the page that are at least 2x2, none of them a part of another, but for the one that is
 * `known` already. Each step looks at so many tiles.
 */
export function* tileGridsIn(
  survey: Survey,
  leewayIn: (tiles: readonly Element[]) => Leeway,
  known?: TileGrid,
): Steps<TileGrid[]> {
  const { oddity = MAX_ODDITY } = leewayIn([]);
  const knownCells = new Set(known?.cells);
  const grids: TileGrid[] = [];
  const tried = new Map<number, (readonly number[])[]>();
  let work = 0;
  let sinceYield = 0;
  const groups = sizeGroupsIn(survey);
  for (const usual of usualOf(groups)) {
    const alike = tilesLike(usual, groups, oddity);
    sinceYield += groups.length;
    if (alike.length < MIN_TILES) continue;
    sinceYield += survey.tiles.length;
    if (sinceYield > STEP) {
      yield;
      sinceYield = 0;
    }
    const tree = new TileTree(survey.parents, alike);
    const open = tree.containersIn(-1);
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const members = tree.tilesIn(at);
      if (members.length < MIN_TILES) continue;
      work += members.length;
      if (work > MAX_WORK) return grids;
      sinceYield += members.length;
      if (sinceYield > STEP) {
        yield;
        sinceYield = 0;
      }
      const isKnown =
        members.length === knownCells.size &&
        members.every((i) => knownCells.has(survey.elements[i]!));
      // Tiles that count as one size often count as the next one too.
      const before = tried.get(at) ?? [];
      if (isKnown || before.some((others) => isSame(others, members))) continue;
      tried.set(at, [...before, members]);
      const grid =
        members.length > MAX_BOARD_CELLS ? undefined : gridOf(survey, at, members, leewayIn);
      if (grid === undefined) open.push(...tree.containersIn(at));
      else grids.push(grid);
    }
  }
  return grids;
}

function isSame(some: readonly number[], others: readonly number[]): boolean {
  return some.length === others.length && some.every((index, i) => index === others[i]);
}

function gridOf(
  survey: Survey,
  container: number,
  members: readonly number[],
  leewayIn: (tiles: readonly Element[]) => Leeway,
): TileGrid | undefined {
  const boxes = members.map((i) => survey.tiles[i]!.box);
  const tiles = members.map((i) => survey.elements[i]!);
  const layout = layoutOf(boxes, leewayIn(tiles));
  if (!layout.ok) return undefined;
  const { size, order } = layout.value;
  if (size.width < MIN_SIDE || size.height < MIN_SIDE) return undefined;
  return {
    container: survey.elements[container]!,
    cells: order.map((i) => tiles[i]!),
    boxes: order.map((i) => boxes[i]!),
    layout: layout.value,
  };
}

/** The survey's tiles by their size. */
function sizeGroupsIn({ tiles }: Survey): readonly SizeGroup[] {
  const bySize = new Map<string, SizeGroup>();
  for (const [i, tile] of tiles.entries()) {
    if (tile === undefined) continue;
    const { box, frame } = tile;
    const key = `${frame} ${Math.round(box.width)} ${Math.round(box.height)}`;
    const group = bySize.get(key);
    if (group === undefined) bySize.set(key, { tile, indices: [i] });
    else group.indices.push(i);
  }
  return [...bySize.values()];
}

/** A tile of each frequent size. */
function usualOf(groups: readonly SizeGroup[]): Tile[] {
  const usual: Tile[] = [];
  for (const { tile } of groups.toSorted((a, b) => b.indices.length - a.indices.length)) {
    if (usual.length === MAX_SIZES) break;
    if (!usual.some((other) => isAlike(tile, other, ALMOST))) usual.push(tile);
  }
  return usual;
}

/** The tiles of about that size: indices of elements, ascending. */
function tilesLike(one: Tile, groups: readonly SizeGroup[], oddity: number): readonly number[] {
  const alike = groups.filter(({ tile }) => isAlike(tile, one, oddity));
  return alike.flatMap(({ indices }) => indices).toSorted((a, b) => a - b);
}

/**
 * Whether tiles like the grid's go on where it ends, along at least half of a side, up to two lines
 * away: then it is only a part of what is on the screen. Copies that are clipped away do not count.
 */
export function goesOn(
  { cells, container, layout }: TileGrid,
  { tiles, elements, hasLayout }: Survey,
): boolean {
  const { columns, rows, size } = layout;
  const usual = { width: columns.length, height: rows.length };
  const own = new Set(cells);
  const beyond = {
    left: new Set<number>(),
    right: new Set<number>(),
    top: new Set<number>(),
    bottom: new Set<number>(),
  };
  const maxClipped = MAX_CLIPPED * (size.width + size.height);
  let clipped = 0;
  for (const [i, tile] of tiles.entries()) {
    if (tile === undefined || !isLike(tile.box, usual, ROUGHLY) || own.has(elements[i]!)) continue;
    if (!isLike(tile.box, usual, MAX_ODDITY) && !container.contains(elements[i]!)) continue;
    const { left, top, width, height } = tile.box;
    const row = rows.starts.findIndex((start) => Math.abs(start - top) <= usual.height / 3);
    const column = columns.starts.findIndex((start) => Math.abs(start - left) <= usual.width / 3);
    const news = [
      [beyond.left, row, isNext(columns.starts[0]! - (left + width), width)],
      [beyond.right, row, isNext(left - columns.ends.at(-1)!, width)],
      [beyond.top, column, isNext(rows.starts[0]! - (top + height), height)],
      [beyond.bottom, column, isNext(top - rows.ends.at(-1)!, height)],
    ] as const;
    const found = news.filter(([side, line, isNear]) => isNear && line >= 0 && !side.has(line));
    if (found.length === 0) continue;
    if (hasLayout && clipped < maxClipped && isOutOfView(elements[i]!, tile.box)) clipped++;
    else for (const [side, line] of found) side.add(line);
  }
  return (
    Math.max(beyond.left.size, beyond.right.size) * 2 >= size.height ||
    Math.max(beyond.top.size, beyond.bottom.size) * 2 >= size.width
  );
}

/** Whether a gap is none, or one in which one line of cells might be missing. */
function isNext(gap: number, length: number): boolean {
  return gap > -length / 2 && gap < length * 2.2;
}

function isAlike(a: Tile, b: Tile, most: number): boolean {
  return a.frame === b.frame && isLike(a.box, b.box, most);
}

function isLike(box: Extent, { width, height }: Extent, most: number): boolean {
  return (
    Math.abs(box.width - width) <= width * most && Math.abs(box.height - height) <= height * most
  );
}
