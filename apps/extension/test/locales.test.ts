/** The five languages have the same sentences, with the same parts, and each sentence has its place. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { manifestOf } from "../scripts/manifest.ts";
import { LOCALES } from "../src/protocol/locales.ts";

interface Entry {
  readonly message: string;
  readonly placeholders?: Readonly<Record<string, { readonly content: string }>>;
}
type Language = Readonly<Record<string, Entry>>;

const root = new URL("../", import.meta.url);
const textOf = (file: string): string => readFileSync(new URL(file, root), "utf8");
const languageOf = (locale: string): Language =>
  JSON.parse(textOf(`_locales/${locale}/messages.json`)) as Language;

const english = languageOf("en");
const others = LOCALES.filter((locale) => locale !== "en");

/** Where sentences are named: the sources, the options page, and the manifest. */
const places = [
  ...readdirSync(new URL("src", root), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(ts|html)$/.test(file) && !file.endsWith(".test.ts"))
    .map((file) => textOf(`src/${file}`)),
  JSON.stringify(manifestOf("1.0.0")),
].join("\n");

/** A pair for one and for several is named by its stem. */
const nameOf = (key: string): string => key.replace(/_(one|other)$/, "");

describe("the languages", () => {
  it("are the ones that there are folders for", () => {
    expect(readdirSync(new URL("_locales", root)).toSorted()).toEqual(LOCALES.toSorted());
  });

  it.each(others)("%s has the sentences of English, in the same order", (locale) => {
    expect(Object.keys(languageOf(locale))).toEqual(Object.keys(english));
  });

  it.each(others)("%s has the parts of English in each sentence", (locale) => {
    for (const [key, { placeholders }] of Object.entries(languageOf(locale))) {
      expect([key, contentsOf(placeholders)]).toEqual([
        key,
        contentsOf(english[key]?.placeholders),
      ]);
    }
  });
});

describe.each(LOCALES)("a sentence in %s", (locale) => {
  const entries = Object.entries(languageOf(locale));

  it("is not empty, and has no blanks at its ends", () => {
    for (const [key, { message }] of entries) expect([key, message]).toEqual([key, message.trim()]);
    expect(entries.filter(([, { message }]) => message === "")).toEqual([]);
  });

  it("shows each of its parts, and no other", () => {
    for (const [key, { message, placeholders = {} }] of entries) {
      const shown = [...message.matchAll(/\$(\w+)\$/g)].map(([, name]) => name!.toLowerCase());
      expect([key, [...new Set(shown)].toSorted()]).toEqual([
        key,
        Object.keys(placeholders).toSorted(),
      ]);
      expect([key, message.replaceAll(/\$\w+\$/g, "")]).not.toEqual([
        key,
        expect.stringContaining("$"),
      ]);
    }
  });

  it("that counts has a form for one and a form for several", () => {
    expect(stemsIn(entries, "_one")).toEqual(stemsIn(entries, "_other"));
  });

  it("that describes the extension fits into the stores' 132 characters", () => {
    expect(languageOf(locale)["extensionDescription"]!.message.length).toBeLessThanOrEqual(132);
  });
});

describe("the sentences", () => {
  it("are all said somewhere", () => {
    const unused = Object.keys(english)
      .map(nameOf)
      .filter((name) => !new RegExp(`["'_]${name}["'_]`).test(places));
    expect(unused).toEqual([]);
  });

  it("are there wherever the manifest or the options page names them", () => {
    const named = [...places.matchAll(/__MSG_(\w+?)__|data-text="(\w+)"/g)];
    expect(named.length).toBeGreaterThan(0);
    for (const [, inManifest, onPage] of named) {
      expect(Object.keys(english)).toContain(inManifest ?? onPage);
    }
  });
});

function stemsIn(entries: readonly (readonly [string, Entry])[], end: string): string[] {
  return entries.filter(([key]) => key.endsWith(end)).map(([key]) => nameOf(key));
}

/** The parts of a sentence as "name=$1", in the order of the alphabet. */
function contentsOf(placeholders: Entry["placeholders"] = {}): string[] {
  return Object.entries(placeholders)
    .map(([name, { content }]) => `${name}=${content}`)
    .toSorted();
}
