/**
 * The languages that the extension speaks, by the names of their folders in `_locales`.
 *
 * Core words hints in the same languages, under their ISO 639 codes.
 */

/** English, Simplified Chinese, Japanese, German and French. */
export const LOCALES = ["en", "zh_CN", "ja", "de", "fr"] as const;

/** A language's folder in `_locales`. */
export type Locale = (typeof LOCALES)[number];
