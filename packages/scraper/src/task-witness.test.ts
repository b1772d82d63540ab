/** Boards that the page's own task shows to be unfinished, on saved pages. */

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { staticBoardHtml } from "../stand-in/html.ts";
import { inlineTaskText } from "../stand-in/inline-task.ts";
import { settingsOf, type Rows } from "../stand-in/options.ts";
import { documentOf } from "../test/document-of.ts";
import { randomRows } from "../test/random-page.ts";
import { errorOn, rowsOn } from "../test/read-rows.ts";

/** Its first two rows sum to their area, and so do its first two columns. */
const WHOLE = [
  [4, 0, 0, 2],
  [0, 0, 2, 0],
  [0, 2, 4, 0],
  [2, 0, 0, 0],
];

function taskOf(rows: Rows): string {
  return inlineTaskText(settingsOf({ rows }))!;
}

/** A page that shows one board while its script holds the task of another. */
function pageOf(shown: Rows, whole: Rows): Document {
  return documentOf(staticBoardHtml({ rows: shown, task: { text: taskOf(whole) } }));
}

describe("a board that is a part of the page's own task", () => {
  it("is refused as half-built, with both numbers of cells", () => {
    expect(errorOn(pageOf(WHOLE.slice(0, 2), WHOLE))).toStrictEqual({
      kind: "half-built",
      message:
        "the 4x2 board has 8 cells, which are a part of the 16 cells of the page's task: expected all of them",
    });
  });

  it("is refused in a saved page that was cut off after a row", () => {
    const html = staticBoardHtml({ rows: WHOLE });
    const secondRow = html.split('<div class="cell').slice(0, 9).join('<div class="cell');
    expect(errorOn(documentOf(secondRow)).kind).toBe("half-built");
    expect(rowsOn(documentOf(html))).toStrictEqual(WHOLE);
  });

  it("is refused where columns are missing, and within the first row", () => {
    const columns = WHOLE.map((row) => row.slice(0, 2));
    expect(errorOn(pageOf(columns, WHOLE)).kind).toBe("half-built");
    expect(errorOn(pageOf([[2, 0]], [[2, 0, 2, 0, 2, 0]])).kind).toBe("half-built");
  });

  it("is refused where rows or columns are missing before it", () => {
    expect(errorOn(pageOf(WHOLE.slice(2), WHOLE)).kind).toBe("half-built");
    const columns = WHOLE.map((row) => row.slice(2));
    expect(errorOn(pageOf(columns, WHOLE)).kind).toBe("half-built");
  });

  it("is refused whatever the rows are that are still to come", () => {
    fc.assert(
      fc.property(randomRows(2, 9), fc.integer({ min: 1, max: 9 }), (first, count) => {
        const last = first[0]!.map((_, x) => (x === 0 ? first[0]!.length : 0));
        const whole = [...first, ...Array.from({ length: count }, () => last)];
        expect(errorOn(pageOf(first, whole)).kind).toBe("half-built");
      }),
      { numRuns: 60 },
    );
  });
});

describe("a board that is no part of the task is read, though the task has more cells", () => {
  it.each<readonly [string, Rows, Rows]>([
    [
      "another number",
      [
        [4, 0, 0, 3],
        [0, 0, 1, 0],
      ],
      WHOLE,
    ],
    [
      "another place",
      [
        [4, 0, 0, 2],
        [0, 2, 0, 0],
      ],
      WHOLE,
    ],
    [
      "one clue more",
      [
        [4, 0, 0, 1],
        [1, 0, 2, 0],
      ],
      WHOLE,
    ],
    [
      "one clue less",
      [
        [4, 0, 0, 4],
        [0, 0, 0, 0],
      ],
      WHOLE,
    ],
  ])("%s", (_, shown, whole) => {
    expect(rowsOn(pageOf(shown, whole))).toStrictEqual(shown);
  });

  it("a task that is no puzzle itself", () => {
    const text = `${taskOf(WHOLE)}d`;
    const shown = WHOLE.slice(0, 2);
    const document = documentOf(staticBoardHtml({ rows: shown, task: { text } }));
    expect(rowsOn(document)).toStrictEqual(shown);
  });

  it("a saved game of another size", () => {
    fc.assert(
      fc.property(randomRows(5, 6), randomRows(7, 9), (savedGame, rows) => {
        expect(rowsOn(documentOf(staticBoardHtml({ rows, savedGame })))).toStrictEqual(savedGame);
      }),
      { numRuns: 50 },
    );
  });
});
