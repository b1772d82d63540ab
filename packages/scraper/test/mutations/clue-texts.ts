/** Mutations of how a clue's number is written, which looks the same. */

import { clueCellsOf, type Mutation, type PageParts } from "./mutation.ts";
import type { Random } from "./random.ts";

/** A mutation that writes each clue's digits in another way. */
function rewritten(name: string, write: (digits: string, random: Random) => string): Mutation {
  return {
    name,
    keeps: true,
    apply: (page: PageParts, random) => {
      for (const cell of clueCellsOf(page)) {
        cell.innerHTML = write((cell.textContent ?? "").trim(), random);
      }
    },
  };
}

export const CLUE_TEXTS: readonly Mutation[] = [
  rewritten("a clue in elements", (digits, { int, pick }) => {
    const kinds = Array.from({ length: int(1, 6) }, () => pick(["b", "span", "i", "div", "em"]));
    const isBlock = kinds.indexOf("div");
    const open = kinds.map((kind, i) => (i > isBlock || kind !== "div" ? kind : "span"));
    return `${open.map((kind) => `<${kind}>`).join("")}${digits}${open
      .toReversed()
      .map((kind) => `</${kind}>`)
      .join("")}`;
  }),
  rewritten("a clue's digits each in an element", (digits) => {
    return `<span>${[...digits].map((digit) => `<b>${digit}</b>`).join("")}</span>`;
  }),
  rewritten("white space around a clue", (digits, { pick }) => {
    const space = pick(["\n    ", "&nbsp;", "\t ", " <!-- --> "]);
    return `${space}${digits}${space}`;
  }),
  rewritten("comments within a clue", (digits) => `${[...digits].join("<!-- 7 -->")}<!-- 1 -->`),
  rewritten("a clue that a translator has wrapped", (digits) => {
    const font = '<font style="vertical-align:inherit">';
    return `${font}${font}${digits}</font></font>`;
  }),
  rewritten("words for screen readers beside a clue", (digits, { pick }) => {
    const cut = pick(["clip:rect(0,0,0,0)", "clip-path:inset(50%)", "overflow:hidden"]);
    return `<i style="position:absolute; width:1px; height:1px; ${cut}"><b>clue 1</b></i>${digits}`;
  }),
  rewritten(
    "a clue in an element without a box",
    (digits) => `<b style="display:contents"><i style="display:contents">${digits}</i></b>`,
  ),
  rewritten(
    "scripts and templates beside a clue",
    (digits) => `<script>/* 4 */</script>${digits}<template>5</template><style>/*6*/</style>`,
  ),
];
