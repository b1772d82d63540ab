/** Addresses of puzz.link's family: what they look like, what is read of them, what is refused. */

import { describe, expect, it } from "vitest";
import { PINWHEEL } from "../../test/pinwheel.ts";
import { validPuzzle } from "../../test/valid-puzzle.ts";
import type { Area } from "../shikaku/puzzle.ts";
import { formatPuzzLink, parsePuzzLink } from "./puzz-link.ts";

const { puzzle } = PINWHEEL;

/** A board one cell high with these clues at its left and blanks behind them. */
function rowOf(...areas: Area[]): ReturnType<typeof validPuzzle> {
  const cells = areas.reduce<number>((sum, area) => sum + (area === "?" ? 1 : area), 0);
  return validPuzzle([Array.from({ length: cells }, (_, x) => areas[x] ?? 0)]);
}

describe("an address of puzz.link", () => {
  it("holds columns, rows, and the board with letters from g for blanks", () => {
    expect(formatPuzzLink(puzzle)).toBe("https://puzz.link/p?shikaku/3/3/g2g212g2g");
  });

  it.each([
    ["puzz.link", "https://puzz.link/p?shikaku/3/3/g2g212g2g"],
    ["pzv.jp", "http://pzv.jp/p.html?shikaku/3/3/g2g212g2g"],
    ["pzplus", "https://pzplus.tck.mn/p?shikaku/3/3/g2g212g2g"],
    ["an editor", "https://puzz.link/p?shikaku_edit/3/3/g2g212g2g"],
    ["settings before the name", "https://puzz.link/p?mode=play&lang=ja&shikaku/3/3/g2g212g2g"],
    ["flags", "https://puzz.link/p?shikaku/v/3/3/g2g212g2g"],
    ["a variant among the flags", "https://puzz.link/p?shikaku/v:3x/3/3/g2g212g2g"],
    ["no flags, but their slash", "https://puzz.link/p?shikaku//3/3/g2g212g2g"],
    ["a slash at the end", "https://puzz.link/p?shikaku/3/3/g2g212g2g/"],
    ["white space around it", "\n  https://puzz.link/p?shikaku/3/3/g2g212g2g \n"],
    ["Kanpen's ?pzpr=", "http://www.kanpen.net/shikaku.html?pzpr=/3/3/g2g212g2g"],
    ["Kanpen's ?pzpr= without flags", "http://www.kanpen.net/shikaku.html?pzpr=3/3/g2g212g2g"],
    ["what stands behind the ?", "shikaku/3/3/g2g212g2g"],
    ["no blanks at the end", "https://puzz.link/p?shikaku/3/3/g2g212g2"],
    ["a number in the longer form", "https://puzz.link/p?shikaku/3/3/g-02g212g2g"],
  ])("is read with %s", (_, address) => {
    expect(parsePuzzLink(address)).toEqual({ ok: true, value: puzzle });
  });

  it.each([
    ["g to z", 4, "4i"],
    ["more than 20 blanks", 27, "-1bzl"],
    ["- and two digits", 255, `-ff${"z".repeat(12)}t`],
    ["+ and three digits", 256, `+100${"z".repeat(12)}u`],
    ["+ and three digits", 4095, `+fff${"z".repeat(204)}t`],
    ["= and three digits", 4096, `=000${"z".repeat(204)}u`],
    ["@ and three digits", 8192, `@000${"z".repeat(409)}q`],
    ["@ and three digits", 12_239, `@fcf${"z".repeat(611)}x`],
    ["* and four digits", 12_240, `*0000${"z".repeat(611)}y`],
    ["$ and five digits", 77_776, `$00000${"z".repeat(3888)}u`],
  ])("has %s, for a clue of %i", (_, area, body) => {
    const board = rowOf(area);
    const address = `https://puzz.link/p?shikaku/${area}/1/${body}`;
    expect(formatPuzzLink(board)).toBe(address);
    expect(parsePuzzLink(address)).toEqual({ ok: true, value: board });
  });

  it("has . for a clue of unknown area", () => {
    const board = rowOf("?", 2, "?");
    expect(formatPuzzLink(board)).toBe("https://puzz.link/p?shikaku/4/1/.2.g");
    expect(parsePuzzLink("shikaku/4/1/.2.g")).toEqual({ ok: true, value: board });
  });

  it("is read with % for @, as older programs write it", () => {
    const body = `%000${"z".repeat(409)}q`;
    expect(parsePuzzLink(`shikaku/8192/1/${body}`)).toEqual({ ok: true, value: rowOf(8192) });
  });
});

describe("an address that is no Shikaku is an error with its column", () => {
  it.each([
    ["", "no-puzzle", 1],
    ["https://puzz.link/", "no-puzzle", 1],
    ["https://puzz.link/p?shikaku", "no-puzzle", 28],
    ["https://puzz.link/p?shikaku/3/3", "no-puzzle", 32],
    ["https://puzz.link/p?slither/3/3/g2g212g2g", "other-puzzle", 21],
    ["https://puzz.link/p?aho/3/3/g2g212g2g", "other-puzzle", 21],
    ["http://www.kanpen.net/nurikabe.html?pzpr=/3/3/g2", "other-puzzle", 23],
    ["shikaku/3/0/g2", "bad-size", 9],
    ["shikaku/3/x/g2", "bad-size", 9],
    ["shikaku/3x/3/3/g2", "bad-size", 9],
    ["shikaku/-1/3/3/g2", "bad-size", 9],
    ["shikaku/+3/3/g2", "bad-size", 9],
    ["shikaku/1001/1000/g2", "too-large", 9],
    ["shikaku/99999999999/99999999999/zzz", "bad-size", 9],
    ["shikaku/3/3/g2G212g2g", "bad-character", 15],
    ["shikaku/3/3/g2g212g2-2", "bad-character", 21],
    ["shikaku/3/3/g2g212g2-xy", "bad-character", 21],
    ["shikaku/3/3/g2g212g2g/more", "bad-character", 23],
    ["shikaku/3/3/g2g212g2h", "wrong-length", 21],
    ["shikaku/3/3/g2g212g22g", "wrong-length", 22],
    ["shikaku/3/3/g2g212g", "wrong-length", 20],
    ["shikaku/3/3/g2g21.g", "wrong-length", 20],
    ["shikaku/3/3/g2g202g2g", "bad-clue", 17],
    ["shikaku/3/3/g2g212g3g", "clue-sum", undefined],
    ["shikaku/3/3/zz", "wrong-length", 13],
    ["shikaku/3/3/o", "no-clues", undefined],
  ])("%j: %s", (address, kind, column) => {
    const parsed = parsePuzzLink(address);
    expect(parsed).toMatchObject({ ok: false, error: { kind } });
    expect(parsed.ok ? undefined : parsed.error.column).toBe(column);
  });

  it("says what was found, what was expected and where", () => {
    expect(parsePuzzLink("shikaku/3/3/g2!212g2g")).toMatchObject({
      error: {
        message:
          'line 1, column 15: found "!212", expected a number (0 to f, or -, +, =, @, *, $ and its digits), . for a ?, or a letter g to z for blanks',
      },
    });
    expect(parsePuzzLink("https://puzz.link/p?aho/3/3/g2g212g2g")).toMatchObject({
      error: {
        message:
          'line 1, column 21: found the puzzle "aho", which has other rules, expected shikaku',
      },
    });
  });
});
