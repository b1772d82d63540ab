/**
 * The wordings of all languages, from the same files as the manifest's own.
 *
 * In those files a part has a name, such as `$SIZE$`, which its `placeholders` map to its number, as
 * the browsers' i18n wants it; here names have become numbers.
 */

import de from "../../_locales/de/messages.json" with { type: "json" };
import en from "../../_locales/en/messages.json" with { type: "json" };
import fr from "../../_locales/fr/messages.json" with { type: "json" };
import ja from "../../_locales/ja/messages.json" with { type: "json" };
import zhCn from "../../_locales/zh_CN/messages.json" with { type: "json" };
import { LOCALES, type Locale } from "./locales.ts";
import type { Settings } from "./settings.ts";
import type { TextKey, Wording } from "./wording.ts";

/** One sentence as it stands in a language's file. */
interface FileEntry {
  readonly message: string;
  readonly placeholders?: Readonly<Record<string, { readonly content: string }>>;
}

const FILES: Readonly<Record<Locale, Readonly<Record<TextKey, FileEntry>>>> = {
  en,
  zh_CN: zhCn,
  ja,
  de,
  fr,
};

/** The wording of a language. */
export function wordingOf(locale: Locale): Wording {
  const texts = Object.fromEntries(
    Object.entries(FILES[locale]).map(([key, entry]) => [key, withNumbers(entry)]),
  ) as Record<TextKey, string>;
  return { locale, texts };
}

/** The language that was chosen, or else the nearest to the browser's: English if there is none. */
export function localeFor(choice: Settings["language"], browserLanguage: string): Locale {
  if (choice !== "auto") return choice;
  const [language] = browserLanguage.toLowerCase().split(/[-_]/);
  return LOCALES.find((locale) => locale.split("_")[0] === language) ?? "en";
}

function withNumbers({ message, placeholders = {} }: FileEntry): string {
  return message.replace(
    /\$(\w+)\$/g,
    (whole, name: string) => placeholders[name.toLowerCase()]?.content ?? whole,
  );
}
