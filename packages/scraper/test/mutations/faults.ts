/** Mutations that damage the board, or make it doubtful. */

import {
  addStyle,
  clueCellsOf,
  placeOf,
  rowsOfCells,
  type Mutation,
  type PageParts,
} from "./mutation.ts";
import type { Random } from "./random.ts";

const EASTERN = "٠١٢٣٤٥٦٧٨٩";
const WIDE = "０１２３４５６７８９";

function fault(name: string, apply: (page: PageParts, random: Random) => void): Mutation {
  return { name, keeps: false, apply };
}

function linesOf(page: PageParts, isRow: boolean): HTMLElement[][] {
  const rows = rowsOfCells(page);
  return isRow ? rows : rows[0]!.map((_, x) => rows.map((row) => row[x]!));
}

export const FAULTS: readonly Mutation[] = [
  fault("a cell lost", ({ cells }, { pick }) => pick(cells).remove()),
  fault("a cell hidden", ({ cells }, { pick }) => pick(cells).style.setProperty("display", "none")),
  fault("a clue's cell doubled", (page, { pick }) => {
    const cell = pick(clueCellsOf(page));
    cell.after(cell.cloneNode(true));
  }),
  fault("a cell put upon its neighbour", ({ cells }, { int }) => {
    const i = int(1, cells.length - 1);
    cells[i]!.setAttribute("style", cells[i - 1]!.getAttribute("style") ?? "");
  }),
  fault("a cell half a cell off", ({ cells }, { pick }) => {
    const cell = pick(cells);
    const { left, width } = placeOf(cell);
    cell.style.setProperty("left", `${left + width / 2}px`);
  }),
  fault("a cell of another size", ({ cells }, { pick }) => {
    const cell = pick(cells);
    cell.style.setProperty("width", `${placeOf(cell).width * 2.2}px`);
  }),
  fault("a box that is no number", ({ cells }, { pick }) => {
    // The browser makes a blank cell without a width, or a height, as small as its text.
    const cell = pick(cells.filter((one) => one.textContent === ""));
    const style = cell.getAttribute("style") ?? "";
    const side = pick(["width", "height"]);
    cell.setAttribute("style", style.replace(new RegExp(`${side}:[^;]*`), `${side}:NaNpx`));
  }),
  fault("a number changed", (page, { pick, int }) => {
    const cell = pick(clueCellsOf(page));
    cell.textContent = String(Number(cell.textContent) + int(1, 9));
  }),
  fault("a number lost", (page, { pick }) => {
    pick(clueCellsOf(page)).textContent = "";
  }),
  fault("a number more", ({ cells }, { pick, int }) => {
    pick(cells.filter((cell) => cell.textContent === "")).textContent = String(int(1, 9));
  }),
  fault("digits of another script", (page, { pick }) => {
    const cell = pick(clueCellsOf(page));
    const digits = pick([EASTERN, WIDE]);
    cell.textContent = (cell.textContent ?? "").replaceAll(/\d/g, (digit) => digits[+digit]!);
  }),
  fault("words in a cell", ({ cells }, { pick }) => {
    pick(cells).textContent = pick([
      "four",
      "<script>4</script>",
      "4!",
      "1 2",
      "1,024",
      "0",
      "-3",
      "07",
    ]);
  }),
  fault("numbers by a style sheet", (page) => {
    for (const cell of clueCellsOf(page)) {
      cell.dataset["area"] = cell.textContent;
      cell.textContent = "";
      cell.setAttribute("class", "clue");
    }
    addStyle(page.document, ".clue::before { content: attr(data-area) }");
  }),
  {
    name: "a digit by a style sheet beside a number",
    keeps: false,
    needsLayout: true,
    apply: (page, { pick }) => {
      pick(clueCellsOf(page)).id = "more";
      addStyle(page.document, "#more::after { content: '1' }");
    },
  },
  fault("a number between two cells", (page, { pick }) => {
    const cell = pick(clueCellsOf(page));
    const shift = (placeOf(cell).width * 3) / 4;
    const side = pick(["left", "top"]);
    cell.innerHTML = `<span style="position:relative; ${side}:${shift}px">${cell.textContent}</span>`;
  }),
  fault("a number drawn in another cell", (page, { pick }) => {
    const cell = pick(clueCellsOf(page));
    const shift = placeOf(cell).width * pick([-1, 1, 2]);
    cell.innerHTML = `<span style="transform:translateX(${shift}px); display:inline-block">${cell.textContent}</span>`;
  }),
  fault("a number turned", (page, { pick }) => {
    const cell = pick(clueCellsOf(page));
    const turn = pick([
      "transform:rotate(180deg)",
      "rotate:180deg",
      "scale:-1 1",
      "offset-path:path('M 9 9 L 0 9')",
    ]);
    cell.innerHTML = `<span style="display:inline-block; ${turn}">${cell.textContent}</span>`;
  }),
  fault("a number over two cells, in neither", (page, { pick }) => {
    const cell = pick(clueCellsOf(page));
    const { left, top, width, height } = placeOf(cell);
    const [across, down] = pick([[width, 0] as const, [0, height] as const]);
    const number = `<b style="position:absolute; left:${left + across / 2}px; top:${top + down / 2}px; width:${width}px; height:${height}px; font-size:12px; line-height:${height}px; text-align:center">${cell.textContent}</b>`;
    cell.textContent = "";
    page.root.insertAdjacentHTML("beforeend", number);
  }),
  fault("digits from right to left", (page) => {
    for (const cell of clueCellsOf(page)) {
      const digits = [...(cell.textContent ?? "").trim().padStart(2, "1")];
      const spans = digits.map((digit) => `<span>${digit}</span>`).join("");
      cell.innerHTML = `<span style="display:inline-flex; flex-direction:row-reverse">${spans}</span>`;
    }
  }),
  fault("a row or a column missing at the edge", (page, { pick }) => {
    for (const cell of linesOf(page, pick([true, false])).at(pick([0, -1]))!) cell.remove();
  }),
  fault("a row or a column missing within", (page, { pick, int }) => {
    const lines = linesOf(page, pick([true, false]));
    for (const cell of lines[int(1, lines.length - 2)]!) cell.remove();
  }),
  fault("only the first rows yet", (page, { int }) => {
    const rows = rowsOfCells(page);
    for (const cell of rows.slice(int(1, rows.length - 1)).flat()) cell.remove();
  }),
  fault("a second board", ({ document, root }, { pick }) => {
    const copy = pick([root.outerHTML, root.outerHTML.replaceAll(/class="[^"]*"/g, 'class="x"')]);
    const style = "position:relative; height:2000px; margin-top:40px";
    document.body.insertAdjacentHTML("beforeend", `<div style="${style}">${copy}</div>`);
  }),
  fault("a board turned or mirrored", ({ document }, { pick }) => {
    const turn = pick(["rotate(90deg)", "scaleX(-1)", "rotate(180deg)", "skewX(20deg)"]);
    const style = `transform:${turn}; width:1600px; height:2100px; position:relative; transform-origin:50% 50%`;
    document.querySelector("#game")?.setAttribute("style", style);
  }),
];
