/** The repository's files as git knows them, for the tests that guard its conventions. */

import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The repository's folder. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/** Files that git tracks, or would: paths from the root. */
export const files: readonly string[] = git(
  "ls-files",
  "--cached",
  "--others",
  "--exclude-standard",
)
  .split("\n")
  .filter((file) => file !== "" && existsSync(new URL(file, new URL("../", import.meta.url))));

/** A file's text. */
export function read(file: string): string {
  return readFileSync(new URL(file, new URL("../", import.meta.url)), "utf8");
}

function git(...words: string[]): string {
  return execFileSync("git", words, { cwd: root, encoding: "utf8" });
}
