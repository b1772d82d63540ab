/**
 * Where the panel goes: where it covers the least that matters.
 *
 * By the board is best: right, left, below, above; then the window's corners, then other places along
 * its edges. Of these the first wins that covers nothing, or else the one that covers the least, by
 * weight. Wherever a player has put it, it stays within the window. Lengths are CSS pixels of the window.
 */

/** A box in the window. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How large something is. */
export type Extent = Pick<Area, "width" | "height">;

/** Where its left upper corner is. */
export type Place = Pick<Area, "left" | "top">;

/** What is better not covered, and how much that matters. */
export interface Obstacle extends Area {
  readonly weight: number;
}

/** The least distance from the window's edges and from the board. */
const GAP = 8;

/** The weight of the board, if the whole panel lies over it. */
const BOARD_WEIGHT = 100;

/** The best place for a panel of this size, by the board if there is one; `at` if that is as good. */
export function bestPlace(
  panel: Extent,
  window: Extent,
  board: Area | undefined,
  obstacles: readonly Obstacle[] = [],
  at?: Place,
): Place {
  const costOf = (place: Place): number => {
    const area = { ...place, width: panel.width, height: panel.height };
    const onBoard = board === undefined ? 0 : overlap(area, board) / (panel.width * panel.height);
    return obstacles.reduce(
      (sum, obstacle) => sum + obstacle.weight * hidden(obstacle, area),
      BOARD_WEIGHT * onBoard,
    );
  };
  const sides = byBoard(panel, board, obstacles).map((side) => within(side, panel, window));
  const places = [
    ...(at ? [at] : []),
    ...sides.filter((side) => !isOver(side, panel, board ? [board] : [])),
    ...alongEdges(panel, window).map((place) => within(place, panel, window)),
  ];
  let best: { readonly place: Place; readonly cost: number } | undefined;
  for (const place of places) {
    const cost = costOf(place);
    if (best === undefined || cost < best.cost) best = { place, cost };
    if (cost === 0) break;
  }
  return best!.place;
}

/** Whether a panel of this size at the place would cover any of the areas, if only in part. */
export function isOver(place: Place, panel: Extent, areas: readonly Area[]): boolean {
  const { width, height } = panel;
  return areas.some((area) => overlap({ ...place, width, height }, area) > 0);
}

/** The place, moved into the window as far as it must be. */
export function within({ left, top }: Place, panel: Extent, window: Extent): Place {
  return {
    left: Math.max(GAP, Math.min(left, window.width - panel.width - GAP)),
    top: Math.max(GAP, Math.min(top, window.height - panel.height - GAP)),
  };
}

/** The board's sides; beside it also just below or above whatever is in the way there. */
function byBoard(
  { width, height }: Extent,
  board: Area | undefined,
  obstacles: readonly Obstacle[],
): readonly Place[] {
  if (board === undefined) return [];
  const { left, top } = board;
  const besides = [left + board.width + GAP, left - GAP - width];
  const tops = obstacles
    .flatMap((obstacle) => [obstacle.top + obstacle.height + GAP, obstacle.top - GAP - height])
    .filter((each) => each < top + board.height && each + height > top);
  return [
    ...besides.map((left) => ({ left, top })),
    { left, top: top + board.height + GAP },
    { left, top: top - GAP - height },
    ...besides.flatMap((left) => tops.map((top) => ({ left, top }))),
  ];
}

/** The corners, from the right upper one on, then what is between them. */
function alongEdges(panel: Extent, window: Extent): readonly Place[] {
  const across = window.width - panel.width;
  const down = window.height - panel.height;
  const places = [1, 0, 0.5].flatMap((x) =>
    [0, 1, 0.25, 0.5, 0.75].map((y) => ({ x, y, isCorner: x !== 0.5 && y % 1 === 0 })),
  );
  return [
    ...places.filter(({ isCorner }) => isCorner),
    ...places.filter(({ isCorner }) => !isCorner),
  ].map(({ x, y }) => ({
    left: GAP + x * (across - 2 * GAP),
    top: GAP + y * (down - 2 * GAP),
  }));
}

/** How bad it is that the area is covered, from 0 to 1; wholly is worse than in part. */
function hidden(area: Area, by: Area): number {
  const common = overlap(area, by);
  return common === 0 ? 0 : (1 + common / (area.width * area.height)) / 2;
}

/** How many square pixels both have in common. */
function overlap(a: Area, b: Area): number {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, across) * Math.max(0, down);
}
