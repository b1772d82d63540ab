/**
 * Steps: work that stops now and then, at places where something else may be done.
 *
 * Reading a large board takes longer than a page may be held up. Whoever waits for a board lets the
 * page have its turns between the steps; whoever must know at once goes through them in one go.
 */

/** Work that yields between its steps, and returns what it comes to. */
export type Steps<T> = Generator<undefined, T>;

/** Goes through all steps without a stop. */
export function inOneGo<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** Goes through the steps, and lets something else be done after each but the last. */
export async function inTurns<T>(steps: Steps<T>, turn: () => Promise<void>): Promise<T> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    await turn();
  }
}
