/**
 * Where the panel goes: by the board, never over it if it can be avoided.
 *
 * The sides are tried in turn: right, left, below, above. Wherever a player has put it, it stays within
 * the window. Lengths are CSS pixels of the window.
 */

/** A box in the window. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The least distance from the window's edges and from the board. */
const GAP = 8;

/** The left and top of a panel of this size by the board; in the corner where there is no board. */
export function placeBy(
  board: Area | undefined,
  panel: Pick<Area, "width" | "height">,
  window: Pick<Area, "width" | "height">,
): Pick<Area, "left" | "top"> {
  const { width, height } = panel;
  const corner = { left: window.width - width - 2 * GAP, top: 2 * GAP };
  if (board === undefined) return within(corner, panel, window);
  const { left, top } = board;
  const [right, bottom] = [left + board.width, top + board.height];
  const sides = [
    { left: right + GAP, top },
    { left: left - GAP - width, top },
    { left, top: bottom + GAP },
    { left, top: top - GAP - height },
  ].map((side) => within(side, panel, window));
  return (
    sides.find((side) => !meets({ ...side, width, height }, board)) ?? within(corner, panel, window)
  );
}

/** The place, moved into the window as far as it must be. */
export function within(
  { left, top }: Pick<Area, "left" | "top">,
  panel: Pick<Area, "width" | "height">,
  window: Pick<Area, "width" | "height">,
): Pick<Area, "left" | "top"> {
  return {
    left: Math.max(0, Math.min(left, window.width - panel.width - GAP)),
    top: Math.max(0, Math.min(top, window.height - panel.height - GAP)),
  };
}

function meets(a: Area, b: Area): boolean {
  const across = a.left < b.left + b.width && b.left < a.left + a.width;
  return across && a.top < b.top + b.height && b.top < a.top + a.height;
}
