/**
 * Standard output: where results go, and nothing else.
 *
 * `write` resolves when the text has left the program, so that whoever waits for it neither fills
 * the memory nor exits too early.
 */

/** Writes the text as it is. */
export function write(text: string): Promise<void> {
  return new Promise((resolve) => {
    // A failed write comes as an event, which the entry file answers.
    process.stdout.write(text, () => resolve());
  });
}

/** Writes the value as one line of JSON. */
export function writeJson(value: unknown): Promise<void> {
  return write(`${JSON.stringify(value)}\n`);
}
