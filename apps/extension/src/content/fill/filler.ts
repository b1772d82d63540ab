/** The filler: what the script that fills boards leaves in the content script's world. */

import type { Scene, View } from "../view.ts";

/** Draws the answer into the page's own board, after it has asked. */
export interface Filler {
  /** A view that asks whether to fill the board, or says why that cannot be done. Never rejects. */
  ask(scene: Scene): Promise<View>;
}

/** The name of the {@link Filler} in the isolated world's globals. */
export const FILLER = "shikiriFiller";
