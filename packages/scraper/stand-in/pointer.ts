/**
 * The page's pointer input, as the site does it.
 *
 * `mousedown` or `touchstart` and moves are taken on `#game`, the end on `document`. The cell is
 * found by `document.elementFromPoint`, so whatever lies on the board and takes the pointer breaks
 * the page, as it would on the site. The right button, or Ctrl, erases instead of drawing.
 */

import type { Cell, Rect } from "@shikiri/core";

/** What the page does with the player's strokes. */
export interface Strokes {
  /** The cell of a board's cell element; undefined for any other element. */
  readonly cellOf: (element: Element | null) => Cell | undefined;
  readonly preview: (rect: Rect | undefined) => void;
  readonly draw: (rect: Rect) => void;
  readonly erase: (cell: Cell) => void;
}

/** Listens to the pointer on `game` for good. */
export function listen(game: HTMLElement, strokes: Strokes): void {
  let start: Cell | undefined;
  let last: Cell | undefined;
  let erasing = false;

  const cellAt = (event: MouseEvent | TouchEvent): Cell | undefined => {
    const point = "touches" in event ? event.touches[0] : event;
    if (point === undefined) return undefined;
    return strokes.cellOf(document.elementFromPoint(point.clientX, point.clientY));
  };
  const begin = (event: MouseEvent | TouchEvent): void => {
    start = cellAt(event);
    if (start === undefined) return;
    event.preventDefault();
    erasing = event.ctrlKey || ("button" in event && event.button === 2);
    move(event);
  };
  const move = (event: MouseEvent | TouchEvent): void => {
    const cell = cellAt(event);
    if (start === undefined || cell === undefined) return;
    last = cell;
    if (erasing) strokes.erase(cell);
    else strokes.preview(rectBetween(start, cell));
  };
  const end = (): void => {
    strokes.preview(undefined);
    if (start !== undefined && last !== undefined && !erasing) {
      strokes.draw(rectBetween(start, last));
    }
    start = undefined;
    last = undefined;
  };

  game.addEventListener("mousedown", begin);
  game.addEventListener("mousemove", move);
  document.addEventListener("mouseup", end);
  game.addEventListener("touchstart", begin, { passive: false });
  game.addEventListener("touchmove", move);
  document.addEventListener("touchend", end);
  game.addEventListener("contextmenu", (event) => event.preventDefault());
}

function rectBetween(a: Cell, b: Cell): Rect {
  return {
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x) + 1,
    height: Math.abs(a.y - b.y) + 1,
  };
}
