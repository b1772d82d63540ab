/** Sections: what each part of the bench gives back, and how its tables are written. */

/** A figure that is asked for, and what was measured. */
export interface Figure {
  readonly asked: string;
  readonly measured: string;
  readonly isMet: boolean;
}

/** One part of the bench. */
export interface Section {
  readonly title: string;
  /** Markdown. */
  readonly text: string;
  readonly figures: readonly Figure[];
}

/** How long everything may take. */
export interface Pace {
  /** About how long each way of solving runs for each board, in milliseconds. */
  readonly eachMs: number;
  /** When whoever runs away is ended, in seconds. */
  readonly limitSeconds: number;
  /** How often each of many boards is solved, of which the median is taken. */
  readonly repeats: number;
}

/** A markdown table; the columns are numbers but for the first. */
export function markdownTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  const rule = head.map((_, at) => (at === 0 ? "---" : "---:"));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |\n`).join("");
}

/** Milliseconds with three digits that count. */
export function formatMs(ms: number): string {
  return threeDigits(ms);
}

/** A ratio with three digits that count; a line where there is nothing to compare with. */
export function formatRatio(ratio: number | undefined): string {
  return ratio === undefined ? "–" : threeDigits(ratio);
}

function threeDigits(value: number): string {
  if (value >= 100) return value.toFixed(0);
  return value >= 10 ? value.toFixed(1) : value >= 1 ? value.toFixed(2) : value.toFixed(3);
}
