/** Packing engines by name, for those who let a person choose; the others import the engine itself. */

import type { PackingEngine } from "./engine.ts";
import { bitboardPacking, coverPacking, plainPacking, satPacking } from "./stocked-backed.ts";

/** The names of all packing engines. */
export const PACKING_ENGINE_NAMES = ["bitboard", "cover", "sat", "plain"] as const;

/** The name of a packing engine. */
export type PackingEngineName = (typeof PACKING_ENGINE_NAMES)[number];

/** The engine of that name. */
export function packingEngine(name: PackingEngineName): PackingEngine {
  switch (name) {
    case "bitboard":
      return bitboardPacking;
    case "cover":
      return coverPacking;
    case "sat":
      return satPacking;
    case "plain":
      return plainPacking;
  }
}
