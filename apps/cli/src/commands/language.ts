/** The option that says in which language a command words its reasons. */

import { LANGUAGES, type Language } from "@shikiri/core";
import { Option, type Command } from "commander";

/** What is set of it. */
export interface LanguageFlags {
  readonly lang: Language;
}

/** Adds `--lang`. */
export function addLanguage(command: Command): Command {
  return command.addOption(
    new Option("--lang <language>", "the language of the sentences")
      .choices(LANGUAGES)
      .default("en"),
  );
}
