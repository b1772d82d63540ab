/** Complaints: sentences on standard error, and errors where a program expects JSON. */

import type { InputError } from "@shikiri/core";
import { BAD_INPUT, type ExitStatus } from "../exit-status.ts";
import { writeJson } from "./standard-output.ts";

/** Says a sentence on standard error, with the program's name before it. */
export function complain(sentence: string): void {
  process.stderr.write(`shikiri: ${sentence}\n`);
}

/**
 * Reports what is wrong with an input: as `{"error": ...}` on standard output where JSON was asked
 * for, else as a sentence that begins with the input's name.
 */
export async function reportError(
  error: InputError,
  input: { readonly name: string; readonly json: boolean },
): Promise<ExitStatus> {
  if (input.json) await writeJson({ error: errorFields(error) });
  else complain(`${input.name}: ${error.message}`);
  return BAD_INPUT;
}

/** An error as JSON: its kind and message, and the place where there is one. */
export function errorFields({ kind, message, line, column, cell }: InputError): InputError {
  return {
    kind,
    message,
    ...(line !== undefined && { line }),
    ...(column !== undefined && { column }),
    ...(cell !== undefined && { cell }),
  };
}
