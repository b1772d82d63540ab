/** Mutations of how cells are placed, which a browser draws all alike. */

import {
  addStyle,
  clueCellsOf,
  placeOf,
  rowsOfCells,
  type Mutation,
  type PageParts,
  type Place,
} from "./mutation.ts";

/** A mutation that gives each cell another inline style for the same place. */
function restyled(name: string, styleOf: (place: Place, page: PageParts) => string): Mutation {
  return {
    name,
    keeps: true,
    needsLayout: true,
    apply: (page) => {
      for (const cell of page.cells) cell.setAttribute("style", styleOf(placeOf(cell), page));
    },
  };
}

/** The root's own width and height, in pixels. */
function extentOf({ root }: PageParts): { readonly width: number; readonly height: number } {
  const { width, height } = placeOf(root);
  return { width, height };
}

export const PLACES: readonly Mutation[] = [
  restyled(
    "transform: translate",
    ({ left, top, width, height }) =>
      `position:absolute; left:0; top:0; width:${width}px; height:${height}px; transform:translate(${left}px, ${top}px)`,
  ),
  restyled(
    "translate",
    ({ left, top, width, height }) =>
      `position:absolute; left:0; top:0; width:${width}px; height:${height}px; translate:${left}px ${top}px`,
  ),
  restyled("percent", ({ left, top, width, height }, page) => {
    const extent = extentOf(page);
    return `position:absolute; left:${(left / extent.width) * 100}%; top:${(top / extent.height) * 100}%; width:${(width / extent.width) * 100}%; height:${(height / extent.height) * 100}%`;
  }),
  restyled(
    "em",
    ({ left, top, width, height }) =>
      `position:absolute; font-size:10px; left:${left / 10}em; top:${top / 10}em; width:${width / 10}em; height:${height / 10}em`,
  ),
  restyled(
    "several units at once",
    ({ left, top, width, height }) =>
      `position:absolute; left:${left / 16}rem; top:calc(${top}px + 0rem); width:${(width * 72) / 96}pt; height:${height}px`,
  ),
  restyled("right and bottom", ({ left, top, width, height }, page) => {
    const extent = extentOf(page);
    return `position:absolute; right:${extent.width - left - width}px; bottom:${extent.height - top - height}px; width:${width}px; height:${height}px`;
  }),
  restyled(
    "inset",
    ({ left, top, width, height }) =>
      `position:absolute; inset:${top}px auto auto ${left}px; width:${width}px; height:${height}px`,
  ),
  restyled(
    "margins",
    ({ left, top, width, height }) =>
      `position:absolute; left:0; top:0; margin:${top}px 0 0 ${left}px; width:${width}px; height:${height}px`,
  ),
  {
    name: "a style sheet",
    keeps: true,
    needsLayout: true,
    apply: ({ document, cells }) => {
      const rules = cells.map((cell, i) => {
        const { left, top, width, height } = placeOf(cell);
        cell.removeAttribute("style");
        cell.id = `cell-${i}`;
        return `#cell-${i}{position:absolute; left:${left}px; top:${top}px; width:${width}px; height:${height}px}`;
      });
      addStyle(document, rules.join("\n"));
    },
  },
  {
    name: "a CSS grid",
    keeps: true,
    needsLayout: true,
    apply: ({ root, cells, size }, { int, pick, shuffled }) => {
      root.setAttribute(
        "style",
        `position:relative; display:grid; width:max-content; gap:${int(0, 3)}px; grid-template-columns:repeat(${size.width}, ${int(24, 40)}px); grid-auto-rows:${int(24, 40)}px`,
      );
      const isPlaced = pick([true, false]);
      for (const [i, cell] of cells.entries()) {
        const area = `${Math.floor(i / size.width) + 1} / ${(i % size.width) + 1}`;
        cell.setAttribute("style", isPlaced ? `grid-area:${area}` : "");
      }
      if (isPlaced) root.prepend(...shuffled(cells));
    },
  },
  {
    name: "a flex box that wraps",
    keeps: true,
    needsLayout: true,
    apply: ({ root, cells, size }, { int }) => {
      const side = int(22, 40);
      root.setAttribute("style", `display:flex; flex-wrap:wrap; width:${size.width * side}px`);
      for (const cell of cells) cell.setAttribute("style", `flex:0 0 ${side}px; height:${side}px`);
    },
  },
  {
    name: "a positioned element without a box around the cells",
    keeps: true,
    needsLayout: true,
    apply: ({ document, root, cells }, { pick }) => {
      const wrapper = document.createElement("div");
      wrapper.setAttribute("style", `display:contents; position:${pick(["relative", "absolute"])}`);
      wrapper.append(...cells);
      root.append(wrapper);
    },
  },
  {
    name: "numbers in a layer over the cells",
    keeps: true,
    needsLayout: true,
    apply: (page, { pick }) => {
      const numbers = clueCellsOf(page).map((cell) => {
        const digits = (cell.textContent ?? "").trim();
        const { left, top, width, height } = placeOf(cell);
        cell.textContent = "";
        const split = [...digits].map((digit) => `<i>${digit}</i>`).join("");
        return `<b style="position:absolute; left:${left}px; top:${top}px; width:${width}px; height:${height}px; font-size:12px; line-height:${height}px; text-align:center">${pick([digits, split])}</b>`;
      });
      page.root.insertAdjacentHTML("beforeend", `<div>${numbers.join("")}</div>`);
    },
  },
  {
    name: "a table",
    keeps: true,
    needsLayout: true,
    apply: (page, { pick, int }) => {
      const { document, root } = page;
      const table = document.createElement("table");
      const isCollapsed = pick([true, false]);
      table.setAttribute("style", `border-collapse:${isCollapsed ? "collapse" : "separate"}`);
      const body = document.createElement("tbody");
      table.append(body);
      const style = `width:${int(26, 40)}px; height:${int(26, 40)}px; padding:0; display:table-cell; border:1px solid`;
      for (const row of rowsOfCells(page)) {
        const line = document.createElement("tr");
        body.append(line);
        for (const cell of row) {
          const data = document.createElement("td");
          data.setAttribute("style", style);
          data.append(...cell.childNodes);
          line.append(data);
        }
      }
      root.setAttribute("style", "");
      root.replaceChildren(table);
    },
  },
  {
    name: "lines of inline blocks",
    keeps: true,
    needsLayout: true,
    apply: (page, { int }) => {
      const side = int(24, 40);
      for (const row of rowsOfCells(page)) {
        const line = page.document.createElement("div");
        line.setAttribute("style", "white-space:nowrap; font-size:0; line-height:0");
        page.root.append(line);
        for (const cell of row) {
          cell.setAttribute(
            "style",
            `display:inline-flex; vertical-align:top; font-size:15px; line-height:1.5; width:${side}px; height:${side}px`,
          );
          line.append(cell);
        }
      }
    },
  },
];
