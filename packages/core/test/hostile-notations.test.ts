/** Texts made to hurt: each is refused before a test's time is over, with a message of a few lines. */

import { describe, expect, it } from "vitest";
import type { NotationName } from "../src/notation/notation.ts";
import { parseSheet } from "../src/notation/parse-puzzle.ts";
import { MAX_CELLS } from "../src/shikaku/puzzle.ts";

const LONG = 200_000;

/** More cells than a board may have. */
const TOO_MANY = MAX_CELLS + 9;
const SAVE = "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\n";

const texts: readonly (readonly [string, string, string])[] = [
  ["a run of blanks without end", "z".repeat(LONG), "too-large"],
  ["question marks without end", "?".repeat(TOO_MANY), "too-large"],
  ["one clue without end", "9".repeat(LONG), "no-size"],
  ["line ends", "\n".repeat(LONG), "empty"],
  ["blanks", " ".repeat(LONG), "empty"],
  ["commas", ",".repeat(LONG), "bad-token"],
  ["a row without end", "1 ".repeat(TOO_MANY), "too-large"],
  ["rows without end", "1\n".repeat(TOO_MANY), "too-large"],
  ["boards without end", "2.\n.2\n\n".repeat(LONG / 7), "several-boards"],
  ["brackets", "[".repeat(LONG), "bad-json"],
  ["brackets that close", "[".repeat(LONG) + "]".repeat(LONG), "bad-clue"],
  ["braces", "{".repeat(LONG), "bad-json"],
  ["puzzles in puzzles", '{"puzzle":'.repeat(LONG / 10), "bad-json"],
  ["JSON of more rows than a board may have", `[${"[0],".repeat(TOO_MANY)}[1]]`, "too-large"],
  ["an address without end", `https://${"a".repeat(LONG)}`, "no-puzzle"],
  ["settings without end", `https://puzz.link/p?${"a=b&".repeat(LONG / 4)}`, "no-puzzle"],
  ["a body of blanks without end", `shikaku/1000/1000/${"z".repeat(LONG)}`, "wrong-length"],
  ["a huge board", `shikaku/99999/99999/${"z".repeat(LONG)}`, "too-large"],
  ["a huge game ID", "9999x9999:z", "too-large"],
  ["a game ID of one clue without end", `1000x1000:${"1".repeat(LONG)}`, "wrong-length"],
  ["a huge file", "pzprv3/shikaku/9999/9999/", "too-large"],
  ["a file of one row without end", `pzprv3/shikaku/1000/1000/${". ".repeat(LONG)}`, "uneven-rows"],
  ["borders without end", `pzprv3/shikaku/1/1/1 /${"0 ".repeat(LONG)}`, "border-count"],
  ["slashes", `pzprv3${"/".repeat(LONG)}`, "no-header"],
  [
    "a Kanpen row without end",
    `http://www.kanpen.net/shikaku.html?problem=9/9/${"._".repeat(LONG)}`,
    "uneven-rows",
  ],
  ["an XML tag without end", `<puzzle ${"a".repeat(LONG)}`, "other-puzzle"],
  [
    "XML attributes without end",
    `<puzzle type="shikaku">\n<number${" r".repeat(LONG)}`,
    "no-header",
  ],
  ["XML comments without end", `<puzzle type="shikaku">${"<!--".repeat(LONG / 4)}`, "no-header"],
  ["a record without end", `${SAVE}DESC    :9:${"a".repeat(LONG)}`, "bad-record"],
  ["keywords without end", "begin\n".repeat(LONG / 6), "several-boards"],
  ["authors without end", `begin\n${"author\n".repeat(LONG / 7)}`, "no-header"],
  ["a janko row without end", `size 1000\nproblem\n${"- ".repeat(LONG)}`, "uneven-rows"],
  ["a list without end", `T 9 9\n${"0 0 0\n".repeat(LONG / 6)}`, "bad-clue"],
  ["base64 without end", `#p=${"A".repeat(LONG)}`, "bad-deflate"],
];

describe("a text made to hurt", () => {
  it.each(texts)("%s", (_name, text, kind) => {
    const read = parseSheet(text);
    expect(read).toMatchObject({ ok: false, error: { kind } });
    expect(read.ok ? 0 : read.error.message.length).toBeLessThan(700);
  });

  it("is refused as a known notation, too", () => {
    const names: readonly NotationName[] = [
      "text",
      "task",
      "kanpen",
      "list",
      "janko",
      "kanpen-xml",
    ];
    for (const from of names) {
      expect(parseSheet("(".repeat(LONG), { from })).toMatchObject({ ok: false });
    }
  });
});
