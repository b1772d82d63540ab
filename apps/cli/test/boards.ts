/** Boards of our own making, one for each outcome, as text matrices. */

/** 5x5, one answer. */
export const UNIQUE = `0 0 4 0 0
4 0 0 0 3
0 0 0 6 0
0 2 0 0 0
0 0 0 6 0
`;

/** The answer of {@link UNIQUE}, as it is drawn. */
export const UNIQUE_DRAWN = `┌───────────────┬───┐
│         4     │   │
├───┬───────────┤   │
│ 4 │           │ 3 │
│   │           │   │
│   │         6 │   │
│   ├───┬───────┴───┤
│   │ 2 │           │
│   │   │           │
│   │   │     6     │
└───┴───┴───────────┘
`;

/** The answer of {@link UNIQUE}: x, y, width, height of each region, in the order of the clues. */
export const UNIQUE_RECTS: readonly (readonly [number, number, number, number])[] = [
  [0, 0, 4, 1],
  [0, 1, 1, 4],
  [4, 0, 1, 3],
  [1, 1, 3, 2],
  [1, 3, 1, 2],
  [2, 3, 3, 2],
];

/** 2x2, exactly two answers. */
export const TWO_ANSWERS = `2 0
0 2
`;

/** 4x4 of four boards like {@link TWO_ANSWERS}, exactly 36 answers. */
export const MANY_ANSWERS = `2 0 2 0
0 2 0 2
2 0 2 0
0 2 0 2
`;

/** 12x12 of nine boards like {@link MANY_ANSWERS}: more answers than anyone can wait for. */
export const COUNTLESS_ANSWERS = matrix(tiled(rowsIn(MANY_ANSWERS), 3));

/** 3x3, none: no rectangle of 5 cells fits. */
export const NO_CANDIDATES = `5 0 0
0 0 0
0 0 4
`;

/** 8x8, none, and that takes a search. */
const NONE_BY_SEARCH_ROWS: readonly (readonly number[])[] = [
  [0, 0, 0, 0, 0, 6, 0, 2],
  [0, 0, 0, 0, 0, 0, 0, 0],
  [6, 0, 0, 0, 0, 0, 8, 0],
  [0, 0, 8, 0, 0, 0, 0, 0],
  [0, 0, 0, 6, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 8, 0, 0],
  [0, 6, 0, 2, 0, 0, 0, 0],
  [0, 0, 6, 0, 0, 0, 0, 6],
];

/** 8x8, none, and that takes a search. */
export const NONE_BY_SEARCH = matrix(NONE_BY_SEARCH_ROWS);

/** 40x40 of 25 boards like {@link NONE_BY_SEARCH}: plain search never ends, logic-solver needs long. */
export const ENDLESS = matrix(tiled(NONE_BY_SEARCH_ROWS, 5));

/** 3n x 2, exactly 2^n answers: n boards like {@link TWO_ANSWERS}, divided by columns of ones. */
export function freeChoices(n: number): string {
  return `${"2 0 1 ".repeat(n)}\n${"0 2 1 ".repeat(n)}\n`;
}

/** A matrix as the rows of numbers that it stands for. */
export function rowsIn(text: string): number[][] {
  return text
    .trim()
    .split("\n")
    .map((line) => line.split(" ").map(Number));
}

function tiled(rows: readonly (readonly number[])[], times: number): number[][] {
  return Array.from({ length: times }, () => rows)
    .flat()
    .map((row) => Array.from({ length: times }, () => row).flat());
}

function matrix(rows: readonly (readonly number[])[]): string {
  return rows.map((row) => `${row.join(" ")}\n`).join("");
}
