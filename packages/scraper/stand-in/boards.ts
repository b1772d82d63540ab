/**
 * Practice boards, made for this project: random dissections whose clues were moved until exactly
 * one answer was left, which a test holds. They are drawn here as people see them: a dot is a
 * blank.
 */

import type { Rows } from "./options.ts";

/** A board to practise on. */
export interface PracticeBoard {
  /** The size in words of the page, such as `5x5`. */
  readonly name: string;
  readonly rows: Rows;
}

/** The practice boards, small ones first; each has exactly one answer. */
export const PRACTICE_BOARDS: readonly PracticeBoard[] = [
  practiceBoard(`
 .  3  .  .  .
 .  .  .  5  2
 2  2  2  .  .
 .  .  .  .  .
 .  4  2  .  3
  `),
  practiceBoard(`
 .  .  5  .  .  .  .  .  .  4
 .  2  .  .  3  .  .  2  3  .
 3  3  .  .  9  6  .  2  .  .
 .  .  .  .  .  .  .  .  .  .
 .  .  .  .  .  .  .  .  2  2
 .  .  .  .  3  3  6  .  .  .
 5  .  .  3  .  .  .  .  .  .
 .  3  .  .  .  .  2  2  .  .
 .  .  .  .  .  .  .  .  5  .
 .  4  . 12  .  .  2  .  .  4
  `),
  practiceBoard(`
 . 12  .  .  .  .  .  8  .  .  .  .  .  .  .
 .  .  .  .  .  .  6  .  .  .  .  .  .  .  2
 .  .  .  .  .  6  .  9  .  .  .  .  9  .  .
 .  8  2  .  .  .  .  .  .  .  .  .  .  .  .
 .  .  .  .  .  .  .  .  .  .  .  6  .  .  5
 .  .  .  .  .  .  .  .  .  8  .  .  .  3  .
 .  .  .  .  .  .  6  2  2  .  . 10  .  .  .
 4  .  8  .  .  .  .  .  .  .  4  .  .  .  3
 .  .  .  .  8  .  .  .  3  .  4  .  .  2  .
 2  .  .  4  3  .  .  1  .  .  .  .  .  .  .
  `),
  practiceBoard(`
 .  .  9  .  5  .  .  .  .  .  . 12  .  .  .  .  .  .  .  .
 .  .  .  .  .  .  .  .  6  .  .  .  .  .  .  . 10  .  .  .
 .  .  .  .  .  .  . 10  .  .  .  .  .  .  .  .  3  .  .  4
 2  .  .  .  .  .  .  .  .  .  . 12  .  .  .  .  3  .  .  .
 8  .  .  . 10  .  .  9  .  .  .  .  .  .  .  6  .  .  .  6
 .  .  . 12  .  .  .  .  .  .  .  .  .  3  .  .  .  .  .  .
 .  .  .  .  .  4  .  .  9  .  .  .  .  .  .  .  . 10  .  .
 .  .  .  .  .  .  5  .  .  .  .  .  .  2  .  .  .  .  .  .
 5  .  .  .  .  .  .  .  .  .  .  .  3  4  .  .  .  .  . 10
 .  3  .  .  4  .  .  .  .  3  .  6  .  .  . 10  .  .  .  .
 .  .  .  .  .  .  .  . 12  .  .  .  .  .  .  .  .  .  .  .
 .  2  . 10  .  .  4  .  .  .  .  .  .  .  .  .  .  .  .  .
 .  .  .  .  .  .  .  .  .  .  . 10  .  2  .  .  . 10  .  .
 .  .  .  .  .  .  .  .  .  .  .  .  4  .  .  .  .  .  .  4
 .  .  .  2  . 10  .  .  .  4  .  .  .  4  5  5  .  .  .  6
 3  3  5  .  .  .  .  .  .  .  .  .  .  .  4  .  .  .  .  .
 .  8  .  2  .  4  .  .  .  .  .  4  .  .  .  .  . 10  .  .
 .  .  .  .  .  .  .  .  .  4  .  2  .  4  .  3  .  .  .  .
 .  .  .  .  4  .  . 10  .  6  .  3  .  .  .  2  .  .  .  .
 .  .  .  2  1  .  .  2  .  .  .  2  .  .  2  .  2  .  .  6
  `),
];

function practiceBoard(picture: string): PracticeBoard {
  const rows = picture
    .trim()
    .split("\n")
    .map((line) =>
      line
        .trim()
        .split(/ +/)
        .map((text) => (text === "." ? 0 : Number(text))),
    );
  return { name: `${rows[0]!.length}x${rows.length}`, rows };
}
