/**
 * `pnpm build`: from sources to a folder that loads unpacked in Chromium and in Firefox.
 *
 * Bundles are minified, since every order injects one of them, and reviewers get the sources. They
 * target the oldest browsers that the manifest admits. The same sources give the same bytes.
 */

import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { ICONS, manifestOf, OLDEST } from "./scripts/manifest.ts";

const ROOT = new URL("./", import.meta.url);

/** The folder that is built if no other is named: `apps/extension/dist`. */
export const DIST: string = fileURLToPath(new URL("dist", ROOT));

/** Builds the extension into a folder, replacing what was there. Rejects if a source is faulty. */
export async function buildExtension(folder: string = DIST): Promise<void> {
  const { version, devDependencies } = JSON.parse(
    await readFile(new URL("package.json", ROOT), "utf8"),
  ) as { version: string; devDependencies: Record<string, string> };
  await rm(folder, { recursive: true, force: true });
  await mkdir(`${folder}/icons`, { recursive: true });
  await Promise.all([
    bundle("src/background/background.ts", "esm", `${folder}/background.js`),
    bundle("src/content/content.ts", "iife", `${folder}/content.js`),
    bundle("src/content/arrived.ts", "iife", `${folder}/arrived.js`),
    bundle("src/content/fill/fill.ts", "iife", `${folder}/fill.js`),
    bundle("src/options/options.ts", "esm", `${folder}/options.js`),
    ...["options.html", "options.css"].map((file) =>
      cp(new URL(`src/options/${file}`, ROOT), `${folder}/${file}`),
    ),
    writeFile(`${folder}/manifest.json`, `${JSON.stringify(manifestOf(version), null, 2)}\n`),
    writeFile(`${folder}/LICENSE.txt`, await licences(devDependencies["webextension-polyfill"])),
    cp(new URL("_locales", ROOT), `${folder}/_locales`, { recursive: true }),
    ...Object.values(ICONS).map((icon) => cp(new URL(icon, ROOT), `${folder}/${icon}`)),
  ]);
}

/** Our licence, and what the polyfill's asks to be told, since bundles lose its notice. */
async function licences(polyfillVersion = ""): Promise<string> {
  const own = await readFile(new URL("../../LICENSE", ROOT), "utf8");
  return `${own}
background.js and options.js contain webextension-polyfill ${polyfillVersion}, by Mozilla, under the terms
of the Mozilla Public License 2.0 (https://mozilla.org/MPL/2.0/). Its source is the npm package of that
name and version.
`;
}

async function bundle(entry: string, format: "esm" | "iife", outfile: string): Promise<void> {
  await build({
    absWorkingDir: fileURLToPath(ROOT),
    entryPoints: [entry],
    outfile,
    bundle: true,
    format,
    target: [`chrome${OLDEST.chrome}`, `firefox${OLDEST.firefox}`],
    conditions: ["@shikiri/live", "@shikiri/source"],
    define: { SHIKIRI_WORKBENCH: JSON.stringify(process.env["SHIKIRI_WORKBENCH"] ?? "") },
    minify: true,
    logLevel: "warning",
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildExtension();
