/** Bundle size: what a page downloads to solve Shikaku, minified and compressed. */

import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { markdownTable, type Section } from "./section.ts";

const MOST_BYTES = 12_000;

const BUNDLES: readonly (readonly [what: string, names: string])[] = [
  ["solve by cover, with our SAT solver", "solve"],
  ["solve, solveAsync and reading rows", "solve, solveAsync, puzzleFromRows"],
  ["the same, count and backbone", "solve, solveAsync, puzzleFromRows, count, backbone"],
];

/** Measures it. */
export async function bundleSize(): Promise<Section> {
  const sizes: number[] = [];
  const table = [["what", "minified, bytes", "gzipped, bytes"]];
  for (const [what, names] of BUNDLES) {
    const { minified, gzipped } = await sizeOf(`export { ${names} } from "@shikiri/core";`);
    sizes.push(gzipped);
    table.push([what, String(minified), String(gzipped)]);
  }
  const [path] = sizes;
  return {
    title: "Size",
    text: markdownTable(table),
    figures: [
      {
        asked: "the solve path, our SAT solver included, at most 12 kB gzipped",
        measured: `${((path ?? 0) / 1000).toFixed(1)} kB`,
        isMet: path !== undefined && path <= MOST_BYTES,
      },
    ],
  };
}

async function sizeOf(contents: string): Promise<{ minified: number; gzipped: number }> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: fileURLToPath(new URL(".", import.meta.url)), loader: "ts" },
    bundle: true,
    minify: true,
    format: "esm",
    conditions: ["@shikiri/source"],
    write: false,
  });
  const [file] = outputFiles;
  if (file === undefined) throw new Error("esbuild wrote nothing");
  return { minified: file.contents.length, gzipped: gzipSync(file.contents, { level: 9 }).length };
}
