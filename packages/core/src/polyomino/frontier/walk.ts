/**
 * The walk through the pattern graph, from the start to the end, with a row for each node on the way.
 *
 * A row is there from when the first edge leads to its node until the node's position is left. The plan
 * walks with dry pages, to see what there is to do, and the count with real ones, so what was planned is
 * what is done.
 */

import type { Steps } from "../../base/steps.ts";
import type { CountPages } from "./count-pages.ts";
import type { PatternGraph } from "./pattern-graph.ts";
import type { Moves, Tallies } from "./tallies.ts";

/** An edge on the walk: what it does to the tallies of its source, and both nodes with their rows. */
interface Visit {
  readonly moves: Moves;
  readonly source: number;
  readonly sourceRow: number;
  readonly target: number;
  readonly targetRow: number;
}

/** What the walk does at the start, once, and along each edge, when all that lead to its source are done. */
export interface Walker {
  start(row: number): void;
  along(visit: Visit): void;
}

/** Additions between two pauses: less than a millisecond. */
const ADDITIONS_A_STEP = 200_000;

/** As many additions take about as long as one edge without. */
const ADDITIONS_AN_EDGE = 100;

/** Walks; gives the row of the end, or -1 if there were not enough pages. */
export function* walk(
  graph: PatternGraph,
  tallies: Tallies,
  pages: CountPages,
  walker: Walker,
): Steps<number> {
  const { nodes, ends, positions, levels, starts, targets, kinds } = graph;
  const rows = new Float64Array(nodes).fill(-1);
  const rowOf = (node: number): number => {
    if (rows[node]! < 0) {
      rows[node] = pages.add(positions[node]!, tallies.countAt(levels[node]!));
    }
    return rows[node]!;
  };
  const first = rowOf(nodes - 1);
  if (first < 0) return -1;
  walker.start(first);
  let work = 0;
  for (let position = 0; position < ends.length - 2; position++) {
    tallies.forgetBelow(position);
    for (let source = ends[position]! - 1; source >= ends[position + 1]!; source--) {
      for (let edge = starts[source]!; edge < starts[source + 1]!; edge++) {
        const target = targets[edge]!;
        const targetRow = rowOf(target);
        if (targetRow < 0) return -1;
        const moves = tallies.moves(levels[source]!, kinds[edge]!);
        walker.along({ moves, source, sourceRow: rows[source]!, target, targetRow });
        work += moves.from.length + ADDITIONS_AN_EDGE;
        if (work < ADDITIONS_A_STEP) continue;
        work = 0;
        yield;
      }
    }
    pages.leave(position);
  }
  return rows[0]!;
}
