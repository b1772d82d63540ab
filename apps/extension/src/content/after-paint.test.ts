/** What is put off until the drawing is painted. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { afterPaint } from "./after-paint.ts";

let frames: (() => void)[];
const act = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  act.mockClear();
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
  vi.stubGlobal("cancelAnimationFrame", (id: number) => {
    frames[id - 1] = () => undefined;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("is done after the frame, once", async () => {
  afterPaint(act);
  frames[0]!();
  expect(act).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(0);
  expect(act).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1000);
  expect(act).toHaveBeenCalledOnce();
});

it("is done on a page that paints nothing as well, and not again when it paints", async () => {
  afterPaint(act);
  await vi.advanceTimersByTimeAsync(1000);
  expect(act).toHaveBeenCalledOnce();
  frames[0]!();
  await vi.advanceTimersByTimeAsync(1000);
  expect(act).toHaveBeenCalledOnce();
});

it.each([true, false])(
  "is not done when it was called off, after a frame: %s",
  async (isPainted) => {
    const callOff = afterPaint(act);
    if (isPainted) frames[0]!();
    callOff();
    frames[0]!();
    await vi.advanceTimersByTimeAsync(1000);
    expect(act).not.toHaveBeenCalled();
  },
);
