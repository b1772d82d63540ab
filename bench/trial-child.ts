/** The process in which trials run: one job after the other, a reply each. See `trials.ts`. */

import { loadContestants } from "./contestants.ts";
import type { TrialJob, TrialReply } from "./trials.ts";

const contestants = await loadContestants();

process.on("message", ({ contestant, puzzle }: TrialJob) => {
  const its = contestants.find(({ name }) => name === contestant);
  if (its === undefined) throw new Error(`no contestant is called ${contestant}`);
  const start = process.cpuUsage();
  const verdict = its.run(puzzle);
  const { user, system } = process.cpuUsage(start);
  const reply: TrialReply = { verdict, cpuMs: (user + system) / 1000 };
  process.send?.(reply);
});
