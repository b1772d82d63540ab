/** The command `scrape`: the board of a saved page as a puzzle. */

import { err, formatTextMatrix, rowsOf, type InputError, type Result } from "@shikiri/core";
import type { Command } from "commander";
import { ANSWERED, type ExitStatus } from "../exit-status.ts";
import type { PageBoard } from "../input/page-worker.ts";
import { isPage, readPage } from "../input/page.ts";
import { readSource, sourceName } from "../input/source.ts";
import { reportError } from "../output/complaint.ts";
import { write, writeJson } from "../output/standard-output.ts";
import { addForms, type FormFlags } from "./output-form.ts";

const EXAMPLES = `
Save the page while its board is shown, as a complete page, or copy the board's
own <div> from the browser's inspector; - is standard input. In JSON, "task" tells
whether the page's own task string, which may be another puzzle's, agrees with the
board (agrees, differs, unreadable or absent), and "witnesses" what each source
says: the cells' places, order and names, the page's scripts.

Examples:
  shikiri scrape page.html > board.txt
  shikiri scrape --json page.html
`;

/** Adds the command to the program. */
export function addScrape(program: Command): void {
  const command = program
    .command("scrape")
    .summary("read the board of a saved page")
    .description("Reads the board of a saved page, and prints it as a text matrix.")
    .argument("<page>", "the page's HTML, or its board's");
  addForms(command, {
    json: 'print {"size": ..., "rows": [[...]], "task": ..., "witnesses": ...}',
  });
  command.addHelpText("after", EXAMPLES).action(async (page: string, flags: FormFlags) => {
    process.exitCode = await scrape(page, flags.json === true);
  });
}

async function scrape(path: string, json: boolean): Promise<ExitStatus> {
  const board = await readPageFile(path);
  if (!board.ok) return reportError(board.error, { name: sourceName(path), json });
  const { puzzle, puzzleId, witnesses } = board.value;
  const { size } = puzzle;
  const task = witnesses.task.says;
  if (json) await writeJson({ size, rows: rowsOf(puzzle), puzzleId, task, witnesses });
  else await write(formatTextMatrix(puzzle));
  return ANSWERED;
}

async function readPageFile(path: string): Promise<Result<PageBoard, InputError>> {
  const source = await readSource(path);
  if (!source.ok) return source;
  if (isPage(sourceName(path), source.value)) return readPage(source.value);
  return err({ kind: "no-page", message: "found no HTML, expected a saved page" });
}
