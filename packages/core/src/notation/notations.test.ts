/** What holds for every notation of the table: it reads what it writes, and nothing upsets it. */

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs } from "../../test/runs.ts";
import { sheets } from "../../test/random-sheets.ts";
import { PINWHEEL } from "../../test/pinwheel.ts";
import { fitsOn } from "../base/grid.ts";
import type { Notation, Sheet } from "./notation.ts";
import { NOTATIONS, notationNamed } from "./notations.ts";
import { detectNotation, formatSheet } from "./parse-puzzle.ts";

const written = NOTATIONS.filter((each) => each.format !== undefined);

/** The sheet in the notation; undefined where a `?` has no sign. */
function format(notation: Notation, sheet: Sheet): string | undefined {
  const text = formatSheet(sheet, notation.name);
  return text.ok ? text.value : undefined;
}

/** What a notation keeps of a sheet: a board without lines is one rect, if that may be the answer. */
function kept({ name, holdsRects }: Notation, { puzzle, rects }: Sheet): Sheet {
  const hasBorders = name === "pzpr" || name === "tatham-save";
  const whole = { x: 0, y: 0, ...puzzle.size };
  const drawn = hasBorders && puzzle.clues.length === 1 ? [whole] : rects;
  return { puzzle, ...(holdsRects && drawn && { rects: drawn }) };
}

/** Nothing stands within these texts but for JSON. */
const within = (): ReturnType<Notation["parse"]> => ({
  ok: false,
  error: { kind: "nested", message: "" },
});

describe.each(written.map((each) => [each.name, each] as const))("%s", (name, notation) => {
  it("reads back what it writes", () => {
    fc.assert(
      fc.property(sheets(9), (sheet) => {
        const text = format(notation, sheet);
        if (text === undefined) return;
        const read = notation.parse(text, { size: sheet.puzzle.size }, within);
        expect(read).toEqual({ ok: true, value: kept(notation, sheet) });
      }),
    );
  });

  it("is detected in what it writes, or a twin that reads the same", () => {
    // A Kanpen file without an answer is a text matrix with its size before it, and the task of a
    // single cell a text matrix.
    const twins = name === "kanpen" || name === "task" ? [name, "text"] : [name];
    fc.assert(
      fc.property(sheets(9), (sheet) => {
        const text = format(notation, sheet);
        if (text === undefined) return;
        const { notation: found, parsed } = detectNotation(text, { size: sheet.puzzle.size });
        expect(twins).toContain(found);
        expect(parsed).toEqual({ ok: true, value: kept(notation, sheet) });
      }),
    );
  });

  it("refuses with an error, or reads, each text that is one of its own but for some characters", () => {
    const changes = fc.array(
      fc.record({
        at: fc.nat(),
        cut: fc.nat(3),
        put: fc.oneof(
          fc.string({ maxLength: 3 }),
          fc.constantFrom("\n", " ", "/", "-", "?", "0", "9999999", "zz", "1e9", "\uFEFF"),
        ),
      }),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(sheets(6), changes, (sheet, mutations) => {
        let text = format(notation, sheet) ?? "";
        for (const { at, cut, put } of mutations) {
          const start = at % (text.length + 1);
          text = text.slice(0, start) + put + text.slice(start + cut);
        }
        expect(faultOf(notation, text)).toBe(undefined);
      }),
      runs(300),
    );
  });
});

describe("an unknown clue", () => {
  const clues = [...PINWHEEL.puzzle.clues.slice(0, -1), { x: 1, y: 2, area: "?" as const }];
  const sheet = { puzzle: { ...PINWHEEL.puzzle, clues } };
  const signless = new Set(["kanpen", "tatham", "tatham-save"]);

  it.each(written.filter(({ name }) => !signless.has(name)))("is written in $name", (notation) => {
    const text = format(notation, sheet) ?? "";
    const read = notation.parse(text, { size: sheet.puzzle.size }, within);
    expect(read).toEqual({ ok: true, value: sheet });
  });

  it.each(written.filter(({ name }) => signless.has(name)))(
    "is refused by $name, with its cell",
    ({ name }) => {
      expect(formatSheet(sheet, name)).toEqual({
        ok: false,
        error: {
          kind: "unknown-clue",
          cell: { x: 1, y: 2 },
          message: expect.stringContaining("the clue at (1, 2) is ?") as string,
        },
      });
    },
  );
});

describe.each(NOTATIONS.map((each) => [each.name, each] as const))("%s", (name, notation) => {
  it("refuses any other text with an error", () => {
    const signs = [...'0129az?.-_/:x#[]{}<>=&%, RS"\npm'];
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.array(fc.constantFrom(...signs)).map((each) => each.join("")),
    );
    fc.assert(
      fc.property(text, (each) => {
        expect(faultOf(notation, each)).toBe(undefined);
      }),
    );
  });

  it("is found by its name", () => {
    expect(notationNamed(name)).toBe(notation);
  });
});

/** What is wrong with what a notation makes of a text: it is a sheet within its bounds, or an error. */
function faultOf(notation: Notation, text: string): string | undefined {
  if (!["certain", "possible", "no"].includes(notation.likeness(text))) return "no likeness";
  const read = notation.parse(text, {}, within);
  if (!read.ok) {
    const { kind, message } = read.error;
    if (!/^[a-z0-9-]+$/.test(kind)) return `the kind ${kind}`;
    return message.length < 500 ? undefined : "a message without end";
  }
  const { puzzle, rects } = read.value;
  if (puzzle.clues.length === 0 || rects?.length === 0) return "an empty list";
  return rects?.every((rect) => fitsOn(puzzle.size, rect)) === false ? "a rect outside" : undefined;
}
