/**
 * Filling: drawing the plan's rectangles one by one, each only after the page has taken the one before.
 *
 * After each stroke the page's own game must tell exactly what was drawn before, without what the new
 * rectangle replaces, and with the new one; anything else ends the filling. So does whatever else
 * happens in between: it is looked for before each stroke.
 */

import { type Rect } from "@shikiri/core";
import { areSameRects, meets } from "../drawn.ts";
import type { Plan } from "./plan.ts";

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
  /** Whether the page paints something over all of the rectangle. */
  isPainted(rect: Rect): boolean;
  /** Why no more is to be drawn, if so. */
  hindrance(): "cancelled" | "gone" | "hand" | undefined;
  /** The puzzle that is there when the board has gone, and whether something is drawn on another one. */
  puzzleNow(): Promise<"same" | "fresh" | "drawn-on">;
  /** Resolves when the page has had its turn. */
  turn(milliseconds: number): Promise<void>;
  onProgress(done: number): void;
}

/**
 * How it ended: `filled` as planned; or why not.
 *
 * - `cancelled` by the player, `hand`: the player has drawn; `gone`: the board is another.
 * - `covered`: something lies over the board. `unmarked`: the page's mark for programs cannot be set.
 * - `failed`: the page has thrown something.
 * - `changed`: before it began, another thing was drawn than had been planned for.
 * - `not-taken`: the page has made something else of a stroke. `untold`: it does not tell any more, or
 *   not all.
 */
export interface Ending {
  readonly how:
    | "filled"
    | NonNullable<ReturnType<Hand["hindrance"]>>
    | "covered"
    | "unmarked"
    | "changed"
    | "failed"
    | "not-taken"
    | "untold";
  /** How many rectangles the page has taken. */
  readonly done: number;
  /** Whether the page was left as it had been. */
  readonly isUntouched: boolean;
  /** Which puzzle is there now; where it is another one that is drawn on, the last stroke may have been. */
  readonly puzzle: Awaited<ReturnType<Hand["puzzleNow"]>>;
}

/** How long the page may take to take a stroke up, and between two looks, in milliseconds. */
const TAKE_MS = 600;
const LOOK_MS = 20;
/** So long only an erased rectangle is waited for to be drawn anew by the same stroke. */
const ERASED_MS = 200;
/** So long the page may still tell of the last stroke when there is to be no other. */
const HINDERED_MS = 1000;

/** Draws what is planned, on a board on which `drawn` was drawn when it was planned. Never rejects. */
export async function fillIn(plan: Plan, drawn: readonly Rect[], hand: Hand): Promise<Ending> {
  const count = { done: 0, strokes: 0 };
  let how = await drawPlan(plan, drawn, hand, count).catch((): Ending["how"] => "failed");
  const isUntouched = count.strokes === 0;
  const puzzle = how === "gone" && !isUntouched ? await hand.puzzleNow() : "same";
  if (isUntouched) hand.unmark();
  else if (puzzle !== "fresh" && !hand.isMarked()) {
    // The page may have built its mark anew; what is drawn must not count as a person's.
    hand.mark();
    if (!hand.isMarked() && how !== "gone") how = "unmarked";
  }
  return { how, done: count.done, isUntouched, puzzle };
}

async function drawPlan(
  plan: Plan,
  drawn: readonly Rect[],
  hand: Hand,
  count: { done: number; strokes: number },
): Promise<Ending["how"]> {
  let known = drawn;
  const now = await toldBy(hand);
  if (now === undefined) return hand.hindrance() ?? "untold";
  if (!areSameRects(now, drawn)) return "changed";
  const early = hand.hindrance();
  if (early !== undefined) return early;
  hand.mark();
  await hand.turn(0);
  for (const rect of plan.draw) {
    const kept = known.filter((each) => !meets(each, rect));
    const wanted = [...kept, rect];
    // A press on a rectangle may only erase it, so what is in the way may take a stroke of its own.
    for (let tries = known.length > kept.length ? 2 : 1; tries > 0; tries--) {
      const hindrance = hand.hindrance();
      if (hindrance !== undefined) return hindrance;
      if (!hand.isMarked()) return "unmarked";
      if (rect === plan.draw.at(-1) && isThere(plan.left, known, hand)) return "untold";
      count.strokes++;
      if (!hand.draw(rect)) {
        count.strokes--;
        return "covered";
      }
      const taken = await takenBy(hand, wanted, tries === 2 ? kept : undefined);
      if (taken === undefined) return hand.hindrance() ?? "untold";
      known = taken;
      if (areSameRects(known, wanted)) break;
    }
    if (!areSameRects(known, wanted)) return hand.hindrance() ?? "not-taken";
    hand.onProgress(++count.done);
  }
  return "filled";
}

/**
 * Whether what is left for the player seems to be drawn already, though the page's game does not tell:
 * the last stroke would then complete the board.
 */
function isThere(left: Rect | undefined, known: readonly Rect[], hand: Hand): boolean {
  if (left === undefined || known.some((rect) => meets(rect, left))) return false;
  return hand.isPainted(left);
}

/** What is drawn once it is as wanted, or as would do too, or the page has had time enough. */
async function takenBy(
  hand: Hand,
  wanted: readonly Rect[],
  orElse: readonly Rect[] | undefined,
): Promise<readonly Rect[] | undefined> {
  for (let waited = 0; ; waited += LOOK_MS) {
    const drawn = await toldBy(hand);
    const isErased = orElse !== undefined && areSameRects(drawn, orElse);
    const isTaken = areSameRects(drawn, wanted) || (isErased && waited >= ERASED_MS);
    if (isTaken || waited >= TAKE_MS || hand.hindrance() !== undefined) return drawn;
    await hand.turn(LOOK_MS);
  }
}

/** What the page tells of what is drawn; undefined soon after something hinders, for it may never tell. */
async function toldBy(hand: Hand): Promise<readonly Rect[] | undefined> {
  let isTold = false;
  const told = hand.drawn().finally(() => (isTold = true));
  for (let hindered = 0; hindered < HINDERED_MS;) {
    await Promise.race([told, hand.turn(LOOK_MS)]);
    if (isTold) return told;
    if (hand.hindrance() !== undefined) hindered += LOOK_MS;
  }
  return undefined;
}
