/** The sentences in English. */

import { listed } from "./listed.ts";
import { isCell, isLine, lastCellOf } from "./rect-ends.ts";
import type { DeductionParts, Words } from "./words.ts";

/** English. */
export const en: Words = {
  space: " ",
  clue: (clue, cell) => `the ${clue.area} at ${cell(clue)}`,
  rect: (rect, cell) =>
    isCell(rect)
      ? `${rect.width}×${rect.height} at ${cell(rect)}`
      : `${rect.width}×${rect.height} from ${cell(rect)} to ${cell(lastCellOf(rect))}`,
  block: (rect, cell) =>
    `${cell(rect)} to ${cell(lastCellOf(rect))}${isLine(rect) ? "" : ` (${rect.width}×${rect.height})`}`,
  and: (items) => listed(items, ", ", " and "),
  or: (items) => listed(items, ", ", " or "),
  where: {
    "clue-of-one": ({ clues }) => `Look at ${clues}.`,
    "only-shape": ({ clues }) =>
      `Look at ${clues}. Which rectangles of its size fit between the edges and the other numbers?`,
    "last-candidate": ({ clues }) => `Look at ${clues}. Which of its rectangles are left?`,
    "only-cover": (parts) => `Look at ${cells(parts)}. Which rectangles can still lie there?`,
    "shared-cells": ({ clues }) =>
      `Look at ${clues}. What do all of its rectangles have in common?`,
    "sole-reach": (parts) => `Look at ${cells(parts)}. Which numbers can reach there?`,
    "stranded-cell": (parts) =>
      `Look at ${cells(parts)}. After which rectangle could nothing lie there?`,
    "region-counting": ({ clues }) => `Look at ${clues} together, and count cells.`,
    assumption: ({ any }) => `Suppose ${any}, and see what follows.`,
  },
  why: {
    "clue-of-one": ({ clues }) => `A 1 is a rectangle by itself: ${clues}.`,
    "only-shape": ({ clues, region }) =>
      `The edges and the other numbers leave ${clues} only one rectangle of its size: ${region}.`,
    "last-candidate": ({ clues, region }) =>
      `Every other rectangle of ${clues} would run into a known one or is ruled out, so it is ${region}.`,
    "only-cover": (parts) =>
      `Nothing else can cover ${cells(parts)} any more: ${parts.clues} is ${parts.region}.`,
    "shared-cells": (parts) =>
      `Every rectangle left for ${parts.clues} contains ${cells(parts)}. No other rectangle may, which rules out ${parts.all}.`,
    "sole-reach": (parts) =>
      `Only ${parts.clues} can reach ${cells(parts)}, so its rectangle contains ${parts.cellCount === 1 ? "it" : "them"}, which rules out ${parts.all}.`,
    "stranded-cell": (parts) =>
      `With ${parts.any}, nothing could cover ${cells(parts)} any more, so that is ruled out.`,
    "region-counting": ({ clues, cells, cellCount, any }) =>
      `Only ${clues} can reach the ${cellCount} cells ${cells}, so together they fill them. With ${any} too many would be left over, so that is ruled out.`,
    room: ({ clues, cells, cellCount, any }) =>
      `Both ${clues} must lie within the ${cellCount} cells ${cells}. With ${any} too few would be left for them, so that is ruled out.`,
    assumption: ({ all }) => `So ${all} cannot be.`,
  },
  suppose: (region) => `Suppose ${region}.`,
  nothingLeftFor: (clue) => `Then no rectangle is left for ${clue}.`,
  nothingLeftOver: (cell) => `Then nothing can cover the cell ${cell} any more.`,
  faultWhere: ({ rects }) => `Look at what is drawn: ${rects}.`,
  fault: {
    "not-a-rect": () => "What is drawn is no rectangle of whole cells.",
    "outside-board": ({ rects }) => `${rects} leaves the board.`,
    "no-clue": ({ rects }) => `${rects} holds no number; each rectangle needs exactly one.`,
    "two-clues": ({ rects, clues }) => `${rects} holds more than one number: ${clues}.`,
    "wrong-area": ({ rects, clues, found, expected }) =>
      `${rects} has ${found} ${found === 1 ? "cell" : "cells"}, but ${clues} needs ${expected}.`,
    overlap: ({ rects, cell }) => `${rects} meets another rectangle at ${cell}.`,
    impossible: ({ rects, clues }) =>
      `${rects} is wrong for ${clues}: with it the rest cannot be completed.`,
    incompatible: ({ rects }) =>
      `${rects} do not go together: with all of them the rest cannot be completed.`,
  },
  outcome: {
    complete: "All is drawn, and right.",
    none: "This puzzle has no answer.",
    multiple:
      "Several answers go with what is drawn, and no rule leads to a rectangle that all of them have.",
    beyond: "What is drawn is right, but no rule leads on from here.",
    stopped: "The search was stopped before a hint was found.",
  },
};

/** The cells with their noun. */
function cells({ cells, cellCount }: DeductionParts): string {
  return `the ${cellCount === 1 ? "cell" : "cells"} ${cells}`;
}
