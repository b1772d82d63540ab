/**
 * Drawing and reading back: what one folder writes, another reads, and neither imports the other.
 */

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs } from "./runs.ts";
import { parseDrawing } from "../src/notation/drawing.ts";
import { drawText } from "../src/render/text.ts";
import { puzzles, puzzleOf, dissections, randomPuzzle } from "./random-dissection.ts";

const drawings = puzzles(14).map(({ puzzle, answer }) => drawText(puzzle, answer));

describe("a text drawing", () => {
  it("of an answer is read back as the rects of the answer", () => {
    fc.assert(
      fc.property(dissections(14), fc.nat(), (dissection, seed) => {
        const { puzzle, answer } = puzzleOf(dissection, seed);
        expect(parseDrawing(drawText(puzzle, answer))).toEqual({
          ok: true,
          value: dissection.rects,
        });
      }),
    );
  });

  it("of an answer on a large board is read back", () => {
    const size = { width: 120, height: 90 };
    const { puzzle, answer } = randomPuzzle({ size, seed: 1, style: "cut", largest: 1200 });
    const rects = parseDrawing(drawText(puzzle, answer));
    expect(rects.ok && rects.value.length).toBe(answer.length);
  });

  it("is not read as an answer as long as it shows a cell in no region", () => {
    fc.assert(
      fc.property(puzzles(14), fc.nat(), ({ puzzle, answer }, seed) => {
        const part = answer.filter((_, at) => at !== seed % answer.length);
        for (const drawing of [
          drawText(puzzle),
          drawText(puzzle, part),
          drawText(puzzle, answer),
        ]) {
          const result = parseDrawing(drawing);
          const isRefused = !result.ok && result.error.kind === "no-answer";
          expect(isRefused).toBe(drawing.includes("·"));
        }
      }),
    );
  });

  it("with a character changed, lost or added gives an answer or an error in the text", () => {
    const characters = fc.constantFrom(
      "─",
      "│",
      "┼",
      "·",
      " ",
      "1",
      "?",
      "x",
      "\n",
      "\r",
      "\t",
      "",
    );
    fc.assert(
      fc.property(
        drawings,
        fc.nat(),
        fc.nat({ max: 1 }),
        characters,
        (drawing, at, lost, added) => {
          const place = at % drawing.length;
          const text = drawing.slice(0, place) + added + drawing.slice(place + lost);
          const result = parseDrawing(text);
          if (result.ok) return;
          const { line = 0, column = 0, message } = result.error;
          const lines = text.split(/\r\n|\r|\n/);
          expect(message).toMatch(new RegExp(`line ${line}\\b`));
          expect(line).toBeGreaterThanOrEqual(1);
          expect(line).toBeLessThanOrEqual(lines.length);
          expect(column).toBeGreaterThanOrEqual(1);
          expect(column).toBeLessThanOrEqual((lines.at(line - 1) ?? "").length + 1);
        },
      ),
      runs(500),
    );
  });

  it("is told apart from any text without a crash", () => {
    const unit = fc.constantFrom("─", "│", "┌", "┐", "└", "┘", " ", "1", "\n");
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        expect(() => parseDrawing(text)).not.toThrow();
      }),
    );
  });
});
