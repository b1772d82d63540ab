/** What comes in time: nothing that a page has a hand in is waited for without end. */

/** What is answered within so many milliseconds; undefined if nothing is. Never rejects. */
export function inTime<T>(ask: () => Promise<T>, milliseconds: number): Promise<T | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    const answer = (value?: T): void => {
      clearTimeout(timer);
      resolve(value);
    };
    Promise.resolve()
      .then(ask)
      .then(answer, () => answer());
  });
}
