/** The sentences in Simplified Chinese. */

import { listed } from "./listed.ts";
import { isCell, isLine, lastCellOf } from "./rect-ends.ts";
import type { Words } from "./words.ts";

/** Simplified Chinese. */
export const zh: Words = {
  space: "",
  clue: (clue, cell) => ` ${cell(clue)} 处的 ${clue.area} `,
  rect: (rect, cell) =>
    isCell(rect)
      ? ` ${cell(rect)} 处的 1×1 长方形`
      : `从 ${cell(rect)} 到 ${cell(lastCellOf(rect))} 的 ${rect.width}×${rect.height} 长方形`,
  block: (rect, cell) =>
    ` ${cell(rect)} 到 ${cell(lastCellOf(rect))} ${isLine(rect) ? "" : `（${rect.width}×${rect.height}）`}`,
  and: (items) => listed(items, "、", "和"),
  or: (items) => listed(items, "、", "或"),
  where: {
    "clue-of-one": ({ clues }) => `请看${clues}。`,
    "only-shape": ({ clues }) =>
      `请看${clues}。在边界和其他数字之间，面积相符的长方形放得下哪几个？`,
    "last-candidate": ({ clues }) => `请看${clues}。它的长方形还剩哪几个？`,
    "only-cover": ({ cells }) => `请看格子${cells}。还有哪些长方形能覆盖这里？`,
    "shared-cells": ({ clues }) => `请看${clues}。它所有可能的长方形有哪些公共格？`,
    "sole-reach": ({ cells }) => `请看格子${cells}。哪些数字够得到这里？`,
    "stranded-cell": ({ cells }) => `请看格子${cells}。画上哪个长方形会使它再也无法被覆盖？`,
    "region-counting": ({ clues }) => `请把${clues}放在一起看，数一数格子。`,
    assumption: ({ any }) => `假设${any}成立，看看会推出什么。`,
  },
  why: {
    "clue-of-one": ({ clues }) => `1 自成一个长方形：${clues}。`,
    "only-shape": ({ clues, region }) =>
      `边界和其他数字只给${clues}留下一个面积相符的长方形：${region}。`,
    "last-candidate": ({ clues, region }) =>
      `${clues}的其他长方形都会碰到已定的长方形或已被排除，所以它是${region}。`,
    "only-cover": ({ clues, cells, region }) =>
      `格子${cells}再没有别的长方形能覆盖，所以${clues}是${region}。`,
    "shared-cells": ({ clues, cells, all }) =>
      `无论${clues}的长方形怎么放，都包含格子${cells}。因此排除会占用这里的${all}。`,
    "sole-reach": ({ clues, cells, all }) =>
      `格子${cells}只有${clues}够得到，所以它的长方形必须包含这里。因此排除${all}。`,
    "stranded-cell": ({ cells, any }) => `如果画上${any}，格子${cells}就再也无法被覆盖，因此排除。`,
    "region-counting": ({ clues, cells, cellCount, any }) =>
      `这 ${cellCount} 个格子${cells}只有${clues}够得到，必须由它们填满。如果是${any}，就填不满这些格子，因此排除。`,
    room: ({ clues, cells, cellCount, any }) =>
      `${clues}的长方形都必须在这 ${cellCount} 个格子${cells}之内。如果画上${any}，剩下的格子就不够，因此排除。`,
    assumption: ({ all }) => `所以${all}不成立。`,
  },
  suppose: (region) => `假设${region}成立。`,
  nothingLeftFor: (clue) => `这样${clue}就没有长方形可选了。`,
  nothingLeftOver: (cell) => `这样格子${cell}就再也无法被覆盖了。`,
  faultWhere: ({ rects }) => `请看已画的${rects}。`,
  fault: {
    "not-a-rect": () => "画出的不是由整格组成的长方形。",
    "outside-board": ({ rects }) => `${rects}超出了盘面。`,
    "no-clue": ({ rects }) => `${rects}里没有数字；每个长方形必须恰好包含一个数字。`,
    "two-clues": ({ rects, clues }) => `${rects}里不止一个数字：${clues}。`,
    "wrong-area": ({ rects, clues, found, expected }) =>
      `${rects}有 ${found} 格，而${clues}需要 ${expected} 格。`,
    overlap: ({ rects, cell }) => `${rects}在格子${cell}与另一个长方形重叠。`,
    impossible: ({ rects, clues }) => `${clues}不能用${rects}：画上它，其余部分就无法完成。`,
    incompatible: ({ rects }) => `${rects}不能同时成立：全画上，其余部分就无法完成。`,
  },
  outcome: {
    complete: "全部画完，而且正确。",
    none: "这道题没有解。",
    multiple: "与已画部分相符的解有多个，没有规则能推出它们共有的长方形。",
    beyond: "已画的都正确，但没有规则能继续推下去。",
    stopped: "还没找到提示，搜索就停止了。",
  },
};
