/** Engines by name, for those who let a person choose; the others import the engine itself. */

import { cover } from "./cover.ts";
import type { Engine } from "./engine.ts";
import { loadLogicSolverEngine } from "./sat-engine.ts";
import { plain, sat } from "./cover-backed.ts";

/** The names of all engines, the default first. */
export const ENGINE_NAMES = ["cover", "plain", "sat", "logic-solver"] as const;

/** The name of an engine. */
export type EngineName = (typeof ENGINE_NAMES)[number];

/** The engine of that name, loaded if need be. */
export async function loadEngine(name: EngineName): Promise<Engine> {
  switch (name) {
    case "cover":
      return cover;
    case "plain":
      return plain;
    case "sat":
      return sat;
    case "logic-solver":
      return await loadLogicSolverEngine();
  }
}
