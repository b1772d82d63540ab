/** The sentences in English. */

import { formatCell, formatSize } from "../../base/grid.ts";
import { listed } from "./listed.ts";
import { isCell, isLine, lastCellOf } from "./rect-ends.ts";
import type { Words } from "./words.ts";

/** English. */
export const en: Words = {
  space: " ",
  clue: (clue) => `the ${clue.area} at ${formatCell(clue)}`,
  rect: (rect) =>
    isCell(rect)
      ? `${formatSize(rect)} at ${formatCell(rect)}`
      : `${formatSize(rect)} from ${formatCell(rect)} to ${formatCell(lastCellOf(rect))}`,
  block: (rect) =>
    `${formatCell(rect)} to ${formatCell(lastCellOf(rect))}${isLine(rect) ? "" : ` (${formatSize(rect)})`}`,
  and: (items) => listed(items, ", ", " and "),
  or: (items) => listed(items, ", ", " or "),
  where: {
    "clue-of-one": ({ clues }) => `Look at ${clues}.`,
    "only-shape": ({ clues }) =>
      `Look at ${clues}. Which rectangles of its size fit between the walls and the other numbers?`,
    "last-candidate": ({ clues }) => `Look at ${clues}. Which of its rectangles are left?`,
    "only-cover": ({ cells }) => `Look at ${cells}. Which rectangles can still lie there?`,
    "shared-cells": ({ clues }) =>
      `Look at ${clues}. What do all of its rectangles have in common?`,
    "sole-reach": ({ cells }) => `Look at ${cells}. Which numbers can reach there?`,
    "stranded-cell": ({ cells }) =>
      `Look at ${cells}. After which rectangle could nothing lie there?`,
    "region-counting": ({ clues }) => `Look at ${clues} together, and count cells.`,
    assumption: ({ any }) => `Suppose ${any}, and see what follows.`,
  },
  why: {
    "clue-of-one": ({ clues }) => `A 1 is its own region: ${clues}.`,
    "only-shape": ({ clues, region }) =>
      `Walls and other numbers leave ${clues} only one rectangle of its size: ${region}.`,
    "last-candidate": ({ clues, region }) =>
      `Every other rectangle of ${clues} would run into a region or is crossed out, so it is ${region}.`,
    "only-cover": ({ clues, cells, region }) =>
      `Nothing else can cover ${cells} any more: ${clues} is ${region}.`,
    "shared-cells": ({ clues, cells, all }) =>
      `Every rectangle left for ${clues} contains ${cells}. No other region may, which rules out ${all}.`,
    "sole-reach": ({ clues, cells, all }) =>
      `Only ${clues} can reach ${cells}, so its rectangle contains that, which rules out ${all}.`,
    "stranded-cell": ({ cells, any }) =>
      `With ${any}, nothing could cover ${cells} any more, so that is ruled out.`,
    "region-counting": ({ clues, cells, cellCount, any }) =>
      `Only ${clues} can reach the ${cellCount} cells ${cells}, so together they fill them. With ${any} too many would be left over, so that is ruled out.`,
    room: ({ clues, cells, cellCount, any }) =>
      `Both ${clues} must lie within the ${cellCount} cells ${cells}. With ${any} too few would be left for them, so that is ruled out.`,
    assumption: ({ all }) => `So ${all} cannot be.`,
  },
  suppose: (region) => `Suppose ${region}.`,
  nothingLeftFor: (clue) => `Then no rectangle is left for ${clue}.`,
  nothingLeftOver: (cell) => `Then nothing can cover ${cell} any more.`,
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
      `${rects} is not the region of ${clues}: with it the rest cannot be completed.`,
    incompatible: ({ rects }) =>
      `${rects} do not go together: with all of them the rest cannot be completed.`,
  },
  outcome: {
    complete: "All is drawn, and right.",
    none: "This puzzle has no answer.",
    multiple:
      "Several answers go with what is drawn, and no rule leads to a region that all of them have.",
    beyond: "What is drawn is right, but no rule leads on from here.",
    stopped: "The search was stopped before a hint was found.",
  },
};
