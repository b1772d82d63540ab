/** Mutations of what is around the board: zoom, time, scripts, another kind of page. */

import { rowsOfCells, type Mutation } from "./mutation.ts";

export const CIRCUMSTANCES: readonly Mutation[] = [
  {
    name: "zoom by a transform",
    keeps: true,
    apply: ({ document }, { pick }) => {
      const scale = pick([0.2, 0.33, 0.5, 0.9, 1.1, 1.7, 2.5, 5]);
      const style = `transform:scale(${scale}); transform-origin:${pick(["0 0", "50% 50%"])}; margin:${scale * 20}px`;
      document.querySelector("#game")?.setAttribute("style", `${style}; position:relative`);
    },
  },
  {
    name: "zoom by the browser's property",
    keeps: true,
    apply: ({ document }, { pick }) => {
      document.querySelector("#game")?.setAttribute("style", `zoom:${pick([0.5, 0.8, 1.25, 3])}`);
    },
  },
  {
    name: "zoom by the scale property, not the same both ways",
    keeps: true,
    apply: ({ document }, { pick }) => {
      const scale = `${pick([0.1, 0.6, 2])} ${pick([0.25, 1, 3])}`;
      document.querySelector("#game")?.setAttribute("style", `scale:${scale}; margin:20px`);
    },
  },
  {
    name: "a wrapper that would clip the board, but does not position it",
    keeps: true,
    needsLayout: true,
    apply: ({ document, root }) => {
      document.body.innerHTML = `<div style="overflow:hidden; height:0"></div>`;
      document.body.firstElementChild?.append(root);
    },
  },
  {
    name: "another extension's attributes and colours",
    keeps: true,
    apply: ({ document, cells }) => {
      document.documentElement.setAttribute("data-darkreader-mode", "dynamic");
      for (const cell of cells) {
        cell.setAttribute("data-darkreader-inline-bgcolor", "");
        const style = cell.getAttribute("style") ?? "";
        cell.setAttribute("style", `${style}; --darkreader-inline-bgcolor:#181a1b`);
      }
    },
  },
  {
    name: "writing from top to bottom",
    keeps: true,
    apply: ({ root }, { pick }) => {
      const mode = pick(["vertical-rl", "vertical-lr", "sideways-lr"]);
      root.setAttribute("style", `${root.getAttribute("style") ?? ""}; writing-mode:${mode}`);
    },
  },
  {
    name: "a board that comes late",
    keeps: true,
    arrives: "late",
    apply: ({ root }) => root.setAttribute("lang", "en"),
  },
  {
    name: "a board that comes row by row",
    keeps: true,
    arrives: "by rows",
    apply: (page) => page.root.prepend(...rowsOfCells(page).flat()),
  },
  {
    name: "a script that misleads, or none",
    keeps: true,
    apply: ({ document }, { pick }) => {
      const script = document.querySelector("head script");
      const texts = [
        "var task = '3b3_3';",
        "var task = '???';",
        "Game = {}",
        "var task = 'zzzz9';",
      ];
      if (script !== null) script.textContent = pick(texts);
    },
  },
  {
    name: "the mobile site's page",
    keeps: true,
    apply: ({ document, root }, { pick }) => {
      const shell = `<header><a href="/shikaku/random/5x5">Shikaku</a></header><main id="app"><div class="puzzle-wrap"><div id="game"></div></div></main><footer><button>Check</button><button>New</button></footer>`;
      document.body.innerHTML = shell;
      document.body.className = pick(["mobile", "theme-dark"]);
      document.querySelector("#game")?.append(root);
    },
  },
  {
    name: "a page in another direction of writing",
    keeps: true,
    apply: ({ document }, { pick }) => {
      document.documentElement.setAttribute("dir", pick(["rtl", "ltr"]));
    },
  },
];
