/** The sentences in Japanese. */

import { listed } from "./listed.ts";
import { isCell, isLine, lastCellOf } from "./rect-ends.ts";
import type { Words } from "./words.ts";

/** Japanese. */
export const ja: Words = {
  space: "",
  clue: (clue, cell) => ` ${cell(clue)} の ${clue.area} `,
  rect: (rect, cell) =>
    isCell(rect)
      ? ` ${cell(rect)} の 1×1 の長方形`
      : ` ${cell(rect)} から ${cell(lastCellOf(rect))} までの ${rect.width}×${rect.height} の長方形`,
  block: (rect, cell) =>
    ` ${cell(rect)} から ${cell(lastCellOf(rect))} まで${isLine(rect) ? "" : `（${rect.width}×${rect.height}）`}`,
  and: (items) => listed(items, "、", "と"),
  or: (items) => items.join("または"),
  where: {
    "clue-of-one": ({ clues }) => `${clues}を見てください。`,
    "only-shape": ({ clues }) =>
      `${clues}を見てください。外枠とほかの数字の間に、面積の合う長方形はどう置けますか。`,
    "last-candidate": ({ clues }) => `${clues}を見てください。残っている長方形はどれですか。`,
    "only-cover": ({ cells }) => `マス${cells}を見てください。ここを覆える長方形はどれですか。`,
    "shared-cells": ({ clues }) =>
      `${clues}を見てください。どの置き方にも共通するマスはどこですか。`,
    "sole-reach": ({ cells }) => `マス${cells}を見てください。ここに届く数字はどれですか。`,
    "stranded-cell": ({ cells }) =>
      `マス${cells}を見てください。何を置くと、ここを覆えなくなりますか。`,
    "region-counting": ({ clues }) => `${clues}を合わせて見て、マスを数えてください。`,
    assumption: ({ any }) => `${any}が正しいと仮定して、何が起こるか見てください。`,
  },
  why: {
    "clue-of-one": ({ clues }) => `1 はそれだけで一つの長方形です：${clues}。`,
    "only-shape": ({ clues, region }) =>
      `外枠とほかの数字のため、${clues}に置ける面積の合う長方形は一つだけです：${region}。`,
    "last-candidate": ({ clues, region }) =>
      `${clues}のほかの長方形は、決まった長方形にぶつかるか、除外済みです。よって${region}に決まります。`,
    "only-cover": ({ clues, cells, region }) =>
      `マス${cells}を覆えるものはほかにありません。よって${clues}は${region}に決まります。`,
    "shared-cells": ({ clues, cells, all }) =>
      `${clues}の長方形は、どう置いてもマス${cells}を含みます。よって、ここを使う${all}は除外できます。`,
    "sole-reach": ({ clues, cells, all }) =>
      `マス${cells}に届くのは${clues}だけなので、その長方形はここを含みます。よって${all}は除外できます。`,
    "stranded-cell": ({ cells, any }) =>
      `${any}を置くと、マス${cells}を覆えるものがなくなるので、除外できます。`,
    "region-counting": ({ clues, cells, cellCount, any }) =>
      `この ${cellCount} マス${cells}に届くのは${clues}だけで、すべて埋めなければなりません。${any}だと埋めきれないので、除外できます。`,
    room: ({ clues, cells, cellCount, any }) =>
      `${clues}の長方形は、この ${cellCount} マス${cells}の中に入らなければなりません。${any}を置くと場所が足りないので、除外できます。`,
    assumption: ({ all }) => `よって${all}はありえません。`,
  },
  suppose: (region) => `${region}が正しいと仮定します。`,
  nothingLeftFor: (clue) => `すると${clue}に置ける長方形がなくなります。`,
  nothingLeftOver: (cell) => `するとマス${cell}を覆えるものがなくなります。`,
  faultWhere: ({ rects }) => `描かれた${rects}を見てください。`,
  fault: {
    "not-a-rect": () => "描かれたものは、マスからなる長方形ではありません。",
    "outside-board": ({ rects }) => `${rects}は盤からはみ出しています。`,
    "no-clue": ({ rects }) =>
      `${rects}には数字がありません。長方形には数字がちょうど一つ必要です。`,
    "two-clues": ({ rects, clues }) => `${rects}には数字が二つ以上あります：${clues}。`,
    "wrong-area": ({ rects, clues, found, expected }) =>
      `${rects}は ${found} マスですが、${clues}には ${expected} マスが必要です。`,
    overlap: ({ rects, cell }) => `${rects}はマス${cell}でほかの長方形と重なっています。`,
    impossible: ({ rects, clues }) =>
      `${clues}に${rects}は置けません。これでは残りを完成できません。`,
    incompatible: ({ rects }) => `${rects}は両立しません。すべて描くと残りを完成できません。`,
  },
  outcome: {
    complete: "すべて正しく描けています。",
    none: "この問題には答えがありません。",
    multiple: "ここまでを満たす答えが複数あり、すべてに共通する長方形を導ける規則はありません。",
    beyond: "ここまで正しいですが、どの規則でも先へ進めません。",
    stopped: "ヒントが見つかる前に探索が止まりました。",
  },
};
