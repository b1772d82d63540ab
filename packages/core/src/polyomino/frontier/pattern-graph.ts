/**
 * The pattern graph: the patterns that a scan goes through, and which option leads from which to which.
 *
 * Stocks are left aside here. Patterns from which the end cannot be reached, whatever is drawn, are not in
 * the graph: most patterns are such, since they cut off places that no option fits. What is left is
 * small against the states that the count goes through, a pattern with each tally of what was drawn; so
 * the graph is made first, and tells beforehand what the count will cost.
 */

import type { Steps } from "../../base/steps.ts";
import { IntList } from "./int-list.ts";
import { PatternTable } from "./pattern-table.ts";
import { Placer } from "./placer.ts";
import type { Scan } from "./scan.ts";
import type { Tallies } from "./tallies.ts";

/**
 * The graph. Its nodes are numbered from the end: node 0 is the end, where all is covered, the last
 * node is the start, and edges lead to smaller numbers.
 */
export interface PatternGraph {
  /** How many nodes there are: none if the end cannot be reached. */
  readonly nodes: number;
  /** By position: the nodes there are those from `ends[position + 1]` up to before `ends[position]`. */
  readonly ends: Int32Array;
  /** By node: the position of its first uncovered item. */
  readonly positions: Int32Array;
  /** By node: how many items are covered. */
  readonly levels: Int32Array;
  /** By node: where its edges begin; one entry more, the end. */
  readonly starts: Int32Array;
  /** By edge: the node it leads to. */
  readonly targets: Int32Array;
  /** By edge: the kind of its option. */
  readonly kinds: Int32Array;
  /** Bytes taken. */
  readonly bytes: number;
}

/** Nodes gone through in a step. */
const NODES_A_STEP = 64;

/** How many patterns may be reached for one that is no dead end; on most boards there are four to ten. */
const MOST_DEAD = 32;

/**
 * Makes the graph.
 *
 * @param tallies where a level has none, there are no patterns
 * @param bytes that may be taken, on the way and later by the count
 */
export function* patternGraph(
  scan: Scan,
  tallies: Pick<Tallies, "countAt">,
  bytes: number,
): Steps<PatternGraph | "out-of-memory"> {
  const tables = yield* reachable(scan, tallies, bytes);
  return tables === "out-of-memory" ? tables : yield* withoutDeadEnds(scan, tables, bytes);
}

/**
 * By position: the patterns that the scan can come to.
 *
 * It is given up where the count certainly would be: when the rows that there would be at once, one for each
 * pattern from a position on, take more than the count may, even if most of the patterns are dead ends.
 */
function* reachable(
  scan: Scan,
  tallies: Pick<Tallies, "countAt">,
  bytes: number,
): Steps<readonly PatternTable[] | "out-of-memory"> {
  const { items, words, kinds, kindOf } = scan;
  const tables = Array.from({ length: items + 1 }, () => new PatternTable(words));
  const placer = new Placer(scan);
  if (tallies.countAt(0) > 0) tables[0]!.add(placer.next);
  let taken = 0;
  let inRows = 0;
  for (let position = 0; position < items; position++) {
    const table = tables[position]!;
    placer.enter(position);
    for (let pattern = 0; pattern < table.count; pattern++) {
      if (pattern % NODES_A_STEP === 0) yield;
      const level = position + table.coveredIn(pattern);
      for (const option of placer.near(table.patterns, pattern * words)) {
        const tallied = tallies.countAt(level + kinds[kindOf[option]!]!.covers);
        const advance = tallied === 0 ? -1 : placer.place(table.patterns, pattern * words, option);
        if (advance < 0) continue;
        const target = tables[position + advance]!;
        const before = target.bytes;
        if (target.add(placer.next)) inRows += tallied * 4;
        taken += target.bytes - before;
      }
      inRows -= tallies.countAt(level) * 4;
      if (taken > bytes || inRows > bytes * MOST_DEAD) return "out-of-memory";
    }
  }
  return tables;
}

/** The graph of those patterns from which the end can be reached. */
function* withoutDeadEnds(
  scan: Scan,
  tables: readonly PatternTable[],
  bytes: number,
): Steps<PatternGraph | "out-of-memory"> {
  const { items, words, kindOf } = scan;
  const placer = new Placer(scan);
  const ends = new Int32Array(items + 2);
  const positions = new IntList();
  const levels = new IntList();
  const starts = new IntList();
  const targets = new IntList();
  const kinds = new IntList();
  const bytesInLists = (): number =>
    positions.bytes + levels.bytes + starts.bytes + targets.bytes + kinds.bytes;
  /** By position, by pattern: its node, or -1. */
  const nodeOf = tables.map(({ count }) => new Int32Array(count).fill(-1));
  const taken = tables.reduce((sum, table) => sum + table.bytes + table.count * 4, 0);
  if (tables[items]!.count > 0) {
    nodeOf[items]![0] = 0;
    positions.push(items);
    levels.push(items);
    starts.push(0);
  }
  ends[items] = levels.length;
  for (let position = items - 1; position >= 0; position--) {
    const table = tables[position]!;
    placer.enter(position);
    for (let pattern = 0; pattern < table.count; pattern++) {
      if (pattern % NODES_A_STEP === 0) yield;
      const start = targets.length;
      for (const option of placer.near(table.patterns, pattern * words)) {
        const advance = placer.place(table.patterns, pattern * words, option);
        if (advance < 0) continue;
        const found = tables[position + advance]!.find(placer.next);
        const node = found < 0 ? -1 : nodeOf[position + advance]![found]!;
        if (node < 0) continue;
        targets.push(node);
        kinds.push(kindOf[option]!);
      }
      if (targets.length === start) continue;
      nodeOf[position]![pattern] = levels.length;
      positions.push(position);
      levels.push(position + table.coveredIn(pattern));
      starts.push(start);
      if (taken + bytesInLists() > bytes) return "out-of-memory";
    }
    ends[position] = levels.length;
  }
  const nodes = levels.length;
  starts.push(targets.length);
  return {
    nodes,
    ends,
    positions: positions.values,
    levels: levels.values,
    starts: starts.values,
    targets: targets.values,
    kinds: kinds.values,
    bytes: bytesInLists(),
  };
}
