/**
 * Fill: drawing the answer into the page's own board, once the player has agreed to it.
 *
 * How that is done, and all that is said of it, is in a script of its own (`fill/`), which the background puts
 * beside this one when it is wanted: few want it, and every order injects this one.
 */

import { NO_REPLY, verdictView } from "./answer.ts";
import { FILLER, type Filler } from "./fill/filler.ts";
import type { Scene, View } from "./view.ts";

const world = globalThis as { readonly [FILLER]?: Filler };

/** Has the filler ask whether to fill the board, or say why it cannot. */
export async function askToFill(scene: Scene): Promise<View> {
  if (world[FILLER] === undefined) await scene.ask({ kind: "fill" });
  return world[FILLER]?.ask(scene) ?? verdictView(scene, NO_REPLY);
}
