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

/** The folder that is built: `apps/extension/dist`. */
export const DIST: string = fileURLToPath(new URL("dist", ROOT));

/** Builds the extension into {@link DIST}, replacing what was there. Rejects if a source is faulty. */
export async function buildExtension(): Promise<void> {
  const { version } = JSON.parse(await readFile(new URL("package.json", ROOT), "utf8")) as {
    version: string;
  };
  await rm(DIST, { recursive: true, force: true });
  await mkdir(`${DIST}/icons`, { recursive: true });
  await Promise.all([
    bundle("background", "esm"),
    bundle("content", "iife"),
    writeFile(`${DIST}/manifest.json`, `${JSON.stringify(manifestOf(version), null, 2)}\n`),
    ...Object.values(ICONS).map((icon) => cp(new URL(icon, ROOT), `${DIST}/${icon}`)),
  ]);
}

async function bundle(entry: "background" | "content", format: "esm" | "iife"): Promise<void> {
  await build({
    entryPoints: [fileURLToPath(new URL(`src/${entry}.ts`, ROOT))],
    outfile: `${DIST}/${entry}.js`,
    bundle: true,
    format,
    target: ["chrome121", "firefox142"],
    conditions: ["@shikiri/source"],
    logLevel: "warning",
  });
}
