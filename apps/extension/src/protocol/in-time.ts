/** What comes in time: nothing is waited for without end, on whichever side it is asked. */

/** How long a page's own world may let itself be waited for, in milliseconds. */
export const PAGE_ANSWER_MS = 2000;

/** What the promise comes to within so many milliseconds; undefined if to nothing. Rejects as it does. */
export async function inTime<T>(coming: Promise<T>, milliseconds: number): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, milliseconds, undefined);
  });
  try {
    return await Promise.race([coming, late]);
  } finally {
    clearTimeout(timer);
  }
}
