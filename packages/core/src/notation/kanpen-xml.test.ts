/** Kanpen's XML file. */

import { describe, expect, it } from "vitest";
import { PINWHEEL } from "../../test/pinwheel.ts";
import { validPuzzle } from "../../test/valid-puzzle.ts";
import { formatKanpenXml, kanpenXml, parseKanpenXml } from "./kanpen-xml.ts";

const FILE = formatKanpenXml(PINWHEEL);

describe("a Kanpen XML file", () => {
  it("has the size, a number for each clue and an area for each rectangle, from 1", () => {
    expect(FILE.split("\n").filter((line) => /size|number|area/.test(line))).toEqual([
      '<size row="3" col="3"/>',
      '<number r="1" c="2" n="2"/>',
      '<number r="2" c="1" n="2"/>',
      '<number r="2" c="2" n="1"/>',
      '<number r="2" c="3" n="2"/>',
      '<number r="3" c="2" n="2"/>',
      '<area r0="1" c0="1" r1="1" c1="2"/>',
      '<area r0="1" c0="3" r1="2" c1="3"/>',
      '<area r0="2" c0="1" r1="3" c1="1"/>',
      '<area r0="2" c0="2" r1="2" c1="2"/>',
      '<area r0="3" c0="2" r1="3" c1="3"/>',
    ]);
  });

  it.each([
    ["as it is", FILE],
    ["with single quotes and blanks", FILE.replaceAll('"', "'").replaceAll("/>", "  />")],
    ["with attributes in another order", FILE.replaceAll(/(r="\d") (c="\d")/g, "$2 $1")],
    ["with numbers for the blanks", FILE.replace("<board>", '<board><number r="1" c="1" n="0"/>')],
    ["within an element of a program's own", FILE.replace("<puzzle", "<file>\n<puzzle")],
    ["in one line", FILE.replaceAll("\n", "")],
    ["with an attribute a line", FILE.replaceAll(/ (?=[rcn]\d?=)/g, "\r\n  ")],
    [
      "past comments",
      FILE.replace("<board>", '<!-- <puzzle> -->\n<board><!--\n<number n="9"/>-->'),
    ],
  ])("is read %s", (_, text) => {
    expect(kanpenXml.likeness(text)).toBe("certain");
    expect(parseKanpenXml(text)).toEqual({ ok: true, value: PINWHEEL });
  });

  it("has -1 for a clue of unknown area", () => {
    const puzzle = validPuzzle([["?", 2, 0, "?"]]);
    const text = formatKanpenXml({ puzzle });
    expect(text).toContain('<number r="1" c="1" n="-1"/>');
    expect(parseKanpenXml(text)).toEqual({ ok: true, value: { puzzle } });
  });

  it("is not what a page with the word puzzle in it looks like", () => {
    expect(kanpenXml.likeness("<html><puzzle type='shikaku'>")).toBe("no");
    expect(kanpenXml.likeness("<!doctype html><title>puzzle</title>")).toBe("no");
  });
});

describe("a text that is no such file is an error with its place", () => {
  it.each([
    ["no puzzle", "<size row='3' col='3'/>", "other-puzzle", 1, 1],
    ["another puzzle", FILE.replace("shikaku", "hitori"), "other-puzzle", 2, 1],
    ["no size", FILE.replace("<size", "<sized"), "no-header", 2, 1],
    ["a size that is no number", FILE.replace('row="3"', 'row="x"'), "bad-size", 4, 1],
    ["a huge size", FILE.replace('row="3"', 'row="999999"'), "too-large", 4, 1],
    ["another one behind it", FILE + FILE, "several-boards", 21, 1],
    ["a tag without its end", FILE.replace('n="2"/>', 'n="2"'), "cut-off", 6, 1],
    ["no end of the board", FILE.slice(0, FILE.indexOf("</board>")), "cut-off", 5, 1],
    ["a comment without its end", FILE.replace("<board>", "<board><!--"), "cut-off", 5, 1],
    ["a number without its column", FILE.replace('c="2" ', ""), "bad-attribute", 6, 1],
    [
      "a wrong number below a tag on two lines",
      FILE.replace(" col=", "\ncol=").replace('c="2"', 'c="x"'),
      "bad-attribute",
      7,
      1,
    ],
    ["a clue off the board", FILE.replace('c="2"', 'c="4"'), "outside-board", 6, 1],
    ["two clues on a cell", FILE.replace('r="3" c="2"', 'r="1" c="2"'), "same-cell", 10, 1],
    ["a negative clue", FILE.replace('n="2"', 'n="-2"'), "bad-clue", 6, 1],
    ["an area off the board", FILE.replace('c1="2"', 'c1="4"'), "outside-board", 13, 1],
    [
      "areas on each other",
      FILE.replace('r1="1" c1="2"', 'r1="3" c1="3"'),
      "too-many-cells",
      14,
      1,
    ],
  ])("%s", (_, text, kind, line, column) => {
    expect(parseKanpenXml(text)).toMatchObject({ ok: false, error: { kind, line, column } });
  });
});
