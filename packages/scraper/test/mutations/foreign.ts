/** Mutations that add what has nothing to do with the board. */

import { placeOf, type Mutation } from "./mutation.ts";
import type { Random } from "./random.ts";

const ADS = [
  "<p>Play 9 more puzzles</p>",
  '<div class="ad" style="position:absolute; left:3px; top:-40px; width:200px; height:30px">Ad 3 of 5</div>',
  "<iframe title='ad' style='width:30px; height:30px; border:0'></iframe>",
  "<div><span>4</span> players <b>online</b></div>",
];

const WIDGETS = [
  `<table>${"<tr>" + "<td style='width:30px;height:30px'>7</td>".repeat(7) + "</tr>"}</table>`,
  `<ul>${"<li style='display:inline-block;width:30px;height:30px'></li>".repeat(12)}</ul>`,
  `<div style="display:flex">${Array.from({ length: 9 }, (_, i) => `<button style="width:30px; height:30px; padding:0">${i + 1}</button>`).join("")}</div>`,
  `<table>${Array.from({ length: 5 }, (_, y) => `<tr>${Array.from({ length: 7 }, (_, x) => `<td style="width:24px; height:24px">${y * 7 + x + 1}</td>`).join("")}</tr>`).join("")}</table>`,
];

function putBeside(cell: HTMLElement, other: HTMLElement, { pick }: Random): void {
  if (pick([true, false])) cell.before(other);
  else cell.after(other);
}

export const FOREIGN: readonly Mutation[] = [
  {
    name: "the player's rectangles between the cells",
    keeps: true,
    apply: ({ document, cells, size }, random) => {
      const { int, pick } = random;
      for (let i = int(1, 12); i > 0; i--) {
        const [x, y] = [int(0, size.width - 1), int(0, size.height - 1)];
        const from = placeOf(cells[y * size.width + x]!);
        const to = placeOf(cells[int(y, size.height - 1) * size.width + int(x, size.width - 1)]!);
        const area = document.createElement("div");
        const [width, height] = [to.left + to.width - from.left, to.top + to.height - from.top];
        area.setAttribute(
          "style",
          `position:absolute; left:${from.left}px; top:${from.top}px; width:${width}px; height:${height}px; border:2px solid; box-sizing:border-box`,
        );
        putBeside(pick(cells), area, random);
      }
    },
  },
  {
    name: "the player's rectangles with their areas on them",
    keeps: true,
    apply: ({ root, cells, size }, { int, pick }) => {
      const { left, top, width, height } = placeOf(pick(cells));
      const area = int(1, size.width * 2);
      root.insertAdjacentHTML(
        pick(["afterbegin", "beforeend"]),
        `<div style="position:absolute; left:${left}px; top:${top}px; width:${width * int(1, 3)}px; height:${height * int(1, 3)}px; z-index:9"><span>${area}</span></div>`,
      );
    },
  },
  {
    name: "a rectangle of the player's over one cell",
    keeps: true,
    apply: ({ document, cells }, random) => {
      const { pick } = random;
      for (const cell of [pick(cells), pick(cells)]) {
        const area = document.createElement("div");
        area.setAttribute("style", cell.getAttribute("style") ?? "");
        putBeside(pick(cells), area, random);
      }
    },
  },
  {
    name: "advertisements among the cells",
    keeps: true,
    apply: ({ document, cells }, { int, pick }) => {
      for (let i = int(1, 4); i > 0; i--) {
        const ad = document.createElement("aside");
        ad.innerHTML = pick(ADS);
        pick(cells).before(ad);
      }
    },
  },
  {
    name: "comments, scripts, styles and white space among the cells",
    keeps: true,
    apply: ({ document, cells }, { pick }) => {
      for (const cell of cells) {
        const script = document.createElement(pick(["script", "style"]));
        script.textContent = pick(["/* 4 */", "", "var cell = 4"]).replace("var", "/* */ var");
        if (script.localName === "style") script.textContent = "/* 9 */";
        cell.before(pick([document.createComment(" 9 "), document.createTextNode("\n  "), script]));
      }
    },
  },
  {
    name: "other grids on the page",
    keeps: true,
    apply: ({ document }, { pick }) => {
      const widget = `<div style="margin:90px 0">${pick(WIDGETS)}</div>`;
      document.body.insertAdjacentHTML(pick(["afterbegin", "beforeend"]), widget);
    },
  },
  {
    name: "a layer over everything",
    keeps: true,
    apply: ({ document }, { int }) => {
      document.body.insertAdjacentHTML(
        "beforeend",
        `<div style="position:fixed; inset:0; z-index:9999; background:#000c"><div>We value your privacy</div><button>Accept all ${int(2, 900)}</button></div>`,
      );
    },
  },
];
