/**
 * The jobs of a long count: which are counted, which are waiting, and what they come to.
 *
 * A job that takes too long is divided into parts that wait in its place; when all parts are
 * counted, their sum is the job's count, and they are forgotten. So what is finished is always a short
 * list of jobs with their counts, from which the rest can be told: the total is the same however the
 * jobs were divided, by whom they were counted and how often that was interrupted.
 */

import { err, ok, type InputError, type Result } from "../base/result.ts";
import type { CountJob, CountPlan, CountTotal } from "./count-plan.ts";

/** A job and its count, not weighted. */
export interface FinishedJob extends CountJob {
  readonly count: bigint;
}

/** A job handed out to be counted. */
export interface TakenJob {
  /** What the job is called when it comes back. */
  readonly id: number;
  readonly job: CountJob;
  /** Whether it may be given back to be divided. */
  readonly isDivisible: boolean;
}

/** Why a list of finished jobs does not belong to a plan. */
export type ForeignJobsError = InputError<"foreign-jobs">;

/** Changes whenever the same job is divided in another way: finished jobs of other versions mean nothing. */
export const COUNT_JOBS_VERSION = 1;

/** Into how many parts a job is divided at least, where it can be. */
const PARTS = 16;

/** A job in the tree of divisions. */
interface Branch {
  readonly job: CountJob;
  /** Which part of all work it is, if all parts of a division are alike: from 0 to 1. */
  readonly share: number;
  readonly whole: Branch | undefined;
  isDivisible: boolean;
  count: bigint | undefined;
  parts: readonly Branch[];
}

/** The jobs of one plan. */
export class CountJobs {
  readonly #plan: CountPlan;
  readonly #roots: readonly Branch[];
  readonly #waiting: Branch[] = [];
  readonly #taken = new Map<number, Branch>();
  #nextId = 0;
  #done = 0;

  /** All jobs of the plan, none of them counted. */
  constructor(plan: CountPlan) {
    this.#plan = plan;
    const share = 1 / plan.jobs.length;
    this.#roots = plan.jobs.map((job) => branchOf(job, share, undefined));
    this.#waiting.push(...this.#roots.toReversed());
  }

  /**
   * The jobs of the plan, of which those are counted.
   *
   * Errors: `foreign-jobs` (a finished job that the plan's jobs are never divided into).
   */
  static resume(
    plan: CountPlan,
    finished: readonly FinishedJob[],
  ): Result<CountJobs, ForeignJobsError> {
    const jobs = new CountJobs(plan);
    const counts = new Map(finished.map((job) => [nameOf(job), job.count]));
    const within = new Set(finished.flatMap((job) => wholesOf(job)));
    const open: Branch[] = [];
    const settle = (branch: Branch): void => {
      const name = nameOf(branch.job);
      const count = counts.get(name);
      counts.delete(name);
      if (count !== undefined) jobs.#count(branch, count);
      else if (within.has(name) && jobs.#cut(branch)) branch.parts.forEach(settle);
      else open.push(branch);
    };
    jobs.#roots.forEach(settle);
    jobs.#waiting.splice(0, Infinity, ...open.toReversed());
    const [foreign] = counts.keys();
    if (foreign === undefined) return ok(jobs);
    const message = `the job ${foreign} is no part of this count`;
    return err({ kind: "foreign-jobs", message });
  }

  /** Which part of the work is done, from 0 to 1, as far as can be told: parts are never quite alike. */
  get done(): number {
    return this.#done;
  }

  /** Whether all jobs are counted. */
  get isComplete(): boolean {
    return this.#roots.every(({ count }) => count !== undefined);
  }

  /** What is counted, in the order of the plan; parts of a job only where it is not counted whole. */
  get finished(): readonly FinishedJob[] {
    const found: FinishedJob[] = [];
    const visit = (branch: Branch): void => {
      if (branch.count !== undefined) found.push({ ...branch.job, count: branch.count });
      else for (const part of branch.parts) visit(part);
    };
    for (const root of this.#roots) visit(root);
    return found;
  }

  /** The next job to count; undefined when none is waiting, though some may still be taken. */
  take(): TakenJob | undefined {
    const branch = this.#waiting.pop();
    if (branch === undefined) return undefined;
    const id = this.#nextId++;
    this.#taken.set(id, branch);
    return { id, job: branch.job, isDivisible: branch.isDivisible };
  }

  /** Takes note of a taken job's count. */
  finish(id: number, count: bigint): void {
    this.#count(this.#return(id), count);
  }

  /** Takes a job back that takes too long: its parts wait in its place. */
  divide(id: number): void {
    const branch = this.#return(id);
    if (this.#cut(branch)) this.#waiting.push(...branch.parts.toReversed());
    else this.#waiting.push(branch);
  }

  /** What the count comes to, once it is complete. */
  total(): CountTotal {
    return this.#plan.total(this.finished.map((job) => [job, job.count]));
  }

  #return(id: number): Branch {
    const branch = this.#taken.get(id);
    if (branch === undefined) throw new RangeError(`no job is taken as ${id}`);
    this.#taken.delete(id);
    return branch;
  }

  /** Cuts the branch into parts, none of which waits yet; false where it cannot be cut. */
  #cut(branch: Branch): boolean {
    const parts = this.#plan.split(branch.job, PARTS);
    branch.isDivisible = parts.length > 1;
    if (!branch.isDivisible) return false;
    branch.parts = parts.map((job) => branchOf(job, branch.share / parts.length, branch));
    return true;
  }

  /** Notes the count, and that of each whole which it completes. */
  #count(branch: Branch, count: bigint): void {
    this.#done += branch.share;
    branch.count = count;
    for (let { whole } = branch; whole !== undefined; whole = whole.whole) {
      let sum = 0n;
      for (const part of whole.parts) {
        if (part.count === undefined) return;
        sum += part.count;
      }
      whole.count = sum;
      whole.parts = [];
    }
  }
}

function branchOf(job: CountJob, share: number, whole: Branch | undefined): Branch {
  return { job, share, whole, isDivisible: true, count: undefined, parts: [] };
}

function nameOf({ symmetry, prefix }: CountJob): string {
  return `${symmetry}:${prefix.join()}`;
}

/** The names of all jobs that the job may be a part of. */
function wholesOf({ symmetry, prefix }: CountJob): readonly string[] {
  return Array.from(prefix, (_, length) => `${symmetry}:${prefix.slice(0, length).join()}`);
}
