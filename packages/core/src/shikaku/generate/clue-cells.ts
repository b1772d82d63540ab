/**
 * Where the clues of a dissection stand: one cell of each plot, anywhere or in half-turn symmetry.
 *
 * A symmetric dissection keeps its clues symmetric: a half turn of the board takes each clue's cell
 * to another clue's, or the middle cell to itself.
 */

import { cellIndex } from "../../base/grid.ts";
import type { Random } from "../../base/random.ts";
import type { Dissection, Plot } from "./dissection.ts";

/** What a plot's clue was. */
export type SavedClue = Pick<Plot, "cell" | "isUnknown">;

/** Where the clues of one dissection stand, and how they move. */
export class ClueCells {
  readonly #dissection: Dissection;
  readonly #isSymmetric: boolean;
  readonly #random: Random;

  /** @param isSymmetric whether clues move in pairs, in a dissection that is its own half turn */
  constructor(dissection: Dissection, isSymmetric: boolean, random: Random) {
    this.#dissection = dissection;
    this.#isSymmetric = isSymmetric;
    this.#random = random;
  }

  /** By plot: its clue, to go back to with {@link ClueCells.restore}. */
  get saved(): readonly SavedClue[] {
    return this.#dissection.plots.map(({ cell, isUnknown }) => ({ cell, isUnknown }));
  }

  /** Puts every clue on a random cell of its plot, and makes so many of them unknown. */
  scatter(unknowns: number): void {
    const { plots } = this.#dissection;
    for (const plot of plots) this.#move(plot, this.#cellIn(plot));
    for (const plot of this.#random.shuffle([...plots]).slice(0, unknowns)) plot.isUnknown = true;
  }

  /** Moves the clue of a random plot to a random cell. */
  shake(): void {
    const plot = this.#random.pick(this.#dissection.plots);
    this.#move(plot, this.#cellIn(plot));
  }

  /** Moves the plot's clue to one of the cells, which lie in its rect. */
  moveToOne(place: number, cells: readonly number[]): void {
    this.#move(this.#dissection.plots[place]!, this.#random.pick(cells));
  }

  /** Puts the clues where they stood when they were saved. */
  restore(saved: readonly SavedClue[]): void {
    for (const [place, clue] of saved.entries())
      Object.assign(this.#dissection.plots[place]!, clue);
  }

  /** Makes an unknown clue known, and a random other one unknown in its place. */
  reveal(place: number): void {
    const other = this.#random.pick(this.#dissection.plots);
    if (other.isUnknown) return;
    this.#dissection.plots[place]!.isUnknown = false;
    other.isUnknown = true;
  }

  #move(plot: Plot, cell: number): void {
    const { plots, owners } = this.#dissection;
    const opposite = owners.length - 1 - cell;
    const twin = plots[owners[opposite]!]!;
    if (!this.#isSymmetric) plot.cell = cell;
    else if (twin === plot) plot.cell = (owners.length - 1) / 2;
    else [plot.cell, twin.cell] = [cell, opposite];
  }

  #cellIn({ x, y, width, height }: Plot): number {
    const cell = { x: x + this.#random.below(width), y: y + this.#random.below(height) };
    return cellIndex(this.#dissection.size, cell);
  }
}
