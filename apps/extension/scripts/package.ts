/**
 * `pnpm package`: what is uploaded to the stores, in `packages/`.
 *
 * A zip for the Chrome Web Store, a zip for addons.mozilla.org, and the sources that the latter asks
 * for beside a bundled extension. Both stores get the same files: each browser takes from the one
 * manifest what it knows. Built anew each time, and the same sources give the same bytes.
 */

import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { buildExtension } from "../build.ts";
import { archiveOf, filesIn, type Files } from "./archive.ts";
import { sourceFiles } from "./sources.ts";

/** The folder that the packages are put into if no other is named. */
const PACKAGES = fileURLToPath(new URL("../packages", import.meta.url));

/** The paths of the packages. */
export interface Packages {
  readonly chrome: string;
  readonly firefox: string;
  readonly source: string;
}

/** Makes the packages in a folder, replacing what was there. Rejects if a source is faulty. */
export async function packageExtension(folder: string = PACKAGES): Promise<Packages> {
  const built = await builtFiles();
  const { version } = JSON.parse(new TextDecoder().decode(built.get("manifest.json"))) as {
    version: string;
  };
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const put = async (what: keyof Packages, files: Files): Promise<string> => {
    const file = path.join(folder, `shikiri-${version}-${what}.zip`);
    await writeFile(file, archiveOf(files));
    return file;
  };
  return {
    chrome: await put("chrome", built),
    firefox: await put("firefox", built),
    source: await put("source", await sourceFiles()),
  };
}

/** The extension, built in a folder of its own, since browsers may have `dist/` loaded. */
async function builtFiles(): Promise<Files> {
  const scratch = await mkdtemp(path.join(tmpdir(), "shikiri-package-"));
  try {
    const folder = path.join(scratch, "dist");
    await buildExtension(folder);
    return await filesIn(folder);
  } finally {
    await rm(scratch, { recursive: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const file of Object.values(await packageExtension())) {
    process.stdout.write(`${path.relative(process.cwd(), file)}\n`);
  }
}
