/**
 * The sources that addons.mozilla.org gets: what its reviewers need to build the extension
 * themselves, and nothing else.
 *
 * Taken from the files that git tracks, so nothing of a developer's machine slips in. Tests, other
 * apps, the bench and the documents stay out; a test builds what is left and compares.
 */

import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Files } from "./archive.ts";

const ROOT = new URL("../../../", import.meta.url);

/** Paths from the repository's root; a folder stands for all that is in it. */
const NEEDED = [
  "LICENSE",
  "package.json",
  "pnpm-lock.yaml",
  "pnpm-workspace.yaml",
  "tsconfig.base.json",
  "apps/extension/package.json",
  "apps/extension/tsconfig.json",
  "apps/extension/build.ts",
  "apps/extension/scripts/manifest.ts",
  "apps/extension/src",
  "apps/extension/icons",
  "apps/extension/_locales",
  "packages/core/package.json",
  "packages/core/src",
  "packages/scraper/package.json",
  "packages/scraper/src",
];

/** The instructions for reviewers, and where in the sources they are found. */
const INSTRUCTIONS = ["apps/extension/store/BUILD.md", "BUILD.md"] as const;

/** The sources by their names in the archive. Rejects outside of the repository. */
export async function sourceFiles(): Promise<Files> {
  const tracked = execFileSync("git", ["ls-files", "-z", "--", ...NEEDED], {
    cwd: fileURLToPath(ROOT),
    encoding: "utf8",
  });
  const names = tracked.split("\0").filter((name) => name !== "" && !name.endsWith(".test.ts"));
  const [instructions, renamed] = INSTRUCTIONS;
  const files = new Map<string, Uint8Array>([
    [renamed, await readFile(new URL(instructions, ROOT))],
  ]);
  for (const name of names) files.set(name, await readFile(new URL(name, ROOT)));
  return files;
}
