/**
 * Notices: the licences of the packages that a bundle holds. They ask to be told wherever their code
 * goes, and bundling leaves them behind.
 */

import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** The folder of the package that a file belongs to, with the innermost package last. */
const PACKAGE_FOLDER = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/;

/** By what names packages have their licence beside their manifest. */
const LICENCE_FILE = /^(?:licen[cs]e|copying)\b/i;

/** Packages in which lies the compiled code of others, and where the licence is that they do not bring. */
const WITHIN: Readonly<Record<string, URL>> = {
  "logic-solver": new URL("licences/minisat.txt", import.meta.url),
};

/**
 * Each package's name, version and licence, one after the other, by name.
 *
 * @param inputs the files that were bundled, relative to `root`, as in esbuild's metafile; those of no
 *   package are ours
 * @throws where a package has no licence beside its manifest, since it may not be passed on then
 */
export async function noticesOf(root: string, inputs: readonly string[]): Promise<string> {
  const folders = new Set(inputs.flatMap((input) => PACKAGE_FOLDER.exec(input) ?? []));
  const notices = await Promise.all([...folders].map((folder) => noticeOf(join(root, folder))));
  return notices.toSorted().join(`\n${"-".repeat(72)}\n\n`);
}

async function noticeOf(folder: string): Promise<string> {
  const { name, version } = JSON.parse(
    await readFile(join(folder, "package.json"), "utf8"),
  ) as Readonly<Record<string, string>>;
  const file = (await readdir(folder)).find((each) => LICENCE_FILE.test(each));
  if (file === undefined) throw new Error(`${name} ${version} has no licence in its package`);
  const within = WITHIN[name!];
  const files = [join(folder, file), ...(within === undefined ? [] : [within])];
  const licences = await Promise.all(files.map((each) => readFile(each, "utf8")));
  return [`${name} ${version}`, ...licences.map((licence) => licence.trim())].join("\n\n") + "\n";
}
