/** The languages that deductions and hints can be worded in. */

import { de } from "./de.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { ja } from "./ja.ts";
import type { Words } from "./words.ts";
import { zh } from "./zh.ts";

/** English, Simplified Chinese, Japanese, German and French. */
export const LANGUAGES = ["en", "zh", "ja", "de", "fr"] as const;

/** A language's name: its ISO 639 code. */
export type Language = (typeof LANGUAGES)[number];

/** The sentences by language. */
export const WORDS: Readonly<Record<Language, Words>> = { en, zh, ja, de, fr };
