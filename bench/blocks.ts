/**
 * Boards of 25 independent blocks: where a search that does not see them as independent multiplies
 * what it should add.
 *
 * Ones wall each block of 10x10 off from its neighbours; what is inside takes a search. In one board
 * no block has an answer, in the other each has two.
 */

import { count, parsePuzzle, puzzleFromRows, rowsOf, type Puzzle } from "@shikiri/core";
import { freshPuzzle, loadContestants } from "./contestants.ts";
import { entryOf, quantile, race } from "./race.ts";
import { formatMs, markdownTable, type Pace, type Section } from "./section.ts";
import { Trials } from "./trials.ts";

const BLOCKS_A_SIDE = 5;

/** No answer, found by moving clues of a random dissection. */
const UNSOLVABLE = `
 0  4  0  0  5  0  0  0  0
 0  0  0  0  0  6  0  0  0
 2  0  7  0  0  0  0  8  0
 0  2  0  0  0  0  0  0  0
 0  6  0 10  0  3  2  0  0
 0  0  0  0  0  0  0  8  0
 0  0  0  0  0  0  0  0  0
 0  4  0  6  0  0  0  0  0
 0  0  0  0  0  8  0  0  0
`;

/** Two answers, found among random dissections. */
const TWO_ANSWERS = `
0 0 0 0 0 0 7 0 0
0 0 0 0 3 0 2 0 2
6 0 0 2 0 0 0 0 0
3 0 0 0 0 0 0 0 6
0 0 4 0 0 0 0 0 0
0 0 0 4 6 5 0 0 0
0 0 1 0 0 0 5 8 0
0 0 2 0 0 1 0 0 0
5 3 0 0 0 4 0 1 1
`;

/** Measures both boards. */
export async function blocks(pace: Pace, tell: (what: string) => void): Promise<Section> {
  tell("25 blocks without an answer");
  const unsolvable = tiles(UNSOLVABLE);
  const [proof, peer] = await refutations(unsolvable, pace);
  tell("25 blocks with two answers each");
  const several = tiles(TWO_ANSWERS);
  const wanted = 2n ** BigInt(BLOCKS_A_SIDE ** 2);
  const counting = entryOf(
    "count",
    () => freshPuzzle(several),
    (puzzle) => {
      const counted = count(puzzle);
      if (counted.outcome !== "complete" || counted.count !== wanted) {
        throw new Error(`count says ${counted.outcome}, not that there are ${wanted} answers`);
      }
      return "multiple";
    },
  );
  const times = Array.from({ length: 3 * pace.repeats }, () => counting.sample().cpuMs);
  const counted = quantile(times, 0.5);
  const table = [
    ["board", "clues", "answers", "ours", "dancing-links"],
    ["no block has an answer", String(unsolvable.clues.length), "0", formatMs(proof), peer],
    ["each block has two", String(several.clues.length), String(wanted), formatMs(counted), "–"],
  ];
  return {
    title: "25 blocks",
    text: `CPU time in ms to prove that there is no answer, and to count all of them; 50x50. dancing-links is given ${pace.limitSeconds} s, to prove the first; it could only list the answers of the second.\n\n${markdownTable(table)}`,
    figures: [
      {
        asked: "25 unsolvable blocks refuted in under 20 ms",
        measured: `${formatMs(proof)} ms`,
        isMet: proof < 20,
      },
      {
        asked: "25 blocks of 2 answers counted, exactly, in under 20 ms",
        measured: `${formatMs(counted)} ms`,
        isMet: counted < 20,
      },
    ],
  };
}

/** Our time, and what is to be said of dancing-links'. */
async function refutations(puzzle: Puzzle, pace: Pace): Promise<readonly [number, string]> {
  const contestants = await loadContestants();
  const trials = new Trials(1000 * pace.limitSeconds);
  const trial = await trials.run({ contestant: "dancing-links", puzzle });
  trials.end();
  const racing = trial === undefined ? ["cover, proof"] : ["cover, proof", "dancing-links"];
  const times = race(
    contestants
      .filter(({ name }) => racing.includes(name))
      .map(({ name, run }) => entryOf(name, () => freshPuzzle(puzzle), run)),
    pace.eachMs,
  );
  const ours = times.get("cover, proof");
  if (ours?.verdict !== "none") throw new Error("the unsolvable blocks have an answer");
  const theirs = times.get("dancing-links");
  return [ours.cpuMs, theirs === undefined ? "> limit" : formatMs(theirs.cpuMs)];
}

/** The board of equal blocks, five by five, each with a wall of ones below and on the right. */
function tiles(text: string): Puzzle {
  const inner = parsePuzzle(text);
  if (!inner.ok) throw new Error(inner.error.message);
  const { width } = inner.value.size;
  const walled = [...rowsOf(inner.value).map((row) => [...row, 1]), Array(width + 1).fill(1)];
  const times = Array.from({ length: BLOCKS_A_SIDE });
  const board = puzzleFromRows(
    times.flatMap(() => walled.map((row) => times.flatMap(() => row as number[]))),
  );
  if (!board.ok) throw new Error(board.error.message);
  return board.value;
}
