/** A page that a test plays, for filling: its game, its mark and its player are in the test's hands. */

import { cellsOf, isSameRect, type Cell, type Rect } from "@shikiri/core";
import { meets } from "../src/content/drawn.ts";
import { fillIn, type Ending, type Hand } from "../src/content/fill/filling.ts";
import { planFor } from "../src/content/fill/plan.ts";

/** A board of five rectangles. */
export const BOARD = [
  [3, 0, 0, 1],
  [2, 0, 0, 2],
  [0, 4, 0, 0],
];
/** Its answer. */
export const ANSWER: readonly Rect[] = [
  { x: 0, y: 0, width: 3, height: 1 },
  { x: 3, y: 0, width: 1, height: 1 },
  { x: 0, y: 1, width: 2, height: 1 },
  { x: 2, y: 1, width: 2, height: 1 },
  { x: 0, y: 2, width: 4, height: 1 },
];
/** The one of them that is left for the player. */
export const LEFT = ANSWER[4]!;

/** A page of which the game, the mark and the player are in the test's hands. */
export class PlayedPage implements Hand {
  rects: readonly Rect[];
  strokes = 0;
  /** The state of the mark after each time that it was changed. */
  readonly marks: boolean[] = [];
  marked = false;
  told: number[] = [];
  /** What the page makes of a stroke. */
  take: (rect: Rect) => readonly Rect[] = (rect) => this.without(rect, rect);
  /** What is called before each look for a hindrance, with the number of strokes so far. */
  watch: (strokes: number) => ReturnType<Hand["hindrance"]> = () => undefined;
  isCovered = false;
  tells = true;
  canMark = true;
  /** What its game says nothing of. */
  hidden: readonly Rect[] = [];
  /** What the page paints beside what is drawn, and which puzzle it has in the end. */
  painted: readonly Rect[] = [];
  puzzle: Awaited<ReturnType<Hand["puzzleNow"]>> = "same";
  /** How many looks the page is late in taking up a stroke. */
  late = 0;
  #looks = 0;
  #before: readonly Rect[];

  constructor(drawn: readonly Rect[] = []) {
    this.rects = drawn;
    this.#before = drawn;
  }
  /** What is drawn without what the rectangle meets, and with these. */
  without(rect: Rect, ...added: readonly Rect[]): readonly Rect[] {
    return [...this.rects.filter((each) => !meets(each, rect)), ...added];
  }
  mark(): void {
    if (this.canMark) this.marks.push((this.marked = true));
  }
  isMarked(): boolean {
    return this.marked;
  }
  unmark(): void {
    if (this.marked) this.marks.push((this.marked = false));
  }
  draw(rect: Rect): boolean {
    if (this.isCovered) return false;
    this.strokes++;
    this.#before = this.rects;
    this.#looks = 0;
    this.rects = this.take(rect);
    return true;
  }
  /** What the late page shows first is without what the stroke meets. */
  erase(): void {
    this.#before = this.rects.slice(0, -1);
  }
  async drawn(): Promise<readonly Rect[] | undefined> {
    if (!this.tells) return undefined;
    return this.#told(this.#looks++ < this.late ? this.#before : this.rects);
  }
  /** As on a true page, what is drawn is painted, and nothing hides it. */
  isPainted(rect: Rect): boolean {
    const seen = [...this.rects, ...this.painted];
    return [...cellsOf(rect)].every((cell) => seen.some((each) => meets(each, oneCell(cell))));
  }
  hindrance(): ReturnType<Hand["hindrance"]> {
    return this.watch(this.strokes);
  }
  async puzzleNow(): ReturnType<Hand["puzzleNow"]> {
    return this.puzzle;
  }
  async turn(): Promise<void> {}
  onProgress(done: number): void {
    this.told.push(done);
  }
  filled(drawn = this.#told(this.rects)): Promise<Ending> {
    const plan = planFor(ANSWER, drawn, (rect) => this.isPainted(rect));
    return fillIn(plan, drawn, this);
  }
  #told(rects: readonly Rect[]): readonly Rect[] {
    return rects.filter((rect) => !this.hidden.some((each) => isSameRect(each, rect)));
  }
}

function oneCell({ x, y }: Cell): Rect {
  return { x, y, width: 1, height: 1 };
}
