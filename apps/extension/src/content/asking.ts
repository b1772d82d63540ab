/** Asking: from what is wanted of a board to a view, by way of the view at hand where that goes on. */

import type { Rect } from "@shikiri/core";
import type { Board } from "@shikiri/scraper";
import { areSameRects, drawnNow } from "./drawn.ts";
import { FEATURES, type FeatureName } from "./features.ts";
import type { Ports } from "./ports.ts";
import type { Doing, Scene, View } from "./view.ts";

/** A feature at work on a puzzle. */
export interface Task {
  readonly feature: FeatureName;
  readonly fingerprint: string;
}

/** A view, of which feature and of which puzzle, and what the player had drawn then. */
export interface ShownView extends Task {
  readonly view: View;
  readonly drawn: readonly Rect[] | undefined;
  /** What was shown before it, if it asks whether to do something: that is shown again if it is not done. */
  readonly before?: ShownView | undefined;
}

/** The task's view; `last` is what is to be seen now of the same puzzle. Never rejects. */
export async function viewFor(
  task: Task,
  scene: Scene,
  last: ShownView | undefined,
  ports: Ports,
): Promise<ShownView> {
  const { feature } = task;
  const drawn = feature === "answer" ? undefined : await drawnNow(scene.board, ports);
  // What holds for what was drawn alone is not gone on with once that is another thing.
  const isOther = drawn !== undefined && !areSameRects(drawn, last?.drawn);
  const goesOn = last?.feature === feature && (!isOther || last.view.whenDrawn !== undefined);
  const again = goesOn ? last.view.again : undefined;
  const view = again?.(drawn ?? []) ?? (await FEATURES[feature]({ ...scene, drawn }));
  const before = last?.view.yes === undefined ? last : last.before;
  return { ...task, view, drawn, ...(view.yes && { before }) };
}

/** The view once what one has asked about is done; what the player has drawn is another thing then. */
export async function viewAfter(
  task: Task,
  yes: NonNullable<View["yes"]>,
  doing: Doing,
  scene: Scene,
): Promise<ShownView> {
  const view = await yes(doing);
  return { ...task, view, drawn: await drawnNow(scene.board, scene) };
}

/** The view with what the player has drawn by now; undefined if it no longer holds. Never rejects. */
export async function viewNow(
  shown: ShownView,
  board: Board,
  ports: Ports,
): Promise<ShownView | undefined> {
  if (!shown.view.isForDrawn) return shown;
  const drawn = await drawnNow(board, ports);
  if (drawn === undefined || areSameRects(drawn, shown.drawn)) return shown;
  const view = shown.view.whenDrawn?.(drawn);
  return view && { ...shown, view, drawn };
}
