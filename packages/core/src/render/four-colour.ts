/**
 * Colouring a planar graph with at most four colours, neighbours always different.
 *
 * The vertices are placed in smallest-last order (Matula & Beck 1983), so that a planar graph never
 * shows a vertex more than five coloured neighbours. One that sees all four colours frees one by
 * exchanging the two colours of a Kempe chain (Kempe 1879); where no single exchange does, random
 * exchanges shake the colouring until one does (Morgenstern & Shapiro 1991). Their number is
 * bounded; measured, random dissections need none and the Errera graph, built to defeat Kempe's
 * argument, at most four. The random numbers are seeded: equal graphs get equal colours.
 */

import { Pace } from "../base/pace.ts";
import { PAUSE, runSteps, type Steps } from "../base/steps.ts";

const COLOURS = 4;

/** To place a vertex, or to look at one of a chain, takes as long as so many cells to look at. */
const PLACE_WORK = 100;
const CHAIN_WORK = 20;

/** Random exchanges to try for one vertex before taking a further colour. */
const MAX_EXCHANGES = 1000;

/**
 * A colour for each vertex of a planar graph, from 0 to 3, different for neighbours, all four about
 * equally often used. `neighbours[v]` lists the vertices next to `v`, each once and never `v`
 * itself; whenever it lists `w`, `neighbours[w]` lists `v`. A graph that is not planar is a
 * programmer's mistake: it too gets a proper colouring, but perhaps with colours from 4 upward.
 */
export function fourColour(neighbours: readonly (readonly number[])[]): readonly number[] {
  return runSteps(findFourColours(neighbours));
}

/** Finds what {@link fourColour} returns. */
export function* findFourColours(
  neighbours: readonly (readonly number[])[],
): Steps<readonly number[]> {
  const colouring = new Colouring(neighbours);
  const order = smallestLast(neighbours);
  yield PAUSE;
  let isHopeful = true;
  for (const vertex of order) {
    const isPlaced: boolean = yield* colouring.place(vertex, isHopeful ? MAX_EXCHANGES : 0);
    isHopeful &&= isPlaced;
  }
  return colouring.colours;
}

/** The vertices in an order in which each follows as few of its neighbours as can be arranged. */
function smallestLast(neighbours: readonly (readonly number[])[]): number[] {
  const degrees = neighbours.map((list) => list.length);
  const byDegree: number[][] = [];
  const file = (vertex: number, degree: number): void => {
    (byDegree[degree] ??= []).push(vertex);
  };
  for (const [vertex, degree] of degrees.entries()) file(vertex, degree);
  const removed: number[] = [];
  let lowest = 0;
  while (removed.length < degrees.length) {
    const vertex = byDegree[lowest]?.pop();
    if (vertex === undefined) {
      lowest++;
    } else if (degrees[vertex] === lowest) {
      degrees[vertex] = -1;
      removed.push(vertex);
      for (const next of neighbours[vertex]!) {
        const degree = degrees[next]! - 1;
        if (degree < 0) continue;
        degrees[next] = degree;
        file(next, degree);
        lowest = Math.min(lowest, degree);
      }
    }
  }
  return removed.toReversed();
}

/** A proper colouring of the vertices placed so far; the others have colour -1. */
class Colouring {
  readonly colours: number[];
  readonly #neighbours: readonly (readonly number[])[];
  /** How many vertices have each colour. */
  readonly #uses: number[] = Array.from({ length: COLOURS }, () => 0);
  #random = 1;
  readonly #pace = new Pace();
  /** How many vertices of chains were looked at since it was last asked. */
  #work = 0;

  constructor(neighbours: readonly (readonly number[])[]) {
    this.#neighbours = neighbours;
    this.colours = neighbours.map(() => -1);
  }

  /** Colours the vertex; whether one of the four colours could be freed in so many exchanges. */
  *place(vertex: number, exchanges: number): Steps<boolean> {
    for (let tried = 0; ; tried++) {
      if (this.#pace.isOver(PLACE_WORK + this.#takeWork())) yield PAUSE;
      const colour = this.#freeColour(vertex) ?? this.#freedColour(vertex);
      if (colour !== undefined) {
        this.#paint(vertex, colour);
        return true;
      }
      if (tried >= exchanges) break;
      this.#shake(vertex, tried);
    }
    let colour = COLOURS;
    const around = new Set(this.#neighbours[vertex]!.map((next) => this.colours[next]));
    while (around.has(colour)) colour++;
    this.#paint(vertex, colour);
    return false;
  }

  /** The least used of the four colours that no neighbour has. */
  #freeColour(vertex: number): number | undefined {
    let best: number | undefined;
    for (let colour = 0; colour < COLOURS; colour++) {
      if (best !== undefined && this.#uses[colour]! >= this.#uses[best]!) continue;
      if (this.#withColour(vertex, colour).length === 0) best = colour;
    }
    return best;
  }

  /** A colour freed by exchanging it for another in all chains that reach the vertex with it. */
  #freedColour(vertex: number): number | undefined {
    for (let freed = 0; freed < COLOURS; freed++) {
      for (let other = 0; other < COLOURS; other++) {
        if (other === freed) continue;
        const chain = this.#chain(this.#withColour(vertex, freed), freed, other);
        if (this.#withColour(vertex, other).some((next) => chain.has(next))) continue;
        this.#exchange(chain, freed, other);
        return freed;
      }
    }
    return undefined;
  }

  /** Exchanges two colours in a chain at a neighbour; every eighth time, at any vertex. */
  #shake(vertex: number, count: number): void {
    const nearby = this.#neighbours[vertex]!;
    const start =
      count % 8 === 7 ? this.#below(this.colours.length) : nearby[this.#below(nearby.length)]!;
    const colour = this.colours[start]!;
    if (colour < 0 || colour >= COLOURS) return;
    const other = (colour + 1 + this.#below(COLOURS - 1)) % COLOURS;
    this.#exchange(this.#chain([start], colour, other), colour, other);
  }

  #takeWork(): number {
    const work = this.#work;
    this.#work = 0;
    return work;
  }

  /** All vertices that the starts reach through vertices of the two colours. */
  #chain(starts: readonly number[], colour: number, other: number): Set<number> {
    const chain = new Set(starts);
    // A set's iteration includes what is added to it meanwhile.
    for (const vertex of chain) {
      this.#work += CHAIN_WORK;
      for (const next of this.#neighbours[vertex]!) {
        if (this.colours[next] === colour || this.colours[next] === other) chain.add(next);
      }
    }
    return chain;
  }

  #exchange(chain: ReadonlySet<number>, colour: number, other: number): void {
    for (const vertex of chain) {
      this.#paint(vertex, this.colours[vertex] === colour ? other : colour);
    }
  }

  #paint(vertex: number, colour: number): void {
    const before = this.colours[vertex]!;
    if (before >= 0) this.#uses[before]! -= 1;
    this.colours[vertex] = colour;
    this.#uses[colour] = (this.#uses[colour] ?? 0) + 1;
  }

  #withColour(vertex: number, colour: number): number[] {
    return this.#neighbours[vertex]!.filter((next) => this.colours[next] === colour);
  }

  /** A random whole number below the bound: a linear congruential generator's upper bits. */
  #below(bound: number): number {
    this.#random = (Math.imul(this.#random, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.#random / 2 ** 32) * bound);
  }
}
