/** A document of an HTML text, without layout and without running its scripts (linkedom). */

import { parseHTML } from "linkedom";

/** Parses the text as a browser would a saved page. */
export function documentOf(html: string): Document {
  return parseHTML(html).document;
}
