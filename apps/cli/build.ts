/**
 * The build: `dist/shikiri.js`, beside it what it loads on demand, and the licences of all that is
 * bundled.
 *
 * Everything is bundled, so the result runs under plain Node with no packages installed; the
 * rarely needed (logic-solver, the HTML parser, the progress bar) lies in files of its own, which
 * cost nothing until they are loaded. All files lie in one folder, because the program finds its
 * workers beside itself.
 */

import { chmod, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { noticesOf } from "./notices.ts";

const here = fileURLToPath(new URL(".", import.meta.url));

/** What bundled CommonJS code calls for Node's own modules; modules have no `require` themselves. */
const REQUIRE =
  'import { createRequire as $createRequire } from "node:module"; const require = $createRequire(import.meta.url);';

/** Builds the program into the folder `outdir`, whose former content is deleted. */
export async function buildCli(outdir: string): Promise<void> {
  await rm(outdir, { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: here,
    entryPoints: {
      shikiri: "src/shikiri.ts",
      "solver-worker": "src/solving/solver-worker.ts",
      "page-worker": "src/input/page-worker.ts",
      "count-worker": "src/packing/count-worker.ts",
    },
    outdir,
    chunkNames: "[name]-[hash]",
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    target: "node20",
    conditions: ["@shikiri/source"],
    // The HTML parser tries it and does without: only canvas elements would need it.
    external: ["canvas"],
    banner: { js: REQUIRE },
    logLevel: "warning",
    metafile: true,
  });
  const notices = await noticesOf(here, Object.keys(metafile.inputs));
  await writeFile(join(outdir, "THIRD-PARTY-LICENSES.txt"), notices);
  await chmod(join(outdir, "shikiri.js"), 0o755);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildCli(join(here, "dist"));
