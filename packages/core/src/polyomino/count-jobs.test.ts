import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { packings } from "../../test/random-packings.ts";
import { runs } from "../../test/runs.ts";
import { packingOf } from "../../test/valid-packing.ts";
import { runSteps } from "../base/steps.ts";
import { CountJobs } from "./count-jobs.ts";
import { CountPlan } from "./count-plan.ts";
import type { Packing } from "./packing.ts";
import { placementsOf } from "./placements.ts";

function planOf(packing: Packing): CountPlan {
  return CountPlan.of(packing, placementsOf(packing), true);
}

/** Takes a job, and counts it, or gives it back to be divided where it may be and `isCut` says so. */
function work(plan: CountPlan, jobs: CountJobs, isCut: boolean): boolean {
  const taken = jobs.take();
  if (taken === undefined) return false;
  if (isCut && taken.isDivisible) jobs.divide(taken.id);
  else jobs.finish(taken.id, runSteps(plan.count(taken.job)));
  return true;
}

function finishAll(plan: CountPlan, jobs: CountJobs): CountJobs {
  while (work(plan, jobs, false));
  return jobs;
}

describe("the jobs of a count", () => {
  const box = planOf(packingOf("15x4", "pentominoes"));

  it("come to the total", () => {
    const jobs = finishAll(box, new CountJobs(box));
    expect(jobs.isComplete).toBe(true);
    expect(jobs.done).toBeCloseTo(1);
    expect(jobs.total()).toEqual({ count: 1472n, upToSymmetry: 368n });
  });

  it("come to the same however they are divided, on random problems", () => {
    fc.assert(
      fc.property(packings(12), fc.array(fc.boolean(), { maxLength: 30 }), (packing, cuts) => {
        const plan = planOf(packing);
        const jobs = new CountJobs(plan);
        for (const isCut of cuts) work(plan, jobs, isCut);
        const whole = finishAll(plan, new CountJobs(plan)).total();
        expect(finishAll(plan, jobs).total()).toEqual(whole);
      }),
      runs(300),
    );
  });

  it("go on from what was finished, wherever they were interrupted, in a plan made anew", () => {
    fc.assert(
      fc.property(packings(12), fc.array(fc.boolean(), { maxLength: 30 }), (packing, cuts) => {
        const plan = planOf(packing);
        const jobs = new CountJobs(plan);
        for (const isCut of cuts) work(plan, jobs, isCut);
        const written = JSON.stringify(jobs.finished, (_, value: unknown) =>
          typeof value === "bigint" ? String(value) : value,
        );
        const finished = (JSON.parse(written) as { count: string }[]).map((job) => {
          return { ...(job as object), count: BigInt(job.count) } as (typeof jobs.finished)[number];
        });
        const again = planOf(packing);
        const resumed = CountJobs.resume(again, finished);
        if (!resumed.ok) throw new Error(resumed.error.message);
        expect(resumed.value.finished).toEqual(jobs.finished);
        expect(finishAll(again, resumed.value).total()).toEqual(finishAll(plan, jobs).total());
      }),
      runs(300),
    );
  });

  it("forget the parts of a job when all are counted", () => {
    const jobs = new CountJobs(box);
    const { id } = jobs.take()!;
    jobs.divide(id);
    finishAll(box, jobs);
    expect(jobs.finished).toHaveLength(box.jobs.length);
  });

  it("are not resumed from jobs of another plan", () => {
    const finished = finishAll(box, new CountJobs(box)).finished;
    const other = planOf(packingOf("12x5", "pentominoes"));
    expect(CountJobs.resume(other, finished)).toMatchObject({
      ok: false,
      error: { kind: "foreign-jobs" },
    });
  });
});
