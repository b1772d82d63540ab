/** Addresses of penpa+, made here from the lines that they deflate. */

import { deflateSync, strToU8 } from "fflate";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PINWHEEL } from "../../test/pinwheel.ts";
import { rowsOf } from "../shikaku/puzzle.ts";
import { parsePenpa } from "./penpa.ts";

/** An address with these lines in it. */
function addressOf(...lines: readonly string[]): string {
  const data = Buffer.from(deflateSync(strToU8(lines.join("\n")))).toString("base64");
  return `https://swaroopg92.github.io/penpa-edit/#m=edit&p=${data}`;
}

/** A board of 3x3 cells, whose row of indices is 7 long: its first cell is 16. */
const START = ["square,3,3,38,0,1,1,152,152,24,24", "[0,0,0,0]", "{z9:zA}"];
const NUMBERS =
  '{zS:{},zN:{"17":[2,7,"1"],"23":["2",7,"1"],"24":[1,7,"1"],"25":[2,7,"1"],"31":[2,7,"1"]},zY:zO}';

/** The pinwheel's lines, between corners: those behind the 49 indices of the cells. */
const EDGES =
  '{zE:{"59,66":3,"65,72":3,"66,73":3,"72,79":3,"64,65":3,"65,66":3,"72,73":3,"73,74":3,"700":98}}';

describe("an address of penpa+", () => {
  it("holds the puzzle, and the rectangles that edges make", () => {
    expect(parsePenpa(addressOf(...START, NUMBERS))).toEqual({
      ok: true,
      value: { puzzle: PINWHEEL.puzzle },
    });
    expect(parsePenpa(addressOf(...START, NUMBERS, EDGES))).toEqual({ ok: true, value: PINWHEEL });
  });

  it("may have the edges in the problem, and in either direction", () => {
    const inProblem = NUMBERS.replace("zY:zO", EDGES.slice(1, -1).replace("59,66", "66,59"));
    const read = parsePenpa(addressOf(...START, inProblem, "{}"));
    expect(read).toEqual({ ok: true, value: PINWHEEL });
  });

  it("has for a ? a blank in a circle, or a question mark", () => {
    for (const value of ['[" ",7,"1"]', '["",6,"1"]', '["?",1,"1"]']) {
      const read = parsePenpa(addressOf(...START, NUMBERS.replace('[1,7,"1"]', value)));
      expect(read.ok && rowsOf(read.value.puzzle)[1]).toEqual([2, "?", 2]);
    }
  });

  it("has margins around its board", () => {
    // Two rows above, one column at the left: a row of indices is 8 long.
    const lines = ["square,4,5,38", "[2,0,1,0]", "{}"];
    const numbers =
      '{zN:{"36":[2,7,"1"],"43":[2,7,"1"],"44":[1,7,"1"],"45":[2,7,"1"],"52":[2,7,"1"]}}';
    const read = parsePenpa(addressOf(...lines, numbers));
    expect(read).toEqual({ ok: true, value: { puzzle: PINWHEEL.puzzle } });
  });

  it("has pencil marks, which are no clues, and a drawing that may be damaged", () => {
    const marked = NUMBERS.replace("zN:{", 'zN:{"16":["123",1,"7"],');
    const read = parsePenpa(addressOf(...START, marked, "not JSON"));
    expect(read).toEqual({ ok: true, value: { puzzle: PINWHEEL.puzzle } });
  });

  it.each([
    [
      "another address before it",
      (it: string) => it.replace("swaroopg92.github.io", "example.org"),
    ],
    ["no address before it", (it: string) => it.slice(it.indexOf("m=edit"))],
    ["more behind it", (it: string) => `${it}&a=xyz`],
    [
      "percent signs",
      (it: string) =>
        it
          .replaceAll("/", "%2F")
          .replace("%2F%2F", "//")
          .replaceAll("%2Fpenpa", "/penpa")
          .replaceAll("edit%2F", "edit/"),
    ],
    [
      "the alphabet of addresses",
      (it: string) =>
        it.slice(0, 50) + it.slice(50).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, ""),
    ],
  ])("is read with %s", (_, change) => {
    expect(parsePenpa(change(addressOf(...START, NUMBERS)))).toMatchObject({ ok: true });
  });
});

describe("an address that is no Shikaku of penpa+ is an error", () => {
  it.each([
    ["no data", "https://example.org/", "no-puzzle", 1],
    ["a character that is no base64", "#m=edit&p=AA!A", "bad-base64", 13],
    ["a percent sign that is none", "#m=edit&p=AA%2", "bad-base64", 13],
    ["data that does not inflate", "#m=edit&p=AAAA", "bad-deflate", 11],
    ["no data behind p=", "#m=edit&p=", "bad-deflate", 11],
    ["data that ends early", addressOf(...START, NUMBERS).slice(0, 120), "bad-deflate", 51],
    ["another grid", addressOf("hex,3,3", "[0,0,0,0]", "", NUMBERS), "no-square-grid", 51],
    ["no size", addressOf("square,x,3", "[0,0,0,0]", "", NUMBERS), "bad-size", 51],
    ["no margins", addressOf("square,3,3", "?", "", NUMBERS), "bad-size", 51],
    [
      "margins larger than the board",
      addressOf("square,3,3", "[9,0,0,0]", "", NUMBERS),
      "bad-size",
      51,
    ],
    ["a huge size", addressOf("square,9999,9999", "[0,0,0,0]", "", NUMBERS), "too-large", 51],
    ["no object", addressOf(...START), "bad-json", 51],
    [
      "a word in a cell",
      addressOf(...START, NUMBERS.replace("[1,7", '["one",7')),
      "bad-clue",
      undefined,
    ],
    [
      "a clue off the board",
      addressOf(...START, NUMBERS.replace('"24"', '"22"')),
      "outside-board",
      undefined,
    ],
    [
      "a number on a corner",
      addressOf(...START, NUMBERS.replace('"24"', '"60"')),
      "outside-board",
      undefined,
    ],
    ["no clues", addressOf(...START, "{}"), "no-clues", undefined],
  ])("%s", (_, address, kind, column) => {
    const read = parsePenpa(address);
    expect(read).toMatchObject({ ok: false, error: { kind } });
    expect(read.ok ? undefined : read.error.column).toBe(column);
  });

  it("a few bytes that inflate without end", () => {
    const bomb = Buffer.from(deflateSync(new Uint8Array(9_000_000))).toString("base64");
    expect(parsePenpa(`#p=${bomb}`)).toMatchObject({ ok: false, error: { kind: "too-large" } });
  });

  it("never throws, whatever the lines", () => {
    const lines = fc.array(
      fc.oneof(fc.string(), fc.constantFrom(...START, NUMBERS, EDGES, "{zN:{}}")),
    );
    fc.assert(
      fc.property(lines, (each) => {
        expect(() => parsePenpa(addressOf(...each))).not.toThrow();
      }),
    );
  });
});
