/**
 * States: what a scan knows of the covered items, each worked out once.
 *
 * Which options fit, and which of them leave a dead region, depends only on where the scan stands and on
 * its pattern, not on how it came there nor on what is left in stock. A search meets the same few
 * thousand of these states millions of times, so each is kept, with its branches, from when it is first
 * met: masks are compared and regions measured then, and from then on only numbers are followed. It is the
 * idea of lookahead lists taken to its end, with the whole pattern as what is looked up.
 *
 * They may become too many to keep. Then all are forgotten, and their numbers with them.
 */

import type { DeadRegions } from "./dead-regions.ts";
import type { ScanOptions } from "./scan-options.ts";

/** The state in which all items are covered. */
export const COMPLETE = 0;

/** In place of a state: none, since a region is dead. */
export const DEAD = -1;

/** In place of a state: not worked out yet. */
export const UNKNOWN = -2;

/** A branch is so many entries of `States.branches`: its index in the scan's options, its draw, its next state. */
export const BRANCH = 3;

/** The states of a scan, those first that are met first. */
export class States {
  /** Two entries a state: where its branches begin in `branches`, or -1 before it is opened, and end. */
  spans: Int32Array = new Int32Array(2 << 10);
  /** {@link BRANCH} entries each; those of one state by ascending index. */
  branches: Int32Array = new Int32Array(1 << 12);
  /** The search that follows branches now; another has to find its own again before it goes on. */
  user: object | undefined;

  readonly #scan: ScanOptions;
  readonly #draws: Int32Array;
  readonly #regions: DeadRegions | undefined;
  readonly #items: number;
  readonly #mostEntries: number;
  /** By place: 1 where it is covered in every state. */
  readonly #fixed: Uint8Array;
  /** By place: the pattern with what is covered in every state. */
  readonly #fixedPatterns: Int32Array;
  /** By place: how many places after its pattern are covered in every state. */
  readonly #fixedBeyond: Int32Array;
  /** By state: the place of its first uncovered item. */
  #places: Int32Array = new Int32Array(1 << 10);
  /** By state: its pattern. One more state than there are is being made. */
  #patterns: Int32Array;
  #count = 0;
  #branchEnd = 0;
  /** Linear probing: a state plus 1, or 0. */
  #table: Int32Array = new Int32Array(1 << 12);

  /**
   * @param draws by option: what its branches have as their draw
   * @param fixed places that are covered in every state, or behind the scan
   * @param mostEntries how many entries they and their branches may have before `isFull`
   */
  constructor(
    scan: ScanOptions,
    draws: Int32Array,
    regions: DeadRegions | undefined,
    fixed: readonly number[],
    mostEntries: number,
  ) {
    this.#mostEntries = mostEntries;
    const { words, problem } = scan;
    this.#scan = scan;
    this.#draws = draws;
    this.#regions = regions;
    this.#items = problem.items;
    this.#patterns = new Int32Array(words << 10);
    this.#fixed = new Uint8Array(problem.items);
    this.#fixedPatterns = new Int32Array(problem.items * words);
    this.#fixedBeyond = new Int32Array(problem.items);
    for (const place of fixed) {
      this.#fixed[place] = 1;
      for (let from = 0; from < place; from++) {
        const bit = place - from - 1;
        if (bit < 32 * words) this.#fixedPatterns[from * words + (bit >>> 5)]! |= 1 << bit;
        else this.#fixedBeyond[from]!++;
      }
    }
    this.forget();
  }

  /** Whether there are so many that they should be forgotten. */
  get isFull(): boolean {
    return this.#count * (this.#scan.words + 5) + this.#branchEnd > this.#mostEntries;
  }

  /** Forgets all states but {@link COMPLETE}. */
  forget(): void {
    this.#table.fill(0);
    this.#branchEnd = 0;
    this.#count = 1;
    this.spans.fill(0, 0, 2);
  }

  /** The state in which exactly these places, and none that the pattern cannot tell, are covered. */
  at(covered: Uint8Array): number {
    const { words } = this.#scan;
    const place = covered.indexOf(0);
    if (place < 0) return COMPLETE;
    const from = this.#room() * words;
    this.#patterns.set(this.#fixedPatterns.subarray(place * words, (place + 1) * words), from);
    for (let bit = 0; bit < 32 * words && place + 1 + bit < this.#items; bit++) {
      if (covered[place + 1 + bit] === 1) this.#patterns[from + (bit >>> 5)]! |= 1 << bit;
    }
    return this.#find(place);
  }

  /** Lists the branches of a state. `spans` and `branches` may be new arrays afterwards. */
  open(state: number): void {
    const { words, starts, options, masks } = this.#scan;
    const patterns = this.#patterns;
    const place = this.#places[state]!;
    const end = starts[place + 1]!;
    while (this.#branchEnd + (end - starts[place]!) * BRANCH > this.branches.length) {
      this.branches = doubled(this.branches);
    }
    const branches = this.branches;
    let branch = this.#branchEnd;
    this.spans[2 * state] = branch;
    for (let index = starts[place]!; index < end; index++) {
      let overlap = 0;
      for (let word = 0; word < words; word++) {
        overlap |= masks[index * words + word]! & patterns[state * words + word]!;
      }
      if (overlap !== 0) continue;
      branches[branch] = index;
      branches[branch + 1] = this.#draws[options[index]!]!;
      branches[branch + 2] = UNKNOWN;
      branch += BRANCH;
    }
    this.spans[2 * state + 1] = branch;
    this.#branchEnd = branch;
  }

  /**
   * Works out where a branch of a state leads. One that is dead is taken out, and those after it move up.
   * `spans` may be a new array afterwards.
   */
  resolve(state: number, branch: number): number {
    const { words, masks } = this.#scan;
    const made = this.#room();
    const patterns = this.#patterns;
    const index = this.branches[branch]!;
    for (let word = 0; word < words; word++) {
      patterns[made * words + word] =
        patterns[state * words + word]! | masks[index * words + word]!;
    }
    const next = this.#moveOn(this.#places[state]!, made * words);
    if (next === DEAD) {
      this.branches.copyWithin(branch, branch + BRANCH, this.spans[2 * state + 1]);
      this.spans[2 * state + 1]! -= BRANCH;
    } else {
      this.branches[branch + 2] = next;
    }
    return next;
  }

  /** The number of the state to be made next, with room for it. */
  #room(): number {
    if (this.#count === this.#places.length) {
      this.spans = doubled(this.spans);
      this.#places = doubled(this.#places);
      this.#patterns = doubled(this.#patterns);
    }
    return this.#count;
  }

  /** The state when a place and what its pattern, at `from`, says are covered: from the next one that is not. */
  #moveOn(place: number, from: number): number {
    const { words } = this.#scan;
    const patterns = this.#patterns;
    do {
      let full = 0;
      while (full < words && patterns[from + full] === -1) full++;
      const lowest =
        full < words ? 31 - Math.clz32(~patterns[from + full]! & (patterns[from + full]! + 1)) : 0;
      const steps = full * 32 + lowest + 1;
      place += steps;
      if (place >= this.#items) return COMPLETE;
      const skipped = steps >>> 5;
      const shift = steps & 31;
      for (let word = 0; word < words; word++) {
        const at = word + skipped;
        let bits = at < words ? patterns[from + at]! >>> shift : 0;
        if (shift > 0 && at + 1 < words) bits |= patterns[from + at + 1]! << (32 - shift);
        patterns[from + word] = bits | this.#fixedPatterns[place * words + word]!;
      }
    } while (this.#fixed[place] === 1);
    return this.#find(place);
  }

  /** The state of a place and the pattern of the state to be made next; makes it if it is new. */
  #find(place: number): number {
    const made = this.#count;
    const { words } = this.#scan;
    const patterns = this.#patterns;
    let slot = this.#slotOf(made, place);
    for (; this.#table[slot] !== 0; slot = (slot + 1) & (this.#table.length - 1)) {
      const state = this.#table[slot]! - 1;
      if (this.#places[state] !== place) continue;
      let differs = 0;
      for (let word = 0; word < words; word++) {
        differs |= patterns[state * words + word]! ^ patterns[made * words + word]!;
      }
      if (differs === 0) return this.spans[2 * state] === DEAD_SPAN ? DEAD : state;
    }
    const isDead =
      this.#regions?.has(place, patterns, made * words, words, this.#fixedBeyond[place]!) === true;
    this.#table[slot] = made + 1;
    this.#places[made] = place;
    this.spans[2 * made] = isDead ? DEAD_SPAN : -1;
    this.#count++;
    if (this.#count * 2 > this.#table.length) this.#spread();
    return isDead ? DEAD : made;
  }

  /** Where the probing for a state begins. */
  #slotOf(state: number, place: number): number {
    const { words } = this.#scan;
    let hash = place;
    for (let word = 0; word < words; word++) {
      hash = Math.imul(hash ^ this.#patterns[state * words + word]!, 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    return hash & (this.#table.length - 1);
  }

  /** Makes the table larger. */
  #spread(): void {
    this.#table = new Int32Array(this.#table.length * 4);
    for (let state = 1; state < this.#count; state++) {
      let slot = this.#slotOf(state, this.#places[state]!);
      while (this.#table[slot] !== 0) slot = (slot + 1) & (this.#table.length - 1);
      this.#table[slot] = state + 1;
    }
  }
}

/** As the beginning of a state's branches: a region is dead. */
const DEAD_SPAN = -2;

function doubled(array: Int32Array): Int32Array {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  return larger;
}
