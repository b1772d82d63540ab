/** Mutations that add copies, which nobody sees. */

import { addStyle, clueCellsOf, type Mutation } from "./mutation.ts";

const HIDINGS = ["display:none", "visibility:hidden", "opacity:0", "display:none !important"];
const AWAY = [
  "position:absolute; left:-9999px; top:0",
  "position:fixed; top:-5000px; left:0",
  "position:absolute; width:1px; height:1px; overflow:hidden; clip:rect(0,0,0,0)",
  "position:absolute; clip-path:inset(50%)",
];

/** The board's markup with another number in its first clue, which must not be read. */
function copyOf(root: HTMLElement): string {
  return root.outerHTML.replace(/>(\d+)</, (_, digits: string) => `>${Number(digits) + 1}<`);
}

export const COPIES: readonly Mutation[] = [
  {
    name: "a hidden copy of the board",
    keeps: true,
    apply: ({ document, root }, { pick }) => {
      const copy = `<div style="${pick(HIDINGS)}">${copyOf(root)}</div>`;
      document.body.insertAdjacentHTML(pick(["afterbegin", "beforeend"]), copy);
    },
  },
  {
    name: "a copy in an element that is not drawn",
    keeps: true,
    apply: ({ document, root }, { pick }) => {
      const kind = pick(["template", "dialog", "div hidden"]);
      const copy = `<${kind}>${copyOf(root)}</${kind.split(" ")[0]}>`;
      document.body.insertAdjacentHTML("afterbegin", copy);
    },
  },
  {
    name: "a copy off the page, or clipped away",
    keeps: true,
    apply: ({ document, root }, { pick }) => {
      const copy = `<div style="${pick(AWAY)}">${copyOf(root)}</div>`;
      document.body.insertAdjacentHTML("beforeend", copy);
    },
  },
  {
    name: "a copy that a style sheet hides",
    keeps: true,
    needsLayout: true,
    apply: ({ document, root }, { pick }) => {
      const rule = `.print { ${pick(HIDINGS)} }`;
      addStyle(document, pick([rule, `@media screen { ${rule} }`]));
      document.body.insertAdjacentHTML("beforeend", `<div class="print">${copyOf(root)}</div>`);
    },
  },
  {
    name: "hidden copies of cells, with other numbers",
    keeps: true,
    apply: ({ cells }, { pick, int }) => {
      for (let i = int(1, 5); i > 0; i--) {
        const cell = pick(cells);
        const copy = cell.cloneNode() as HTMLElement;
        copy.textContent = String(int(1, 9));
        copy.setAttribute("style", `${cell.getAttribute("style")}; ${pick(HIDINGS)}`);
        cell.before(copy);
      }
    },
  },
  {
    name: "hidden digits beside a clue's own",
    keeps: true,
    apply: (page, { int, pick }) => {
      for (const cell of clueCellsOf(page)) {
        cell.insertAdjacentHTML(
          pick(["afterbegin", "beforeend"]),
          `<i style="${pick(HIDINGS)}">${int(0, 9)}</i>`,
        );
      }
    },
  },
];
