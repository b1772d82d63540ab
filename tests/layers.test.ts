import { dirname, join } from "node:path/posix";
import { describe, expect, it } from "vitest";
import { files, read } from "./repository.ts";

/** Inside core, each folder and the folders that it may import from. */
const CORE: Readonly<Record<string, readonly string[]>> = {
  base: [],
  "exact-cover": ["base"],
  sat: ["base"],
  engines: ["base", "exact-cover", "sat"],
  shikaku: ["base", "exact-cover", "sat", "engines"],
  polyomino: ["base", "exact-cover", "sat", "engines"],
  notation: ["base", "shikaku", "polyomino"],
  render: ["base", "shikaku", "polyomino"],
  worker: ["base", "shikaku"],
};

/** Inside the extension, each folder and the folders that it may import from. */
const EXTENSION: Readonly<Record<string, readonly string[]>> = {
  protocol: [],
  background: ["protocol"],
  drawing: ["protocol"],
  content: ["protocol", "drawing"],
  options: ["protocol", "drawing"],
};

/** Each package and the packages of ours that its sources may import from. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  "packages/core": [],
  "packages/scraper": ["@shikiri/core"],
  "apps/cli": ["@shikiri/core", "@shikiri/scraper"],
  "apps/extension": ["@shikiri/core", "@shikiri/scraper"],
};

const sources = files.filter((file) => /\/src\/.*\.ts$/.test(file) && !file.endsWith(".test.ts"));

describe("arrows only point left", () => {
  it.each(Object.entries(CORE))("core's %s imports only from: %j", (folder, allowed) => {
    expect(foreignImports("packages/core/src", folder, allowed)).toEqual([]);
  });

  it.each(Object.entries(EXTENSION))(
    "the extension's %s imports only from: %j",
    (folder, allowed) => {
      expect(foreignImports("apps/extension/src", folder, allowed)).toEqual([]);
    },
  );

  it.each([
    ["packages/core/src", CORE],
    ["apps/extension/src", EXTENSION],
  ])("%s has no folder beside these", (root, known) => {
    const folders = sources
      .filter((file) => file.startsWith(`${root}/`))
      .map((file) => file.slice(root.length + 1).split("/"))
      .flatMap((path) => (path.length > 1 ? [path[0]!] : []));
    expect([...new Set(folders)].toSorted()).toEqual(Object.keys(known).toSorted());
  });

  it("the checkers import no more than the grid and the types of problem and answer", () => {
    expect(relativeImports("packages/core/src/shikaku/check.ts").toSorted()).toEqual([
      "packages/core/src/base/grid.ts",
      "packages/core/src/shikaku/puzzle.ts",
    ]);
    expect(relativeImports("packages/core/src/polyomino/check.ts").toSorted()).toEqual([
      "packages/core/src/base/grid.ts",
      "packages/core/src/polyomino/packing.ts",
      "packages/core/src/polyomino/piece.ts",
      "packages/core/src/polyomino/placements.ts",
    ]);
  });

  it("the checker of explanations imports no more than that either, beside its own files", () => {
    const folder = "packages/core/src/shikaku/proof/";
    const own = sources.filter((file) => file.startsWith(folder));
    expect(own).not.toEqual([]);
    const beyond = own.flatMap(relativeImports).filter((file) => !file.startsWith(folder));
    expect([...new Set(beyond)].toSorted()).toEqual([
      "packages/core/src/base/grid.ts",
      "packages/core/src/shikaku/puzzle.ts",
    ]);
  });

  it.each(Object.entries(PACKAGES))("%s imports only from: %j", (folder, allowed) => {
    const own = sources.filter((file) => file.startsWith(`${folder}/`));
    const ours = own.flatMap(imports).filter((name) => name.startsWith("@shikiri/"));
    const beyond = own.flatMap(relativeImports).filter((file) => !file.startsWith(`${folder}/`));
    expect(
      [...new Set(ours)].filter(
        (name) => !allowed.some((each) => name === each || name.startsWith(`${each}/`)),
      ),
    ).toEqual([]);
    expect(beyond).toEqual([]);
  });

  it("logic-solver is loaded by one file, on demand", () => {
    const users = sources.filter((file) => /import\("logic-solver"\)/.test(read(file)));
    expect(users).toEqual(["packages/core/src/sat/logic-solver.ts"]);
    const eager = sources.filter((file) =>
      /^import (?!type).* from "logic-solver"/m.test(read(file)),
    );
    expect(eager).toEqual([]);
  });

  it("no file imports itself by way of others", () => {
    const graph = new Map(sources.map((file) => [file, relativeImports(file)]));
    const done = new Set<string>();
    const visit = (file: string, path: readonly string[]): void => {
      if (path.includes(file)) throw new Error(`a cycle: ${[...path, file].join(" -> ")}`);
      if (done.has(file)) return;
      for (const target of graph.get(file) ?? []) visit(target, [...path, file]);
      done.add(file);
    };
    expect(() => {
      for (const file of sources) visit(file, []);
    }).not.toThrow();
  });
});

/** What a folder's sources import from folders that it may not import from. */
function foreignImports(root: string, folder: string, allowed: readonly string[]): string[] {
  const own = sources.filter((file) => file.startsWith(`${root}/${folder}/`));
  expect(own).not.toEqual([]);
  const known = [folder, ...allowed].map((name) => `${root}/${name}/`);
  return own.flatMap((file) =>
    relativeImports(file)
      .filter((target) => target.startsWith(`${root}/`))
      .filter((target) => !known.some((name) => target.startsWith(name)))
      .map((target) => `${file} -> ${target}`),
  );
}

/** What a file imports, types included, as it is written. */
function imports(file: string): string[] {
  const found = read(file).matchAll(
    /^(?:import|export)\b[^;"]*?from "([^"]+)"|import\("([^"]+)"\)/gm,
  );
  return [...found].map((match) => (match[1] ?? match[2])!);
}

/** The files that a file imports, as paths from the root. */
function relativeImports(file: string): string[] {
  return imports(file)
    .filter((name) => name.startsWith("."))
    .map((name) => join(dirname(file), name));
}
