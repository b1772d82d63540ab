/** The sight: what there is to see in the panel, as the session's state makes it. */

import type { Board } from "@shikiri/scraper";
import type { Settings } from "../protocol/settings.ts";
import type { Wording } from "../protocol/wording.ts";
import type { ShownView } from "./asking.ts";
import { factsOf } from "./facts.ts";
import type { Grades } from "./grades.ts";
import type { PanelState } from "./panel/panel-state.ts";

/** What the session knows of what there is to see; what is said, the front knows. */
export type Sight = Omit<PanelState, "message" | "busySince">;

const NOWHERE: Sight["look"] = [];

/** What there is to see of a board and of what is shown on it. */
export function sightOf(
  wording: Wording,
  settings: Settings,
  board: Board | undefined,
  shown: ShownView | undefined,
  grades: Grades,
): Sight {
  const view = shown?.view;
  return {
    wording,
    settings,
    facts: board && factsOf(grades.of(board), board.witnesses, wording),
    asksWhy: shown?.feature === "hint" && view?.again !== undefined,
    asksLeave: view?.yes !== undefined,
    marks: view?.marks ?? [],
    look: view?.look ?? NOWHERE,
    board,
  };
}
