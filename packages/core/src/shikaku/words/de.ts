/**
 * The sentences in German.
 *
 * Clues are feminine ("die 6", "die unbekannte Zahl") and rects neuter, and sentences are so built that
 * either stands in the nominative or the accusative only, which are the same: a part goes in as it is.
 * Where one part or several may stand, no verb has it as its subject.
 */

import { listed } from "./listed.ts";
import { isCell, isLine, lastCellOf } from "./rect-ends.ts";
import { atStart } from "./sentence-start.ts";
import type { DeductionParts, Words } from "./words.ts";

/** German. */
export const de: Words = {
  space: " ",
  clue: (clue, cell) =>
    `die ${clue.area === "?" ? "unbekannte Zahl" : clue.area} auf ${cell(clue)}`,
  rect: (rect, cell) =>
    isCell(rect)
      ? `das 1×1-Rechteck auf ${cell(rect)}`
      : `das ${rect.width}×${rect.height}-Rechteck von ${cell(rect)} bis ${cell(lastCellOf(rect))}`,
  block: (rect, cell) =>
    `${cell(rect)} bis ${cell(lastCellOf(rect))}${isLine(rect) ? "" : ` (${rect.width}×${rect.height})`}`,
  and: (items) => listed(items, ", ", " und "),
  or: (items) => listed(items, ", ", " oder "),
  where: {
    "clue-of-one": ({ clues }) => `Sieh dir ${clues} an.`,
    "only-shape": ({ clues }) =>
      `Sieh dir ${clues} an. Welche passenden Rechtecke haben zwischen dem Rand und den anderen Zahlen Platz?`,
    "last-candidate": ({ clues }) =>
      `Sieh dir ${clues} an. Welche Rechtecke bleiben dafür noch übrig?`,
    "only-cover": (parts) =>
      `Sieh dir ${fields(parts)} an. Welche Rechtecke können dort noch liegen?`,
    "shared-cells": ({ clues }) =>
      `Sieh dir ${clues} an. Was haben alle Rechtecke gemeinsam, die dafür noch möglich sind?`,
    "sole-reach": (parts) => `Sieh dir ${fields(parts)} an. Welche Zahlen reichen bis dorthin?`,
    "stranded-cell": (parts) =>
      `Sieh dir ${fields(parts)} an. Mit welchem Rechteck ließe es sich nicht mehr abdecken?`,
    "region-counting": ({ clues }) => `Sieh dir ${clues} zusammen an und zähle die Felder.`,
    assumption: ({ any }) => `Nimm an, ${any} sei richtig, und sieh, was daraus folgt.`,
  },
  why: {
    "clue-of-one": ({ clues }) => `Eine 1 ist für sich allein ein Rechteck: ${clues}.`,
    "only-shape": ({ clues, region }) =>
      `Der Rand und die anderen Zahlen lassen für ${clues} nur ein passendes Rechteck zu: ${region}.`,
    "last-candidate": ({ clues, region }) =>
      `Jedes andere Rechteck für ${clues} überschneidet ein schon gefundenes oder ist ausgeschlossen; also bekommt sie ${region}.`,
    "only-cover": (parts) =>
      `Nichts anderes kann ${fields(parts)} noch abdecken; also bekommt ${parts.clues} ${parts.region}.`,
    "shared-cells": (parts) =>
      `Jedes Rechteck, das für ${parts.clues} noch möglich ist, enthält ${fields(parts)}. Kein anderes darf dort liegen; das schließt ${parts.all} aus.`,
    "sole-reach": (parts) =>
      `Nur ${parts.clues} kann ${fields(parts)} erreichen, also muss ihr Rechteck ${parts.cellCount === 1 ? "es" : "sie"} enthalten; das schließt ${parts.all} aus.`,
    "stranded-cell": (parts) =>
      `Wäre ${parts.any} richtig, könnte nichts mehr ${fields(parts)} abdecken; das scheidet also aus.`,
    "region-counting": ({ clues, cells, cellCount, any }) =>
      `Nur ${clues} können die ${cellCount} Felder ${cells} erreichen, also müssen sie diese zusammen ausfüllen. Wäre ${any} richtig, bliebe davon etwas leer; das scheidet also aus.`,
    room: ({ clues, cells, cellCount, any }) =>
      `${atStart(clues)} haben beide nur in den ${cellCount} Feldern ${cells} Platz. Wäre ${any} richtig, bliebe ihnen davon zu wenig; das scheidet also aus.`,
    assumption: ({ all }) => `Also scheidet ${all} aus.`,
  },
  suppose: (region) => `Angenommen, ${region} ist richtig.`,
  nothingLeftFor: (clue) => `Dann bleibt für ${clue} kein Rechteck übrig.`,
  nothingLeftOver: (cell) => `Dann kann nichts mehr das Feld ${cell} abdecken.`,
  faultWhere: ({ rects }) => `Sieh dir an, was gezeichnet ist: ${rects}.`,
  fault: {
    "not-a-rect": () => "Was gezeichnet ist, ist kein Rechteck aus ganzen Feldern.",
    "outside-board": ({ rects }) => `${atStart(rects)} ragt über den Rand hinaus.`,
    "no-clue": ({ rects }) =>
      `${atStart(rects)} enthält keine Zahl; jedes Rechteck braucht genau eine.`,
    "two-clues": ({ rects, clues }) => `${atStart(rects)} enthält mehr als eine Zahl: ${clues}.`,
    "wrong-area": ({ rects, clues, found, expected }) =>
      `${atStart(rects)} hat ${found} ${found === 1 ? "Feld" : "Felder"}, aber ${clues} braucht ${expected}.`,
    overlap: ({ rects, cell }) =>
      `${atStart(rects)} überschneidet sich auf dem Feld ${cell} mit einem anderen Rechteck.`,
    impossible: ({ rects, clues }) =>
      `Für ${clues} ist ${rects} falsch: Damit geht der Rest nicht auf.`,
    incompatible: ({ rects }) =>
      `${atStart(rects)} passen nicht zusammen: Damit geht der Rest nicht auf.`,
  },
  outcome: {
    complete: "Alles ist gezeichnet, und alles stimmt.",
    none: "Dieses Rätsel hat keine Lösung.",
    multiple:
      "Zu dem, was gezeichnet ist, passen mehrere Lösungen, und keine Regel führt zu einem Rechteck, das allen gemeinsam ist.",
    beyond: "Was gezeichnet ist, stimmt, aber keine Regel führt von hier aus weiter.",
    stopped: "Die Suche wurde abgebrochen, bevor ein Hinweis gefunden war.",
  },
};

/** The cells with their noun, in the nominative or the accusative. */
function fields({ cells, cellCount }: DeductionParts): string {
  return cellCount === 1 ? `das Feld ${cells}` : `die Felder ${cells}`;
}
