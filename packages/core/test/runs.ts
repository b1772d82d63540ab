/**
 * How often random tests run: as often as each says, or so many times that with FUZZ_TIMES set.
 *
 * fast-check prints the seed of a failure, and how to run it again.
 */

const times = Number(process.env["FUZZ_TIMES"] ?? 1);

/** Whether tests that take long are wanted. */
export const isFuzzing: boolean = times > 1;

/** The parameters of a random test that usually runs `usual` times. */
export function runs(usual: number): { readonly numRuns: number } {
  return { numRuns: Math.ceil(usual * times) };
}

/** The time limit of a random test that takes so long on a busy machine when it runs as usual. */
export function within(usualMs: number): number {
  return usualMs * Math.max(1, times);
}
