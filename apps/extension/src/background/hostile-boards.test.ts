/** Boards that a hostile page shows, as large as are taken: no request about one holds up the others. */
import { puzzleFromRows, type Puzzle, type Rect } from "@shikiri/core";
import { afterEach, describe, expect, it, vi } from "vitest";
import { answerTo, cancelAll } from "./answering.ts";
import { BUDGET_MS } from "./solving.ts";

const TAB = 1;
const KINDS = ["solve", "steps", "grade", "hint", "check"] as const;

const ONES = board(200, 200, () => 1);
const BOARDS: readonly (readonly [string, Puzzle])[] = [
  ["200x200 of ones", ONES],
  ["40x50 of rows of 40", board(40, 50, (x, y) => (x === (y * 17) % 40 ? 40 : 0))],
  ["100x100 of rows of 100", board(100, 100, (x, y) => (x === (y * 17) % 100 ? 100 : 0))],
  ["200x200 of twos in a chequer", board(200, 200, (x, y) => ((x + y) % 2 === 1 ? 2 : 0))],
];

function board(width: number, height: number, areaAt: (x: number, y: number) => number): Puzzle {
  const puzzle = puzzleFromRows(
    Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => areaAt(x, y))),
  );
  if (!puzzle.ok) throw new Error(puzzle.error.message);
  return puzzle.value;
}

/** A clock that each look at it sets on by a millisecond, so that no machine is too fast to be interrupted. */
function countLooks(): { now: number } {
  const clock = { now: 0 };
  vi.spyOn(Date, "now").mockImplementation(() => clock.now++);
  return clock;
}

function ask(
  kind: (typeof KINDS)[number],
  puzzle: Puzzle,
  drawn: readonly Rect[] = [],
): Promise<unknown> {
  return answerTo(TAB, { kind, puzzle, drawn, locale: "en" });
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(BOARDS)("%s", (_, puzzle) => {
  it.each(KINDS)(
    "%s lets others have their turn, and ends when it is cancelled in one",
    async (kind) => {
      countLooks();
      const turn = new Promise((resolve) => setTimeout(resolve, 0, "another's turn"));
      const reply = ask(kind, puzzle);
      expect(await Promise.race([reply, turn])).toBe("another's turn");
      cancelAll(TAB);
      expect(await reply).toEqual({ verdict: "stopped", why: "aborted" });
    },
    10_000,
  );

  it.each(KINDS)(
    "%s ends when its time is over, in the turn in which it is",
    async (kind) => {
      const clock = countLooks();
      const reply = ask(kind, puzzle);
      clock.now += BUDGET_MS;
      expect(await reply).toEqual({ verdict: "stopped", why: "time" });
    },
    10_000,
  );
});

it("forty thousand rectangles are checked, and none is looked for among all the others", async () => {
  const drawn = ONES.clues.map(({ x, y }) => ({ x, y, width: 1, height: 1 }));
  const whole = { x: 0, y: 0, width: 200, height: 200 };
  expect(await ask("check", ONES, [...drawn.slice(1), whole])).toMatchObject({ wrong: [whole] });
  expect(await ask("hint", ONES, drawn)).toMatchObject({ where: "", place: [], proof: [] });
}, 10_000);

it("a hint that would name more than can be read is not given", async () => {
  const whole = { x: 0, y: 0, width: 200, height: 200 };
  const stopped = { verdict: "stopped", why: "candidates" };
  expect(await ask("hint", ONES, [whole])).toEqual(stopped);
});
