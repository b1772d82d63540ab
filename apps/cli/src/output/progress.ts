/**
 * Progress: one line on standard error that is rewritten in place.
 *
 * It appears on a terminal only and after a second only, and is gone when the work ends, however
 * that comes about; elsewhere nothing is written, so logs stay clean.
 */

/** A line of progress. */
export interface ProgressLine {
  /** Tells the line how far the work is: `value` of the total, and what its format names. */
  update(value: number, fields: Readonly<Record<string, string | number>>): void;
  /** Removes the line. */
  stop(): void;
}

/** The line that is never there. */
export const NO_PROGRESS: ProgressLine = { update: () => {}, stop: () => {} };

const PATIENCE_MS = 1000;

/**
 * Begins a line.
 *
 * @param format as cli-progress has it: `{bar}`, `{percentage}` and the fields of the updates
 * @param total what `value` counts up to; 0 where that is not known and the format has no bar
 */
export function startProgress(format: string, total = 0): ProgressLine {
  if (!process.stderr.isTTY) return NO_PROGRESS;
  let value = 0;
  let fields: Readonly<Record<string, string | number>> | undefined;
  let bar: { update(value: number, fields: object): void; stop(): void } | undefined;
  let over = false;
  const show = async (): Promise<void> => {
    const { default: progress } = await import("cli-progress");
    if (over || fields === undefined) return;
    const line = new progress.SingleBar({ format, clearOnComplete: true, barsize: 30 });
    line.start(total, value, fields);
    bar = line;
  };
  const timer = setTimeout(() => void show(), PATIENCE_MS);
  const stop = (): void => {
    over = true;
    clearTimeout(timer);
    bar?.stop();
    bar = undefined;
    process.off("exit", stop);
  };
  process.once("exit", stop);
  return {
    update: (newValue, newFields) => {
      value = newValue;
      fields = newFields;
      bar?.update(value, fields);
    },
    stop,
  };
}
