/** Output forms: the options that say how a result is printed, the same for all commands. */

import { Option, type Command } from "commander";

/** What is set of the options for forms. */
export interface FormFlags {
  readonly json?: true;
  readonly text?: true;
  readonly svg?: true;
  readonly letters?: true;
}

/** What each option for a form says of itself in the help. */
export type FormHelp = Readonly<Partial<Record<keyof FormFlags, string>>>;

/** Adds the options of the forms that have a help text; only one of them may be used. */
export function addForms(command: Command, help: FormHelp): Command {
  const names = Object.keys(help) as (keyof FormFlags)[];
  for (const name of names) {
    const others = names.filter((other) => other !== name);
    command.addOption(new Option(`--${name}`, help[name]).conflicts(others));
  }
  return command;
}
