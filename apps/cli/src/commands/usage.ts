/** Wrong usage that the options' definitions cannot express. */

import type { Command } from "commander";

/** Ends the command with a usage error. */
export function refuseUsage(command: Command, message: string): never {
  return command.error(`error: ${message}`);
}

/** Ends the command where both of its inputs are standard input. */
export function refuseTwoStandardInputs(command: Command, one: string, other?: string): void {
  if (one !== "-" || other !== "-") return;
  refuseUsage(command, "only one of the two can be standard input");
}
