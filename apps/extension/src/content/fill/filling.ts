/**
 * Filling: drawing the plan's rectangles one by one, each only after the page has taken the one before.
 *
 * After each stroke the page's own game must tell exactly what was drawn before, without what the new
 * rectangle replaces, and with the new one; anything else ends the filling. So does whatever else
 * happens in between: it is looked for before each stroke.
 */

import { type Rect } from "@shikiri/core";
import { areSameRects } from "../drawn.ts";
import { meets, type Plan } from "./plan.ts";

/** What filling needs of the page, and of who asked for it. */
export interface Hand {
  /** Marks the attempt as a program's, where the page has a mark for that. */
  mark(): void;
  /** Whether that holds. */
  isMarked(): boolean;
  /** Takes the mark back, if it was set here. */
  unmark(): void;
  /** Draws a rectangle as a player does; false if something covers it, and nothing was done. */
  draw(rect: Rect): boolean;
  /** What is drawn on the page's board by now; undefined where the page does not tell. */
  drawn(): Promise<readonly Rect[] | undefined>;
  /** Why no more is to be drawn, if so. */
  hindrance(): "cancelled" | "gone" | "hand" | undefined;
  /** Resolves when the page has had its turn. */
  turn(milliseconds: number): Promise<void>;
  onProgress(done: number): void;
}

/**
 * How it ended: `filled` as planned; or why not.
 *
 * - `cancelled` by the player, `hand`: the player has drawn; `gone`: the board is another.
 * - `covered`: something lies over the board. `unmarked`: the page's mark for programs cannot be set.
 * - `changed`: before it began, another thing was drawn than had been planned for.
 * - `not-taken`: the page has made something else of a stroke. `untold`: it does not tell any more.
 */
export interface Ending {
  readonly how:
    | "filled"
    | NonNullable<ReturnType<Hand["hindrance"]>>
    | "covered"
    | "unmarked"
    | "changed"
    | "not-taken"
    | "untold";
  /** How many rectangles the page has taken. */
  readonly done: number;
  /** Whether the page was left as it had been. */
  readonly isUntouched: boolean;
}

/** How long the page may take to take a stroke up, and between two looks, in milliseconds. */
const TAKE_MS = 600;
const LOOK_MS = 20;

/** Draws what is planned, on a board on which `drawn` was drawn when it was planned. Never rejects. */
export async function fillIn(plan: Plan, drawn: readonly Rect[], hand: Hand): Promise<Ending> {
  let known = drawn;
  let done = 0;
  let strokes = 0;
  const end = (how: Ending["how"]): Ending => {
    if (strokes === 0) hand.unmark();
    return { how, done, isUntouched: strokes === 0 };
  };
  const now = await hand.drawn();
  if (now === undefined) return end("untold");
  if (!areSameRects(now, drawn)) return end("changed");
  hand.mark();
  await hand.turn(0);
  for (const rect of plan.draw) {
    const kept = known.filter((each) => !meets(each, rect));
    const wanted = [...kept, rect];
    // A press on a rectangle may only erase it, so what is in the way may take a stroke of its own.
    for (let tries = known.length > kept.length ? 2 : 1; tries > 0; tries--) {
      const hindrance = hand.hindrance();
      if (hindrance !== undefined) return end(hindrance);
      if (!hand.isMarked()) return end("unmarked");
      if (!hand.draw(rect)) return end("covered");
      strokes++;
      const taken = await takenBy(hand, wanted, tries === 2 ? kept : undefined);
      if (taken === undefined) return end(hand.hindrance() ?? "untold");
      known = taken;
      if (areSameRects(known, wanted)) break;
    }
    if (!areSameRects(known, wanted)) return end(hand.hindrance() ?? "not-taken");
    hand.onProgress(++done);
  }
  return end("filled");
}

/** What is drawn once it is as wanted, or as would do too, or the page has had time enough. */
async function takenBy(
  hand: Hand,
  wanted: readonly Rect[],
  orElse: readonly Rect[] | undefined,
): Promise<readonly Rect[] | undefined> {
  for (let waited = 0; ; waited += LOOK_MS) {
    const drawn = await hand.drawn();
    const isTaken = areSameRects(drawn, wanted) || (orElse && areSameRects(drawn, orElse));
    if (isTaken === true || waited >= TAKE_MS || hand.hindrance() !== undefined) return drawn;
    await hand.turn(LOOK_MS);
  }
}
