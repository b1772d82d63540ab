/**
 * Arrangement printers: arrangements on standard output, as drawings, letters, a picture or JSON.
 *
 * Drawings and letters are printed as they are found, divided by an empty line; a picture and JSON hold
 * all of them and are printed at the end.
 */

import {
  drawContactSheet,
  drawPackingSvg,
  drawPackingText,
  formatArrangement,
  jsonArrangement,
  type Arrangement,
  type Packing,
  type PackingColours,
} from "@shikiri/core";
import { write, writeJson } from "../output/standard-output.ts";
import { reasonFields, type PackSolved } from "./pack-verdict.ts";

/** How arrangements are printed. */
export type ArrangementForm = "text" | "letters" | "svg" | "json";

/** Prints the arrangements of one problem. */
export interface ArrangementPrinter {
  /** Prints the next arrangement, or keeps it for later. */
  readonly take: (arrangement: Arrangement) => Promise<void>;
  /** Prints the rest. */
  readonly end: (solved: PackSolved) => Promise<void>;
}

/** The printer of a form; a picture has the colours. */
export function arrangementPrinter(
  packing: Packing,
  form: ArrangementForm,
  colours: PackingColours,
): ArrangementPrinter {
  const kept: Arrangement[] = [];
  const draw = form === "text" ? drawPackingText : formatArrangement;
  let printed = 0;
  return {
    take: async (arrangement) => {
      if (form === "svg" || form === "json") kept.push(arrangement);
      else await write((printed++ > 0 ? "\n" : "") + draw(packing, arrangement));
    },
    end: async (solved) => {
      const [only, ...others] = kept;
      if (form === "json") {
        const { found: _, isAll: __, statistics, ...outcome } = { isAll: true, ...solved };
        const answers = kept.map((each) => jsonArrangement(packing, each));
        const reason = "reason" in outcome && reasonFields(outcome.reason, packing);
        await writeJson({
          ...outcome,
          ...(reason && { reason }),
          size: packing.board.size,
          answers,
          statistics,
        });
      } else if (form === "svg" && only !== undefined) {
        const sheet = others.length > 0;
        await write(
          sheet
            ? drawContactSheet(packing, kept, { colours })
            : drawPackingSvg(packing, only, { colours }),
        );
      }
    },
  };
}
