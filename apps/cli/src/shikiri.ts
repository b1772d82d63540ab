#!/usr/bin/env node
/**
 * The program `shikiri`: its commands, and how it ends.
 *
 * Results go to standard output and everything else to standard error. A closed pipe means that
 * whoever reads has enough, so it ends the program as a success; Ctrl-C ends it at once. Whatever
 * is thrown up to here is a fault of the program and is shown as one.
 */

import { CommanderError, Command } from "commander";
import manifest from "../package.json" with { type: "json" };
import { addCheck } from "./commands/check.ts";
import { addConvert } from "./commands/convert.ts";
import { addCount } from "./commands/count.ts";
import { addDraw } from "./commands/draw.ts";
import { addExplain } from "./commands/explain.ts";
import { addGenerate } from "./commands/generate.ts";
import { addGrade } from "./commands/grade.ts";
import { addHint } from "./commands/hint.ts";
import { addPack } from "./commands/pack.ts";
import { addScrape } from "./commands/scrape.ts";
import { addSolve } from "./commands/solve.ts";
import { ANSWERED, BAD_INPUT, FAULT, INTERRUPTED } from "./exit-status.ts";
import { complain } from "./output/complaint.ts";

const STATUSES = `
Exit status: 0 there is an answer (for check: it is right), 1 there is none (it is
wrong), 2 unreadable input or wrong usage, 3 stopped by --timeout or for want of
memory, 70 a fault of the program, or its output cannot be written, 130 ended by
Ctrl-C.
`;

process.once("SIGINT", () => process.exit(INTERRUPTED));
process.once("uncaughtException", endInFault);
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(ANSWERED);
  complain(`the output could not be written: ${error.message}`);
  process.exit(FAULT);
});
// Whether anybody reads the complaints changes nothing.
process.stderr.on("error", () => {});

const program = new Command("shikiri")
  .description(
    "Solves, explains, grades, makes, checks, draws and converts Shikaku puzzles; packs polyominoes.",
  )
  .version(manifest.version)
  .exitOverride()
  .configureOutput({ outputError: (text) => complain(text.replace(/^error: /, "").trimEnd()) })
  .showHelpAfterError("(--help shows how it is used)")
  .addHelpText("after", STATUSES);
addSolve(program);
addCount(program);
addCheck(program);
addHint(program);
addExplain(program);
addGrade(program);
addGenerate(program);
addDraw(program);
addConvert(program);
addScrape(program);
addPack(program);

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof CommanderError)) throw error;
  // Help and version that were asked for end in 0, wrong usage in 1.
  process.exitCode = error.exitCode === 0 ? ANSWERED : BAD_INPUT;
}

function endInFault(error: unknown): never {
  const trace = error instanceof Error ? error.stack : String(error);
  complain(`this is a fault of the program itself:\n${trace}`);
  process.exit(FAULT);
}
