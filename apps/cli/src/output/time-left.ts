/** The time that work still takes, as far as can be told from the time that it took so far. */

const UNITS = [
  ["s", 1],
  ["min", 60],
  ["h", 3600],
  ["days", 86_400],
] as const;

/**
 * The time left in words, such as `about 5 min`.
 *
 * @param seconds how long the part `done` took
 * @param left the part that is not done, in the same measure
 */
export function timeLeft(seconds: number, done: number, left: number): string {
  if (!(done > 0)) return "unknown time";
  const rest = (seconds * left) / done;
  const [unit, length] = UNITS.findLast((each) => rest >= 2 * each[1]) ?? UNITS[0];
  return `about ${Math.max(1, Math.round(rest / length)).toLocaleString("en")} ${unit}`;
}
