/** Solving a packing problem: from the options to the printed arrangements and the verdict. */

import {
  arrangementsAsync,
  chooseEngine,
  packingReason,
  type AnswersEnd,
  type Arrangement,
  type Budget,
  type Packing,
  type PackingColours,
  type PackingEngine,
  type PackingReason,
  type Search,
} from "@shikiri/core";
import type { PackingFlags } from "../commands/packing-options.ts";
import { ANSWERED, NO_ANSWER, STOPPED, type ExitStatus } from "../exit-status.ts";
import { complain, reportError } from "../output/complaint.ts";
import { startProgress } from "../output/progress.ts";
import { arrangementPrinter, type ArrangementForm } from "./arrangement-printer.ts";
import { packVerdict, type PackSolved } from "./pack-verdict.ts";
import { readPacking } from "./read-packing.ts";

const PROGRESS = "searching: {seconds} s, {nodes} nodes, {found} arrangements";

/** What to find, and how. */
export interface PackOrder {
  /** Chosen by the board's size when left out. */
  readonly engine?: PackingEngine;
  /** How many arrangements are printed at most. */
  readonly shown: number;
  /** Stop at the first, and claim nothing about others. */
  readonly first: boolean;
  readonly budget: Budget;
  /** Of the picture, where one is printed. */
  readonly colours: PackingColours;
}

/** Solves the problem that the options describe, and prints what comes of it. */
export async function solvePack(
  flags: PackingFlags,
  order: PackOrder,
  form: ArrangementForm,
): Promise<ExitStatus> {
  const packing = await readPacking(flags);
  if (!packing.ok) {
    const { name, error } = packing.error;
    return reportError(error, { name, json: form === "json" });
  }
  const printer = arrangementPrinter(packing.value, form, order.colours);
  const solved = await solve(packing.value, order, printer.take);
  await printer.end(solved);
  if (form !== "json") complain(packVerdict(solved, packing.value));
  if (solved.outcome === "stopped") return STOPPED;
  return solved.outcome === "none" ? NO_ANSWER : ANSWERED;
}

async function solve(
  packing: Packing,
  { shown, first, engine = chooseEngine(packing, first), budget }: PackOrder,
  take: (arrangement: Arrangement) => Promise<void>,
): Promise<PackSolved> {
  const begin = Date.now();
  let search: Search<Arrangement> | undefined;
  let candidates = 0;
  let found = 0;
  const watched: PackingEngine = {
    name: engine.name,
    start: (problem, placements) => {
      candidates = placements.length;
      search = engine.start(problem, placements);
      return search;
    },
  };
  const statistics = (): PackSolved["statistics"] => ({
    engine: engine.name,
    candidates,
    nodes: search?.nodes ?? 0,
    timeMs: Date.now() - begin,
  });
  const line = startProgress(PROGRESS);
  const clock = setInterval(() => {
    const { nodes, timeMs } = statistics();
    line.update(0, { seconds: Math.floor(timeMs / 1000), nodes, found });
  }, 100);
  let end: AnswersEnd | undefined;
  try {
    const all = arrangementsAsync(packing, { engine: watched, budget });
    const wanted = first ? 1 : Math.max(2, shown);
    while (found < wanted) {
      const step = await all.next();
      if (step.done === true) {
        end = step.value;
        break;
      }
      found++;
      if (found <= shown) await take(step.value);
    }
  } finally {
    clearInterval(clock);
    line.stop();
  }
  if (end?.outcome === "stopped") {
    return { outcome: "stopped", why: end.why, found, statistics: statistics() };
  }
  if (found === 0)
    return { outcome: "none", ...reasonOf(packing), found, statistics: statistics() };
  const outcome = first ? "some" : found === 1 ? "unique" : "multiple";
  return { outcome, found, isAll: end !== undefined, statistics: statistics() };
}

function reasonOf(packing: Packing): { readonly reason?: PackingReason } {
  const reason = packingReason(packing);
  return reason === undefined ? {} : { reason };
}
