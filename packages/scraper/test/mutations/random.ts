/**
 * Random choices from a seed: the same seed, the same choices, on every machine.
 *
 * The generator is mulberry32 (Tommy Ettinger, 2017, public domain), small and good enough to vary
 * pages.
 */

/** A stream of random choices. */
export interface Random {
  /** A whole number from `from` to `to`, both included. */
  readonly int: (from: number, to: number) => number;
  /** One of the list, which must not be empty. */
  readonly pick: <T>(list: readonly T[]) => T;
  /** The list in another order. */
  readonly shuffled: <T>(list: readonly T[]) => T[];
}

/** The choices of a seed, a whole number. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(list: readonly T[]): T => list[int(0, list.length - 1)]!;
  const shuffled = <T>(list: readonly T[]): T[] => {
    const left = [...list];
    return list.map(() => left.splice(int(0, left.length - 1), 1)[0]!);
  };
  return { int, pick, shuffled };
}
