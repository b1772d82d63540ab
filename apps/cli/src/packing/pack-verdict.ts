/** What came of solving a packing problem, and the sentence that says so. */

import type { Packing, PackingReason, Statistics, StopReason } from "@shikiri/core";
import { STOP_REASONS } from "../output/verdict.ts";

/** The outcome of a search whose arrangements have been printed, and how many were `found`. */
export type PackSolved = { readonly found: number; readonly statistics: Statistics } & (
  | { readonly outcome: "unique" | "multiple" | "some"; readonly isAll: boolean }
  | { readonly outcome: "none"; readonly reason?: PackingReason }
  | { readonly outcome: "stopped"; readonly why: StopReason }
);

/** The reason as JSON: its piece by name, as everywhere in JSON. */
export function reasonFields(reason: PackingReason, { pieces }: Packing): object {
  return "piece" in reason ? { ...reason, piece: pieces[reason.piece]!.name } : reason;
}

/** The outcome as one sentence, which begins with its name. */
export function packVerdict(solved: PackSolved, { board }: Packing): string {
  const { found } = solved;
  const cells = `${board.cells.length} cells filled`;
  switch (solved.outcome) {
    case "unique":
      return `unique: the only arrangement, ${cells}`;
    case "some":
      return `some: an arrangement, ${cells}; no others were looked for`;
    case "multiple":
      return solved.isAll
        ? `multiple: exactly ${found} arrangements`
        : `multiple: ${found} arrangements, and perhaps more; pack count says how many`;
    case "none":
      return `none: ${solved.reason?.message ?? "there is no arrangement"}`;
    case "stopped": {
      const some =
        found === 0 ? "no arrangement" : found === 1 ? "1 arrangement" : `${found} arrangements`;
      return `stopped: ${STOP_REASONS[solved.why]}; ${some} found so far`;
    }
  }
}
