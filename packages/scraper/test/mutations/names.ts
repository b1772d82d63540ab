/** Mutations of names: classes, ids and the kinds of elements. */

import type { Mutation } from "./mutation.ts";

const WORDS = ["tile", "sq", "x9f2", "css-1q8", "board", "grid", "field", "a", "task"];
const KINDS = ["span", "section", "b", "shikaku-cell", "article", "label"];

export const NAMES: readonly Mutation[] = [
  {
    name: "other class names",
    keeps: true,
    apply: ({ root, cells }, { pick }) => {
      root.className = pick(WORDS);
      const name = pick(WORDS);
      for (const cell of cells) cell.className = name;
    },
  },
  {
    name: "a class name of its own for each cell",
    keeps: true,
    apply: ({ cells }, { int }) => {
      for (const [i, cell] of cells.entries()) cell.className = `c${i}-${int(0, 999)}`;
    },
  },
  {
    name: "no names at all",
    keeps: true,
    apply: ({ document }) => {
      for (const element of document.querySelectorAll("[id], [class]")) {
        element.removeAttribute("id");
        element.removeAttribute("class");
      }
    },
  },
  {
    name: "one cell without the name",
    keeps: true,
    apply: ({ cells }, { pick }) => pick(cells).removeAttribute("class"),
  },
  {
    name: "another board's names on something else",
    keeps: true,
    apply: ({ document, root, cells }, { int }) => {
      root.className = "grid";
      for (const cell of cells) cell.className = "tile";
      const decoy = `<div class="board-back"><p>${int(1, 9)} players online</p></div>`;
      document.body.insertAdjacentHTML("afterbegin", decoy);
    },
  },
  {
    name: "other kinds of elements",
    keeps: true,
    apply: ({ document, cells }, { pick }) => {
      const kind = pick(KINDS);
      for (const cell of cells) {
        const other = document.createElement(kind);
        other.className = cell.className;
        other.setAttribute("style", cell.getAttribute("style") ?? "");
        other.append(...cell.childNodes);
        cell.replaceWith(other);
      }
    },
  },
];
