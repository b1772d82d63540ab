/** Mutations of nesting and order. */

import { placeOf, rowsOfCells, wrap, type Mutation } from "./mutation.ts";

export const WRAPPERS: readonly Mutation[] = [
  {
    name: "the board deeper in the page",
    keeps: true,
    apply: ({ root }, { int, pick }) => {
      let outer: Element = root;
      for (let i = int(1, 40); i > 0; i--) outer = wrap(outer, pick(["div", "main", "section"]));
    },
  },
  {
    name: "a wrapper around each cell",
    keeps: true,
    apply: ({ cells }, { pick }) => {
      const kind = pick(["div", "span", "x-wrap"]);
      for (const cell of cells) wrap(cell, kind);
    },
  },
  {
    name: "wrappers around some cells, of several depths",
    keeps: true,
    apply: ({ cells }, { int }) => {
      for (const cell of cells) {
        let outer: Element = cell;
        for (let i = int(0, 3); i > 0; i--) outer = wrap(outer, "div");
      }
    },
  },
  {
    name: "an element for each row",
    keeps: true,
    apply: (page) => {
      for (const row of rowsOfCells(page)) {
        const wrapper = page.document.createElement("div");
        page.root.append(wrapper);
        wrapper.append(...row);
      }
    },
  },
  {
    name: "a positioned element for each row",
    keeps: true,
    apply: (page) => {
      for (const row of rowsOfCells(page)) {
        const top = placeOf(row[0]!).top - 1;
        const wrapper = page.document.createElement("div");
        wrapper.setAttribute("style", `position:absolute; left:2px; top:${top}px`);
        page.root.append(wrapper);
        for (const cell of row) {
          const place = placeOf(cell);
          cell.style.setProperty("left", `${place.left - 2}px`);
          cell.style.setProperty("top", `${place.top - top}px`);
          wrapper.append(cell);
        }
      }
    },
  },
  {
    name: "cells in any order",
    keeps: true,
    apply: ({ root, cells }, { shuffled }) => root.prepend(...shuffled(cells)),
  },
  {
    name: "cells column by column",
    keeps: true,
    apply: ({ root, cells, size }) => {
      const columnOf = (i: number): number => (i % size.width) * size.height;
      const order = [...cells.keys()].toSorted((a, b) => columnOf(a) - columnOf(b));
      root.prepend(...order.map((i) => cells[i]!));
    },
  },
  {
    name: "clues before blanks",
    keeps: true,
    apply: ({ root, cells }) => {
      root.prepend(...cells.filter((cell) => cell.textContent !== ""));
    },
  },
];
