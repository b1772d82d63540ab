/** What is built: the folder that browsers load and that stores review. */
import { readdirSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { DIST } from "../build.ts";
import { LOCALES } from "../src/protocol/locales.ts";

/** Every script that was built, as paths in `dist/`. */
const SCRIPTS = readdirSync(DIST, { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".js"),
);

const read = (name: string) => readFile(`${DIST}/${name}`, "utf8");

describe("the built extension", () => {
  it("consists of a manifest, four scripts, the options page, licences, languages and icons", async () => {
    expect((await readdir(DIST, { recursive: true })).toSorted()).toEqual([
      "LICENSE.txt",
      "_locales",
      ...LOCALES.toSorted().flatMap((locale) => [
        `_locales/${locale}`,
        `_locales/${locale}/messages.json`,
      ]),
      "arrived.js",
      "background.js",
      "content.js",
      "fill.js",
      "icons",
      "icons/icon-128.png",
      "icons/icon-16.png",
      "icons/icon-32.png",
      "icons/icon-48.png",
      "manifest.json",
      "options.css",
      "options.html",
      "options.js",
    ]);
  });

  it("asks for four permissions, for hosts only if the player wants it, and for no data", async () => {
    const manifest = JSON.parse(await read("manifest.json")) as Record<string, unknown>;
    expect(manifest["permissions"]).toEqual(["activeTab", "scripting", "storage", "contextMenus"]);
    expect(manifest).toMatchObject({
      manifest_version: 3,
      browser_specific_settings: { gecko: { data_collection_permissions: { required: ["none"] } } },
    });
    expect(manifest["optional_host_permissions"]).toEqual([
      "*://*.puzzle-shikaku.com/*",
      "*://*.puzzles-mobile.com/*",
    ]);
    for (const key of ["host_permissions", "optional_permissions", "content_scripts"]) {
      expect(manifest).not.toHaveProperty(key);
    }
  });

  it("tells whose code is in it, and by which licences", async () => {
    const licences = await read("LICENSE.txt");
    expect(licences).toMatch(/^MIT License/);
    expect(licences).toMatch(/webextension-polyfill 0\.12\.0, .* Mozilla Public License 2\.0/s);
  });

  it("has the version of its package", async () => {
    const { version } = JSON.parse(
      await readFile(new URL("../package.json", import.meta.url), "utf8"),
    ) as { version: string };
    expect(JSON.parse(await read("manifest.json"))).toHaveProperty("version", version);
  });

  it("has icons of the sides that their names say", async () => {
    for (const side of [16, 32, 48, 128]) {
      const png = await readFile(`${DIST}/icons/icon-${side}.png`);
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([side, side]);
    }
  });

  describe.each(SCRIPTS)("in %s", (name) => {
    it("has no way to the network", async () => {
      expect(await read(name)).not.toMatch(
        /\bfetch\(|XMLHttpRequest|WebSocket|EventSource|sendBeacon|\bimport\(|importScripts/,
      );
    });

    it("evaluates no text and writes no markup", async () => {
      expect(await read(name)).not.toMatch(/\beval\(|new Function\(|innerHTML|insertAdjacentHTML/);
    });

    it("has no logic-solver", async () => {
      expect(await read(name)).not.toMatch(/logic-solver|minisat/i);
    });
  });

  it.each([
    ["with each order", "content.js", 30_000],
    ["to fill a board", "fill.js", 10_000],
  ])("injects %s (%s) at most %i bytes, gzipped, without the polyfill", async (_, name, bytes) => {
    const injected = await read(name);
    expect(gzipSync(injected).length).toBeLessThanOrEqual(bytes);
    expect(injected).not.toContain("webextension-polyfill");
  });
});
