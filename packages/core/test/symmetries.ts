/** The eight ways to turn and mirror a board, for tests of what must not depend on them. */

import { puzzleFromClues, type Clue, type Puzzle } from "../src/shikaku/puzzle.ts";

/** The puzzle turned and mirrored in all eight ways, itself first. */
export function symmetricTwins(puzzle: Puzzle): readonly Puzzle[] {
  const twins = [puzzle];
  for (let turns = 0; turns < 3; turns++) twins.push(moved(twins.at(-1)!, turn));
  return [...twins, ...twins.map((twin) => moved(twin, mirror))];
}

type Move = (puzzle: Puzzle, clue: Clue) => Clue;

const turn: Move = ({ size }, { x, y, area }) => ({ x: size.height - 1 - y, y: x, area });
const mirror: Move = ({ size }, { x, y, area }) => ({ x: size.width - 1 - x, y, area });

function moved(puzzle: Puzzle, move: Move): Puzzle {
  const { width, height } = puzzle.size;
  const size = move === turn ? { width: height, height: width } : puzzle.size;
  const twin = puzzleFromClues(
    size,
    puzzle.clues.map((clue) => move(puzzle, clue)),
  );
  if (!twin.ok) throw new Error(twin.error.message);
  return twin.value;
}
