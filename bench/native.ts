/**
 * Native solvers as entries of a race, where they are installed: MiniSat, CaDiCaL, clingo.
 *
 * They are given the puzzle as a formula of exact cover over core's filtered candidates (for clingo
 * that is faster than any program of rules); writing it down is not charged to them, reading it is.
 * The shell measures their CPU time, in whole milliseconds, and limits it; what a process costs that
 * has nothing to do is taken off.
 */

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  allCandidates,
  CnfBuilder,
  encodeCnf,
  encodeCover,
  formatDimacs,
  type CoverProblem,
  type Puzzle,
} from "@shikiri/core";
import type { Entry, Sample } from "./race.ts";
import { quantile } from "./race.ts";
import type { Verdict } from "./verdict.ts";

/** How to install all of them. */
export const INSTALL = "apt install minisat cadical gringo";

/** The names of those that exist, installed or not: columns of the table. */
export const NATIVE_NAMES = ["minisat", "cadical", "clingo"] as const;

interface NativeSolver {
  readonly name: string;
  /** What it is started with, before the name of the input. */
  readonly command: string;
}

const SOLVERS: readonly NativeSolver[] = [
  { name: "minisat", command: "minisat -verb=0" },
  { name: "cadical", command: "cadical -q -n" },
  { name: "clingo", command: "clingo --mode=clasp -V0 -n 1" },
];

/** The solvers that answer when called; undefined entries are left out. */
export class NativeSolvers {
  readonly #limitSeconds: number;
  readonly #folder = mkdtempSync(join(tmpdir(), "shikiri-bench-"));
  readonly #installed: readonly { readonly solver: NativeSolver; readonly startMs: number }[];

  /** @param limitSeconds the CPU time that one run may take */
  constructor(limitSeconds: number) {
    this.#limitSeconds = limitSeconds;
    this.#installed = SOLVERS.filter(({ name }) => isInstalled(name)).map((solver) => {
      const file = this.#write("nothing", dimacs(NOTHING));
      const starts = Array.from({ length: 9 }, () => this.#run(solver, file).cpuMs);
      return { solver, startMs: quantile(starts, 0.5) };
    });
  }

  /** The installed ones, each with its start-up time in CPU milliseconds. */
  get startUps(): readonly (readonly [name: string, ms: number])[] {
    return this.#installed.map(({ solver, startMs }) => [solver.name, startMs]);
  }

  /** An entry for each installed solver, to find the puzzle's first answer. */
  entries(puzzle: Puzzle): readonly Entry[] {
    const problem = encodeCover(puzzle, allCandidates(puzzle) ?? []);
    if (this.#installed.length === 0) return [];
    const file = this.#write("puzzle", dimacs(problem));
    return this.#installed.map(({ solver, startMs }) => {
      let last: Sample | undefined;
      return {
        name: solver.name,
        sample: () => {
          // Who ran away once is not made to do it again.
          if (last?.verdict === "no claim") return last;
          const { cpuMs, verdict } = this.#run(solver, file);
          last = { cpuMs: Math.max(0, cpuMs - startMs), verdict };
          return last;
        },
      };
    });
  }

  /** Removes the files that were written. */
  end(): void {
    rmSync(this.#folder, { recursive: true });
  }

  #write(name: string, text: string): string {
    const file = join(this.#folder, name);
    writeFileSync(file, text);
    return file;
  }

  #run({ command }: NativeSolver, file: string): Sample {
    const script = `ulimit -t ${this.#limitSeconds}; TIMEFORMAT="cpu %U %S"; time ${command} ${file} >/dev/null 2>&1`;
    const { status, stderr } = spawnSync("bash", ["-c", script], { encoding: "utf8" });
    const [, user, system] = /^cpu ([\d.]+) ([\d.]+)$/m.exec(stderr) ?? [];
    return { cpuMs: 1000 * (Number(user) + Number(system)), verdict: verdictOfStatus(status) };
  }
}

/** The smallest problem that has an answer. */
const NOTHING: CoverProblem = {
  primary: 1,
  secondary: 0,
  options: 1,
  starts: Int32Array.of(0, 1),
  items: Int32Array.of(0),
};

function isInstalled(name: string): boolean {
  return spawnSync("bash", ["-c", `command -v ${name}`]).status === 0;
}

/** All three tell by their exit status: 10 an answer, 20 none; clingo adds both for "and no more". */
function verdictOfStatus(status: number | null): Verdict {
  if (status === 10 || status === 30) return "some";
  return status === 20 ? "none" : "no claim";
}

/** A variable a candidate, "at most one" by commanders where pairs would be many. */
function dimacs(problem: CoverProblem): string {
  const builder = new CnfBuilder();
  const steps = encodeCnf(problem, builder, (options) => (options <= 5 ? "pairwise" : "commander"));
  while (steps.next().done !== true);
  return formatDimacs(builder.cnf);
}
