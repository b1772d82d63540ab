/** The command `pack check`: is this an arrangement of those pieces on that board? */

import {
  checkPacking,
  parseArrangement,
  type InputError,
  type PackingIssue,
  type Packing,
} from "@shikiri/core";
import type { Command } from "commander";
import { ANSWERED, NO_ANSWER, type ExitStatus } from "../exit-status.ts";
import { readSource, sourceName } from "../input/source.ts";
import { reportError } from "../output/complaint.ts";
import { write, writeJson } from "../output/standard-output.ts";
import { readPacking } from "../packing/read-packing.ts";
import { addForms, type FormFlags } from "./output-form.ts";
import { addPacking, PACKING_HELP, type PackingFlags } from "./packing-options.ts";
import { refuseTwoStandardInputs } from "./usage.ts";

type PackCheckFlags = PackingFlags & FormFlags;

const EXAMPLES = `
${PACKING_HELP}

ANSWER is a grid of the pieces' letters, as pack solve --letters prints it, or JSON.
Each fault is a line; cells are (column, row), from 0. A right answer prints how
many pieces fill how many cells.

Examples:
  shikiri pack check --board 10x6 answer.txt
  shikiri pack solve --board 10x6 --letters | shikiri pack check --board 10x6 -
`;

/** Adds the command. */
export function addPackCheck(pack: Command): void {
  const command = pack
    .command("check")
    .summary("check an arrangement, and name every fault")
    .description("Checks an arrangement, and names every fault.")
    .argument("<answer>", "the arrangement");
  addForms(addPacking(command), { json: 'print {"right": ..., "issues": [...]}' })
    .addHelpText("after", EXAMPLES)
    .action(async (answer: string, flags: PackCheckFlags) => {
      refuseTwoStandardInputs(command, flags.board, flags.pieces);
      for (const other of [flags.board, flags.pieces]) {
        refuseTwoStandardInputs(command, answer, other);
      }
      process.exitCode = await checkArrangement(answer, flags);
    });
}

async function checkArrangement(path: string, flags: PackCheckFlags): Promise<ExitStatus> {
  const json = flags.json === true;
  const packing = await readPacking(flags);
  if (!packing.ok) return refuse(packing.error.error, packing.error.name, json);
  const source = await readSource(path);
  if (!source.ok) return refuse(source.error, sourceName(path), json);
  const arrangement = parseArrangement(source.value, packing.value);
  if (!arrangement.ok) return refuse(arrangement.error, sourceName(path), json);
  const issues = checkPacking(packing.value, arrangement.value);
  const right = issues.length === 0;
  if (json) await writeJson({ right, issues: issues.map((issue) => fields(issue, packing.value)) });
  else if (right) {
    const count = arrangement.value.length;
    await write(
      `right: ${count === 1 ? "1 piece fills" : `${count} pieces fill`} all ${packing.value.board.cells.length} cells\n`,
    );
  } else await write(issues.map(({ message }) => `${message}\n`).join(""));
  return right ? ANSWERED : NO_ANSWER;
}

/** The issue, its piece by name. */
function fields({ piece, ...issue }: PackingIssue, { pieces }: Packing): object {
  return piece === undefined ? issue : { ...issue, piece: pieces[piece]!.name };
}

/** Reports an error; as there are several inputs, the message itself must name the one at fault. */
function refuse(error: InputError, name: string, json: boolean): Promise<ExitStatus> {
  const message = json ? `${name}: ${error.message}` : error.message;
  return reportError({ ...error, message }, { name, json });
}
