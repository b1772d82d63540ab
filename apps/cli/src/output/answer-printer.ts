/**
 * Answer printers: the answers of one puzzle on standard output, each as soon as it is found.
 *
 * Drawings are divided by an empty line. A file holds one picture, so of pictures only the first is
 * printed. The verdict, which is known last, goes to standard error.
 */

import { drawSvg, drawText, type Answer, type Puzzle } from "@shikiri/core";
import { complain } from "./complaint.ts";
import type { Solved } from "./solved.ts";
import { write } from "./standard-output.ts";
import { verdict } from "./verdict.ts";

/** Prints the answers of one puzzle. */
export interface AnswerPrinter {
  /** Prints the next answer, or keeps it for later. */
  readonly take: (answer: Answer) => Promise<void>;
  /** Prints the rest. */
  readonly end: (solved: Solved) => Promise<void>;
}

/** Prints drawings or a picture. @param limit how many answers were to be found */
export function drawingPrinter(puzzle: Puzzle, form: "text" | "svg", limit: number): AnswerPrinter {
  let printed = 0;
  return {
    take: async (answer) => {
      printed++;
      if (form === "text") await write((printed > 1 ? "\n" : "") + drawText(puzzle, answer));
      else if (printed === 1) await write(drawSvg(puzzle, answer));
    },
    end: async (solved) => complain(verdict(solved, puzzle, limit)),
  };
}
