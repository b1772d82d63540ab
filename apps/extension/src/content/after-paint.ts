/**
 * After the paint: what may come a frame later than the drawing, so that the drawing comes sooner.
 *
 * A page that paints nothing, since it is hidden, has no frames to wait for.
 */

/** Milliseconds after which it is done even without a frame. */
const LATEST_MS = 100;

/** Has it done once, after the next frame is painted, unless it is called off by what is returned. */
export function afterPaint(act: () => void): () => void {
  const finish = (): void => {
    callOff();
    act();
  };
  let timer = setTimeout(finish, LATEST_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(finish);
  });
  const callOff = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  return callOff;
}
