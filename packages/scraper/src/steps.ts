/**
 * Steps: work that stops now and then, at places where something else may be done.
 *
 * Reading a large board takes longer than a page may be held up. Whoever waits for a board lets the
 * page have its turns between the steps; whoever must know at once goes through them in one go.
 */

/** Work that yields between its steps, and returns what it comes to. */
export type Steps<T> = Generator<undefined, T>;

/** Runs the steps to their end without a pause. */
export function runSteps<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/**
 * Runs the steps, and lets something else be done after each but the last; undefined once there is no
 * `turn` any more.
 */
export async function inTurns<T>(
  steps: Steps<T>,
  turn: () => Promise<boolean>,
): Promise<T | undefined> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (!(await turn())) return undefined;
  }
}
