/**
 * Builds the extension before any test runs: the end-to-end tests load `dist/`, and so must never
 * see an old one.
 */

import { buildExtension } from "../build.ts";

/** Called by Vitest once, before the first test. */
export async function setup(): Promise<void> {
  await buildExtension();
}
