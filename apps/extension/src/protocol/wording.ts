/**
 * Wording: the sentences of one language, and how they are filled in.
 *
 * The sentences live in `_locales`, where the browser finds those of the manifest; the background
 * holds all languages, so that a player may choose another than the browser's, and hands one to the
 * content script with each order. A sentence has `$1` to `$9` where its parts go. Keys that end in
 * `_one` and `_other` are a pair, of which a number chooses by the language's own rule (CLDR
 * "cardinal" plurals); the number is the first part.
 */

import type en from "../../_locales/en/messages.json";
import type { Locale } from "./locales.ts";

/** The name of a sentence. */
export type TextKey = keyof typeof en;

/** The stem of a pair of sentences for one and for several. */
export type CountKey = {
  [Key in TextKey]: Key extends `${infer Stem}_one` ? Stem : never;
}[TextKey];

/** The sentences of one language; plain data. */
export interface Wording {
  readonly locale: Locale;
  readonly texts: Readonly<Record<TextKey, string>>;
}

/** The sentence with its parts, in their order, filled in. */
export function say(
  { texts }: Wording,
  key: TextKey,
  ...parts: readonly (string | number)[]
): string {
  return texts[key].replace(/\$([1-9])/g, (_, number: string) => String(parts[+number - 1] ?? ""));
}

/** The sentence for so many; `count` is its first part. */
export function sayCount(
  wording: Wording,
  stem: CountKey,
  count: number,
  ...parts: readonly (string | number)[]
): string {
  const { locale } = wording;
  const isOne = new Intl.PluralRules(locale.replace("_", "-")).select(count) === "one";
  return say(wording, `${stem}_${isOne ? "one" : "other"}` as TextKey, count, ...parts);
}
