/** What of a cell's inline style counts as its place, and what makes that doubtful. */

import { describe, expect, it } from "vitest";
import { pageOfCells } from "../test/page-of-cells.ts";
import { errorOn, rowsOn } from "../test/read-rows.ts";

/** A board of two cells, the first of which has this inline style. */
function boardWith(style: string): Document {
  const document = pageOfCells([
    [0, 0, "2"],
    [31, 0],
  ]);
  document.querySelector(".cell")?.setAttribute("style", style);
  return document;
}

const PLACE = "left:0px;top:0px;width:30px;height:30px";

describe("a cell's inline style", () => {
  describe("is its place, however the same is written", () => {
    it.each([
      PLACE,
      "LEFT : 0 ; Top:0; width:30.0px ; height:30px",
      "left:0px !important; top:0px ! important; width:30px; height:30px;",
      "left:.5px; top:-0.5px; width:30px; height:30px",
      "/* left:9px */ left:0;top:0/*;top:9px*/;width:30px;height:30px; /* the rest",
      `${PLACE}; color:red; color:rgb(0 0 0 / .5); background:none`,
      `${PLACE}; margin:0; transform:none; max-width:none; right:auto; -webkit-transform: none`,
      `${PLACE}; border-right:1px solid; text-transform:uppercase; margin: 0 0px auto 0`,
    ])("%s", (style) => {
      expect(rowsOn(boardWith(style))).toStrictEqual([[2, 0]]);
    });
  });

  describe("is refused when a side is stated twice, because browsers differ in which holds", () => {
    it.each([
      ["left", "left:36px !important;left:0px;top:0px;width:30px;height:30px"],
      ["top", `${PLACE};top:0px`],
      ["width", `width:9px;${PLACE}`],
      ["display", `${PLACE};display:none !important;display:block`],
    ])("%s, in %s", (name, style) => {
      expect(errorOn(boardWith(style))).toStrictEqual({
        kind: "not-a-grid",
        message: `cell 1 of 2 states its ${name} twice in its inline style: expected it once`,
      });
    });
  });

  describe("is refused when it moves the cell from there, or resizes it", () => {
    it.each([
      "transform: rotate(1deg)",
      "-webkit-transform: translatex(31px)",
      "translate: 31px",
      "rotate: 90deg",
      "scale: 2",
      "zoom: 2",
      "margin: 0 0 0 31px",
      "margin-left: 31px",
      "margin-inline-start: 31px",
      "right: 0px",
      "bottom: 9px",
      "inset: 0px",
      "inset-inline-start: 31px",
      "offset-path: ray(45deg)",
      "min-width: 60px",
      "max-height: 9px",
      "inline-size: 60px",
      "all: unset",
      String.raw`l\65 ft: 31px`,
    ])("%s", (declaration) => {
      expect(errorOn(boardWith(`${PLACE};${declaration}`))).toStrictEqual({
        kind: "not-a-grid",
        message: `cell 1 of 2 has "${declaration}" in its inline style: expected left, top, width and height alone to place it`,
      });
    });
  });

  it("is refused when it is longer than any cell's, and read in bounded time up to there", () => {
    const start = performance.now();
    for (const part of ["/*", ";", "left", "a:b;", "! important", "0 ", "         "]) {
      const short = boardWith(`margin:${part.repeat(9_990 / part.length)}`);
      expect(["half-built", "not-a-grid"]).toContain(errorOn(short).kind);
      const long = boardWith(`margin:${part.repeat(5_000_000 / part.length)}`);
      expect(errorOn(long).message).toMatch(/has an inline style of \d+ characters/);
    }
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
