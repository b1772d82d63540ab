/**
 * The build: from sources to a folder that loads unpacked in Chromium and in Firefox.
 *
 * Bundles are readable on purpose, because addons.mozilla.org reviews what was submitted; they
 * target the oldest browsers that the manifest admits. The same sources give the same bytes.
 */

import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import { build } from "esbuild";

import { ICONS, manifestOf } from "./manifest.ts";

const ROOT = new URL("../", import.meta.url);

/** The folder that is built if no other is named: `apps/extension/dist`. */
export const DIST: string = fileURLToPath(new URL("dist", ROOT));

/** Builds the extension into a folder, replacing what was there. Rejects if a source is faulty. */
export async function buildExtension(folder: string = DIST): Promise<void> {
  const { version } = JSON.parse(await readFile(new URL("package.json", ROOT), "utf8")) as {
    version: string;
  };
  await rm(folder, { recursive: true, force: true });
  await mkdir(`${folder}/icons`, { recursive: true });
  await Promise.all([
    bundle(new URL("../src/background.ts", import.meta.url), "esm", `${folder}/background.js`),
    bundle(new URL("../src/content.ts", import.meta.url), "iife", `${folder}/content.js`),
    writeFile(`${folder}/manifest.json`, `${JSON.stringify(manifestOf(version), null, 2)}\n`),
    ...Object.values(ICONS).map((icon) => cp(new URL(icon, ROOT), `${folder}/${icon}`)),
  ]);
}

async function bundle(entry: URL, format: "esm" | "iife", outfile: string): Promise<void> {
  await build({
    entryPoints: [fileURLToPath(entry)],
    outfile,
    bundle: true,
    format,
    target: ["chrome121", "firefox142"],
    conditions: ["@shikiri/source"],
    absWorkingDir: fileURLToPath(ROOT),
    logLevel: "warning",
  });
}
