/** The texts for the stores keep the stores' limits, and say what the manifest says. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { manifestOf } from "../scripts/manifest.ts";
import { LOCALES } from "../src/protocol/locales.ts";

const textOf = (file: string): string =>
  readFileSync(new URL(`../${file}`, import.meta.url), "utf8");

const { version } = JSON.parse(textOf("package.json")) as { version: string };
const manifest = manifestOf(version) as Readonly<Record<string, readonly string[] | undefined>>;

describe("the listings", () => {
  it("are in the languages that the extension speaks", () => {
    const names = readdirSync(new URL("../store/listings", import.meta.url));
    expect(names.toSorted()).toEqual(LOCALES.map((locale) => `${locale}.md`).toSorted());
  });

  describe.each(LOCALES)("in %s", (locale) => {
    const text = textOf(`store/listings/${locale}.md`);
    const sections = sectionsOf(text, "##");
    const messages = JSON.parse(textOf(`_locales/${locale}/messages.json`)) as Readonly<
      Record<string, { readonly message: string }>
    >;
    /** How many characters the stores count in a section. */
    const lengthOf = (section: string): number => [...(sections.get(section) ?? "")].length;

    it("has every part, and no other", () => {
      expect([...sections.keys()]).toEqual([
        "Summary",
        "Summary for addons.mozilla.org",
        "Description",
        "Privacy",
      ]);
    });

    it("has the name and the summary of the manifest, which the Chrome Web Store shows", () => {
      expect(/^# (.+)$/m.exec(text)?.[1]).toBe(messages["extensionName"]?.message);
      expect(sections.get("Summary")).toBe(messages["extensionDescription"]?.message);
    });

    it("keeps to 132 and 250 characters in the summaries, and to 16,000 in the description", () => {
      expect(lengthOf("Summary")).toBeLessThanOrEqual(132);
      expect(lengthOf("Summary for addons.mozilla.org")).toBeLessThanOrEqual(250);
      expect(lengthOf("Description")).toBeLessThanOrEqual(16_000);
      for (const section of sections.keys()) expect(lengthOf(section)).toBeGreaterThan(0);
    });

    it("offers in its description what the English one offers: as many points and paragraphs", () => {
      const english = sectionsOf(textOf("store/listings/en.md"), "##").get("Description");
      expect(shapeOf(sections.get("Description"))).toBe(shapeOf(english));
    });
  });
});

describe("the permissions", () => {
  const justified = sectionsOf(textOf("store/permissions.md"), "###");

  it("are justified one by one: each that the manifest names, and no other", () => {
    const asked = [
      "permissions",
      "optional_permissions",
      "host_permissions",
      "optional_host_permissions",
    ].flatMap((key) => manifest[key] ?? []);
    expect([...justified.keys()].toSorted()).toEqual(asked.toSorted());
  });

  it("are justified in at most 1000 characters each, as the Chrome Web Store wants", () => {
    for (const [name, text] of justified) {
      expect([name, text.length > 40 && text.length <= 1000]).toEqual([name, true]);
    }
  });
});

describe("the pictures", () => {
  const files = readdirSync(new URL("../store/screenshots", import.meta.url)).toSorted();

  it("have each a line below, in the order in which they are shown", () => {
    const lines = [...textOf("store/README.md").matchAll(/^\| `(.+\.png)` +\| \S/gm)];
    expect(lines.map(([, file]) => file)).toEqual(files);
  });

  it("are as many as the Chrome Web Store takes: at least one, at most five", () => {
    expect(files.length).toBeGreaterThanOrEqual(1);
    expect(files.length).toBeLessThanOrEqual(5);
  });

  it.each(files)("are of 1280x800 pixels, without transparency, and small: %s", (file) => {
    const png = readFileSync(new URL(`../store/screenshots/${file}`, import.meta.url));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1280, 800]);
    const [depth, colours] = [png[24], png[25]];
    expect({ depth, colours }).toEqual({ depth: 8, colours: 2 });
    expect(png.length).toBeLessThan(200_000);
  });
});

describe("the changes", () => {
  it("begin with the version of the package", () => {
    expect([...sectionsOf(textOf("store/CHANGELOG.md"), "##").keys()][0]).toBe(version);
  });
});

/** The line ends and points of a text. */
function shapeOf(text = ""): string {
  return text.replaceAll(/[^\n•]/g, "");
}

/** The sections of a markdown text under headings of this level, by their titles. */
function sectionsOf(text: string, level: string): Map<string, string> {
  const [, ...parts] = text.split(new RegExp(`^${level} `, "m"));
  return new Map(
    parts.map((part) => {
      const [title = "", ...lines] = part.split("\n");
      return [title.replaceAll("`", ""), lines.join("\n").trim()];
    }),
  );
}
