/**
 * The sentences in French.
 *
 * Clues and rects are masculine ("le 6", "le nombre inconnu"), and no sentence puts "de" or "à" before
 * one, which would melt into its article: a part goes in as it is. Before a colon there is a no-break
 * space, before a semicolon or a question mark a narrow one (Lexique des règles typographiques en usage à
 * l'Imprimerie nationale, 2002).
 */

import { listed } from "./listed.ts";
import { isCell, isLine, lastCellOf } from "./rect-ends.ts";
import { atStart } from "./sentence-start.ts";
import type { DeductionParts, Words } from "./words.ts";

const COLON = "\u00A0:";
const SEMICOLON = "\u202F;";
const QUESTION = "\u202F?";

/** French. */
export const fr: Words = {
  space: " ",
  clue: (clue, cell) => `le ${clue.area === "?" ? "nombre inconnu" : clue.area} en ${cell(clue)}`,
  rect: (rect, cell) =>
    isCell(rect)
      ? `le rectangle 1×1 en ${cell(rect)}`
      : `le rectangle ${rect.width}×${rect.height} de ${cell(rect)} à ${cell(lastCellOf(rect))}`,
  block: (rect, cell) =>
    `${cell(rect)} à ${cell(lastCellOf(rect))}${isLine(rect) ? "" : ` (${rect.width}×${rect.height})`}`,
  and: (items) => listed(items, ", ", " et "),
  or: (items) => listed(items, ", ", " ou "),
  where: {
    "clue-of-one": ({ clues }) => `Regardez ${clues}.`,
    "only-shape": ({ clues }) =>
      `Regardez ${clues}. Entre les bords et les autres nombres, quels rectangles lui conviennent${QUESTION}`,
    "last-candidate": ({ clues }) =>
      `Regardez ${clues}. Quels rectangles lui reste-t-il${QUESTION}`,
    "only-cover": (parts) =>
      `Regardez ${cases(parts)}. Quels rectangles peuvent encore passer par là${QUESTION}`,
    "shared-cells": ({ clues }) =>
      `Regardez ${clues}. Qu’ont en commun tous les rectangles qui lui restent${QUESTION}`,
    "sole-reach": (parts) =>
      `Regardez ${cases(parts)}. Quels nombres peuvent arriver jusque-là${QUESTION}`,
    "stranded-cell": (parts) =>
      `Regardez ${cases(parts)}. Quel rectangle empêcherait de la couvrir${QUESTION}`,
    "region-counting": ({ clues }) => `Regardez ensemble ${clues}, et comptez les cases.`,
    assumption: ({ any }) => `Supposez que ${any} soit juste, et voyez ce qui s’ensuit.`,
  },
  why: {
    "clue-of-one": ({ clues }) => `Un 1 est un rectangle à lui seul${COLON} ${clues}.`,
    "only-shape": ({ clues, region }) =>
      `Les bords et les autres nombres ne laissent qu’un rectangle possible pour ${clues}${COLON} ${region}.`,
    "last-candidate": ({ clues, region }) =>
      `Tout autre rectangle pour ${clues} empiète sur un rectangle déjà placé ou est exclu${COLON} c’est donc ${region}.`,
    "only-cover": (parts) =>
      `Rien d’autre ne peut plus couvrir ${cases(parts)}${COLON} ${parts.clues} prend donc ${parts.region}.`,
    "shared-cells": (parts) =>
      `Tous les rectangles encore possibles pour ${parts.clues} contiennent ${cases(parts)}. Aucun autre ne peut donc passer par là, ce qui exclut ${parts.all}.`,
    "sole-reach": (parts) =>
      `Seul ${parts.clues} peut atteindre ${cases(parts)}${COLON} son rectangle doit donc ${parts.cellCount === 1 ? "la" : "les"} contenir, ce qui exclut ${parts.all}.`,
    "stranded-cell": (parts) =>
      `Avec ${parts.any}, plus rien ne pourrait couvrir ${cases(parts)}${COLON} c’est donc exclu.`,
    "region-counting": ({ clues, cells, cellCount, any }) =>
      `Seuls ${clues} peuvent atteindre les ${cellCount} cases ${cells}${COLON} ensemble, ils doivent donc les remplir. Avec ${any}, elles ne seraient pas toutes remplies${COLON} c’est donc exclu.`,
    room: ({ clues, cells, cellCount, any }) =>
      `${atStart(clues)} doivent tous deux tenir dans les ${cellCount} cases ${cells}. Avec ${any}, il ne leur en resterait pas assez${COLON} c’est donc exclu.`,
    assumption: ({ all }) => `${atStart(all)} est donc exclu.`,
  },
  suppose: (region) => `Supposons que ${region} soit juste.`,
  nothingLeftFor: (clue) => `Il ne reste alors aucun rectangle pour ${clue}.`,
  nothingLeftOver: (cell) => `Plus rien ne peut alors couvrir la case ${cell}.`,
  faultWhere: ({ rects }) => `Regardez ce qui est dessiné${COLON} ${rects}.`,
  fault: {
    "not-a-rect": () => "Ce qui est dessiné n’est pas un rectangle de cases entières.",
    "outside-board": ({ rects }) => `${atStart(rects)} sort de la grille.`,
    "no-clue": ({ rects }) =>
      `${atStart(rects)} ne contient aucun nombre${SEMICOLON} il en faut exactement un par rectangle.`,
    "two-clues": ({ rects, clues }) =>
      `${atStart(rects)} contient plus d’un nombre${COLON} ${clues}.`,
    "wrong-area": ({ rects, clues, found, expected }) =>
      `${atStart(rects)} a ${found} ${found === 1 ? "case" : "cases"}, mais il en faut ${expected} pour ${clues}.`,
    overlap: ({ rects, cell }) =>
      `${atStart(rects)} chevauche un autre rectangle sur la case ${cell}.`,
    impossible: ({ rects, clues }) =>
      `Pour ${clues}, ${rects} est faux${COLON} il empêche de compléter le reste.`,
    incompatible: ({ rects }) =>
      `${atStart(rects)} ne vont pas ensemble${COLON} le reste ne peut alors plus être complété.`,
  },
  outcome: {
    complete: "Tout est dessiné, et tout est juste.",
    none: "Cette grille n’a pas de solution.",
    multiple:
      "Plusieurs solutions s’accordent avec ce qui est dessiné, et aucune règle ne mène à un rectangle qu’elles ont toutes.",
    beyond: "Ce qui est dessiné est juste, mais aucune règle ne permet d’aller plus loin.",
    stopped: "La recherche a été arrêtée avant de trouver un indice.",
  },
};

/** The cells with their article and noun. */
function cases({ cells, cellCount }: DeductionParts): string {
  return cellCount === 1 ? `la case ${cells}` : `les cases ${cells}`;
}
