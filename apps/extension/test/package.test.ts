/** What is uploaded to the stores: `pnpm package`. */
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DIST } from "../build.ts";
import { filesIn } from "../scripts/archive.ts";
import { packageExtension, type Packages } from "../scripts/package.ts";

const run = promisify(execFile);

describe("the packages", () => {
  let scratch = "";
  let packages: Packages;
  beforeAll(async () => {
    scratch = await mkdtemp(path.join(tmpdir(), "shikiri-packages-"));
    packages = await packageExtension(path.join(scratch, "packages"));
  });
  afterAll(() => rm(scratch, { recursive: true, force: true }));

  it("are named for the version and the store", async () => {
    const { version } = JSON.parse(
      await readFile(new URL("../package.json", import.meta.url), "utf8"),
    ) as { version: string };
    expect((await readdir(path.join(scratch, "packages"))).toSorted()).toEqual(
      ["chrome", "firefox", "source"].map((what) => `shikiri-${version}-${what}.zip`),
    );
  });

  it("are the same, byte for byte, wherever and whenever they are made", async () => {
    const again = await packageExtension(path.join(scratch, "elsewhere/again"));
    for (const what of ["chrome", "firefox", "source"] as const) {
      expect(await readFile(again[what])).toEqual(await readFile(packages[what]));
    }
  });

  it.each(["chrome", "firefox"] as const)("hold what is built, for %s", async (store) => {
    const held = await unzipped(packages[store]);
    expect(held).toEqual(await textsIn(DIST));
    expect(held).toHaveProperty(["manifest.json"]);
  });

  it.each(["chrome", "firefox"] as const)(
    "pass the linter of addons.mozilla.org without an error, a warning or a notice, for %s",
    async (store) => {
      const webExt = new URL("../node_modules/.bin/web-ext", import.meta.url).pathname;
      const { stdout } = await run(webExt, [
        "lint",
        `--source-dir=${packages[store]}`,
        "--output=json",
        "--no-config-discovery",
      ]);
      expect((JSON.parse(stdout) as { summary: unknown }).summary).toEqual({
        errors: 0,
        notices: 0,
        warnings: 0,
      });
    },
    60_000,
  );

  describe("the sources", () => {
    it("hold the instructions, the three packages that are built, and no test", async () => {
      const names = Object.keys(await unzipped(packages.source));
      expect(names).toContain("BUILD.md");
      expect([...new Set(names.map((name) => path.dirname(name).split("/", 2).join("/")))]).toEqual(
        [".", "apps/extension", "packages/core", "packages/scraper"],
      );
      expect(names.filter((name) => /test|artefacts|\.env|\.npmrc/.test(name))).toEqual([]);
    });

    it("build the extension, byte for byte, by their own instructions", async () => {
      const folder = path.join(scratch, "source");
      for (const [name, bytes] of Object.entries(unzipSync(await readFile(packages.source)))) {
        await mkdir(path.join(folder, path.dirname(name)), { recursive: true });
        await writeFile(path.join(folder, name), bytes);
      }
      const commands = [
        ...(await readFile(path.join(folder, "BUILD.md"), "utf8")).matchAll(
          /^npx -y pnpm@[\d.]+ (.+)$/gm,
        ),
      ].map(([, words]) => words!.split(" "));
      expect(commands).toEqual([["install", "--frozen-lockfile"], ["build-for-amo"]]);
      const [install, build] = commands as [string[], string[]];
      await run("pnpm", [...install, "--prefer-offline"], { cwd: folder });
      await run("pnpm", build, { cwd: folder });
      expect(await textsIn(path.join(folder, "apps/extension/dist"))).toEqual(
        await unzipped(packages.firefox),
      );
    }, 120_000);
  });
});

/** What a zip holds: names in the order of the archive, with contents that can be compared. */
async function unzipped(file: string): Promise<Record<string, string>> {
  return texts(Object.entries(unzipSync(await readFile(file))));
}

async function textsIn(folder: string): Promise<Record<string, string>> {
  return texts([...(await filesIn(folder))]);
}

function texts(files: readonly (readonly [string, Uint8Array])[]): Record<string, string> {
  return Object.fromEntries(
    files.map(([name, bytes]) => [name, Buffer.from(bytes).toString("latin1")]),
  );
}
