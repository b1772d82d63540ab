/** The filler: what the script that fills boards leaves in the content script's world. */

import type { Scene, View } from "../view.ts";

/** Draws the answer into the page's own board, after it has asked. */
export interface Filler {
  /** A view that asks whether to fill the board, or says why that cannot be done. Never rejects. */
  ask(scene: Scene): Promise<View>;
}

/**
 * What the {@link Filler} has for a name in the isolated world's globals, where two scripts find it: a symbol,
 * since what a page has named is found by any mere name.
 */
export const FILLER: unique symbol = Symbol.for("shikiriFiller");
