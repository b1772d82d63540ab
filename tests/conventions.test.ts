import { describe, expect, it } from "vitest";
import { files, read } from "./repository.ts";

const code = files.filter((file) => /\.(ts|js|mjs)$/.test(file));

describe("the repository", () => {
  it("has no file whose name says nothing", () => {
    const vague = /(^|[/-])(util|utils|helper|helpers|common|misc)([./-]|$)/;
    expect(files.filter((file) => vague.test(file))).toEqual([]);
  });

  it("has no file of code longer than 350 lines", () => {
    const long = code.map((file) => [file, read(file).split("\n").length] as const);
    expect(long.filter(([, lines]) => lines > 350)).toEqual([]);
  });

  it("begins every source file with a comment on what it is", () => {
    const sources = code.filter((file) => isSource(file));
    expect(sources.length).toBeGreaterThan(20);
    expect(sources.filter((file) => !/^(#![^\n]*\n)?\/\*\*/.test(read(file)))).toEqual([]);
  });

  it("exports nothing without a docstring", () => {
    const sources = code.filter(isSource);
    const bare = sources.flatMap((file) => {
      const lines = read(file).split("\n");
      return lines
        .map((line, index) => ({ line, before: lines[index - 1] ?? "" }))
        .filter(({ line }) =>
          /^export (async |abstract )?(function|class|const|type|interface) \w/.test(line),
        )
        .filter(({ before, line }) => !before.endsWith("*/") && !isOverload(line, before))
        .map(({ line }) => `${file}: ${line}`);
    });
    expect(bare).toEqual([]);
  });

  it("leaves no type or lint check switched off, and nothing for later", () => {
    const marks =
      /\bas any\b|: any\b|@ts-(ignore|nocheck|expect-error)|(oxlint|eslint)-disable|\b(TODO|FIXME|XXX)\b/;
    const sources = code.filter((file) => !file.startsWith("tests/"));
    expect(sources.filter((file) => marks.test(read(file)))).toEqual([]);
  });

  it("pins every dependency to one version", () => {
    const loose = files
      .filter((file) => /(^|\/)package\.json$/.test(file))
      .flatMap((file) => {
        const { dependencies = {}, devDependencies = {} } = JSON.parse(read(file)) as Manifest;
        return Object.entries({ ...dependencies, ...devDependencies })
          .filter(([, version]) => !/^(\d+\.\d+\.\d+|workspace:\*)$/.test(version))
          .map(([name, version]) => `${file}: ${name} ${version}`);
      });
    expect(loose).toEqual([]);
  });

  it("uses the same version of a dependency everywhere", () => {
    const versions = new Map<string, Set<string>>();
    for (const file of files.filter((each) => /(^|\/)package\.json$/.test(each))) {
      const { dependencies = {}, devDependencies = {} } = JSON.parse(read(file)) as Manifest;
      for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
        versions.set(name, (versions.get(name) ?? new Set()).add(version));
      }
    }
    expect([...versions].filter(([, found]) => found.size > 1)).toEqual([]);
  });

  it("names no host in the lock file", () => {
    expect(read("pnpm-lock.yaml")).not.toMatch(/https?:\/\//);
  });
});

/** Whether newcomers will read the file to learn how things are done: code that is no test. */
function isSource(file: string): boolean {
  return /(^|\/)(src|stand-in|browsers|bench|scripts)\//.test(file) && !file.endsWith(".test.ts");
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** A further signature of a function stands below the first, which has the docstring. */
function isOverload(line: string, before: string): boolean {
  const name = /^export function (\w+)/.exec(line)?.[1];
  return name !== undefined && before.startsWith(`export function ${name}`);
}
