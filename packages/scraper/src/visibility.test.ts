/** What is on the screen and what is hidden, on saved pages: by inline style, attribute and element. */

import { describe, expect, it } from "vitest";
import { staticBoardHtml } from "../stand-in/html.ts";
import { documentOf } from "../test/document-of.ts";
import { htmlOfCells, pageOfCells } from "../test/page-of-cells.ts";
import { errorOn, rowsOn } from "../test/read-rows.ts";

const BOARD = htmlOfCells([
  [0, 0, "2"],
  [31, 0],
]);

const HIDINGS = [
  'style="display:none"',
  'style="display: NONE !important"',
  'style="visibility:hidden"',
  'style="visibility:collapse"',
  'style="opacity:0"',
  "hidden",
];

describe("a board that is not on the screen", () => {
  it.each(HIDINGS)("is no board, itself hidden by %s or by what is around it", (hiding) => {
    const itself = BOARD.replace("<div", `<div ${hiding}`);
    const around = `<form><section ${hiding}><p>${BOARD}</p></section></form>`;
    for (const html of [itself, around]) {
      expect(errorOn(documentOf(html))).toStrictEqual({
        kind: "no-board",
        message:
          "the page shows no board (a hidden one was seen): expected cells in a complete grid, as in an element .board-back",
      });
      expect(rowsOn(documentOf(html + BOARD))).toStrictEqual([[2, 0]]);
    }
  });

  it.each(["noscript", "template", "iframe", "object", "noembed", "video", "canvas", "dialog"])(
    "is none in <%s>, whose content browsers do not show",
    (name) => {
      const inside = `<${name}>${BOARD}</${name}>`;
      expect(errorOn(documentOf(`<!doctype html><body>${inside}`)).kind).toBe("no-board");
      expect(rowsOn(documentOf(`<!doctype html><body>${inside}${BOARD}`))).toStrictEqual([[2, 0]]);
    },
  );

  it("is on it when made visible within what is invisible", () => {
    const visible = BOARD.replace("<div", '<div style="visibility:visible"');
    expect(rowsOn(documentOf(`<p style="visibility:hidden">${visible}</p>`))).toStrictEqual([
      [2, 0],
    ]);
  });

  it("is none as a form, whose controls may take the place of its cells", () => {
    const form = BOARD.replace("<div", "<form").replace("</div></div>", "</div></form>");
    const controls = '<input name="firstElementChild"><input name="querySelectorAll">';
    expect(errorOn(documentOf(form.replace("</form>", `${controls}</form>`))).kind).toBe(
      "no-board",
    );
  });
});

describe("a hidden cell", () => {
  it.each(HIDINGS)("does not count: a copy of a cell, with another number, and %s", (hiding) => {
    const document = documentOf(
      staticBoardHtml({
        rows: [
          [1, 3],
          [0, 0],
        ],
      }),
    );
    const copy = document.querySelector(".cell")!.outerHTML.replace(">1<", ">4<");
    document
      .querySelector(".board-back")!
      .insertAdjacentHTML("beforeend", withHiding(copy, hiding));
    expect(rowsOn(document)).toStrictEqual([
      [1, 3],
      [0, 0],
    ]);
  });

  it("leaves a hole in the board", () => {
    const document = documentOf(
      staticBoardHtml({
        rows: [
          [1, 3],
          [0, 0],
        ],
      }),
    );
    document.querySelectorAll<HTMLElement>(".cell")[3]!.hidden = true;
    expect(errorOn(document)).toMatchObject({ kind: "half-built", cell: { x: 1, y: 1 } });
  });

  it("is all that a board has: then it has no cells", () => {
    const document = pageOfCells([
      [0, 0, "2", "display:none"],
      [31, 0, "", "opacity:0"],
    ]);
    expect(errorOn(document)).toStrictEqual({
      kind: "no-cells",
      message:
        "the board (.board-back) has 2 cells, but all of them are hidden: expected a div.cell for each",
    });
  });
});

describe("a clue's text", () => {
  it.each(HIDINGS)("is what is shown of it, and no digit hidden by %s", (hiding) => {
    const document = pageOfCells([
      [0, 0, `<span ${hiding}>1</span>2<b><i ${hiding}>3</i></b>`],
      [31, 0],
    ]);
    expect(rowsOn(document)).toStrictEqual([[2, 0]]);
  });

  it.each([
    ["one number in several elements", "<i>1</i><i>2</i>"],
    ["deeply nested", `${"<b>".repeat(5000)}12`],
    [
      "beside a script, a style, a comment and a template",
      "<script>3</script><style>4</style>1<!-- 5 -->2<template>6</template>",
    ],
    [
      "visible within the invisible",
      '<i style="visibility:hidden">9<b style="visibility:visible">12</b></i>',
    ],
  ])("%s", (_, text) => {
    const cells = Array.from({ length: 12 }, (_, x) => [31 * x, 0, x === 0 ? text : ""] as const);
    expect(rowsOn(pageOfCells(cells))).toStrictEqual([[12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]);
  });
});

/** The element, hidden: with a further declaration, or another attribute. */
function withHiding(html: string, hiding: string): string {
  const style = /style="(.*)"/.exec(hiding)?.[1];
  return style === undefined
    ? html.replace("<div", `<div ${hiding}`)
    : html.replace('style="', `style="${style};`);
}
