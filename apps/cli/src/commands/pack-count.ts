/** The command `pack count`: how many arrangements there are. */

import { availableParallelism } from "node:os";
import { Option, type Command } from "commander";
import { countPack } from "../packing/count-pack.ts";
import { countLimit, timeLimit, wholeNumber } from "./option-values.ts";
import { addForms, type FormFlags } from "./output-form.ts";
import { addPacking, PACKING_HELP, type PackingFlags } from "./packing-options.ts";
import { refuseTwoStandardInputs, refuseUsage } from "./usage.ts";

interface PackCountFlags extends PackingFlags, FormFlags {
  readonly upToSymmetry?: true;
  readonly limit?: bigint;
  readonly jobs?: number;
  readonly checkpoint?: string;
  readonly resume?: string;
  readonly memory: number;
  readonly timeout?: number;
}

const EXAMPLES = `
${PACKING_HELP}

Printed is the number of arrangements, exact however large it is; with
--up-to-symmetry the number when images of one another under a symmetry of the
whole problem count once, and the symmetries on standard error.

What a search would take too long for is counted by dynamic programming, where
--memory allows: try that first. With --jobs, --checkpoint or --resume everything is
searched, in jobs on several threads. What is finished is written to the checkpoint
every two seconds, so that Ctrl-C or a power cut costs little; the total is the same
however often the count was interrupted.

Examples:
  shikiri pack count --board 10x6
  shikiri pack count --board 10x6 --up-to-symmetry --json
  shikiri pack count --board 18x5 --pieces one-sided-pentominoes
  shikiri pack count --board 12x6 --pieces "hexominoes 0..1" --jobs 4 --checkpoint count.txt
  shikiri pack count --board 12x6 --pieces "hexominoes 0..1" --jobs 4 --resume count.txt
`;

/** Adds the command. */
export function addPackCount(pack: Command): void {
  const command = pack
    .command("count")
    .summary("count arrangements, also up to symmetry, also for hours")
    .description("Counts arrangements, exactly.");
  addForms(addPacking(command), { json: 'print {"outcome": ..., "count": ..., ...}' });
  command
    .option("--up-to-symmetry", "count images of one another under a symmetry once")
    .addOption(
      new Option("--limit <n>", "stop when there are certainly as many")
        .argParser(countLimit)
        .conflicts(["upToSymmetry", "jobs", "checkpoint", "resume"]),
    )
    .addOption(
      new Option(
        "--jobs <n>",
        `search on so many threads (with a checkpoint by default ${availableParallelism()}, as many as there are processors)`,
      ).argParser(wholeNumber(1, 64)),
    )
    .option("--checkpoint <file>", "write there what is finished, every two seconds")
    .addOption(
      new Option("--resume <file>", "go on from that checkpoint, and write to it").conflicts(
        "checkpoint",
      ),
    )
    .addOption(
      new Option("--memory <mib>", "how much memory dynamic programming may take, in MiB")
        .argParser(wholeNumber(16, 1_000_000))
        .default(1024)
        .conflicts(["jobs", "checkpoint", "resume"]),
    )
    .addOption(
      new Option(
        "--timeout <seconds>",
        "stop after this time, 0 for never (default: 60, with a checkpoint 0)",
      ).argParser(timeLimit),
    )
    .addHelpText("after", EXAMPLES)
    .action(async (flags: PackCountFlags) => {
      refuseTwoStandardInputs(command, flags.board, flags.pieces);
      const { limit, jobs, checkpoint, resume, timeout, memory } = flags;
      const file = checkpoint ?? resume;
      if (file === "-" || file === "") refuseUsage(command, "the checkpoint must be a file");
      const timeMs = timeout ?? (file === undefined ? 60_000 : 0);
      process.exitCode = await countPack(flags, {
        upToSymmetry: flags.upToSymmetry === true,
        ...(limit !== undefined && { limit }),
        budget: timeMs > 0 ? { timeMs } : {},
        memoryMiB: memory,
        ...((jobs !== undefined || file !== undefined) && {
          inJobs: {
            threads: jobs ?? availableParallelism(),
            ...(file !== undefined && { checkpoint: file }),
            isResumed: resume !== undefined,
          },
        }),
        json: flags.json === true,
      });
    });
}
