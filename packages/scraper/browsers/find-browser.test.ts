/** How an installed browser is found. */

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CHROMIUM, findBrowser, FIREFOX } from "./find-browser.ts";

describe.each([
  { make: CHROMIUM, variable: "SHIKIRI_CHROMIUM", names: ["chromium", "google-chrome"] },
  { make: FIREFOX, variable: "SHIKIRI_FIREFOX", names: ["firefox-esr", "firefox"] },
])("finding the browser that $variable may name", ({ make, variable, names }) => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "shikiri-browser-"));
    vi.stubEnv(variable, "");
    vi.stubEnv("PATH", `/nowhere${path.delimiter}${folder}`);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  it("the variable decides: it names a file, or a name on PATH", () => {
    const file = path.join(folder, "another");
    writeFileSync(file, "");
    for (const named of [file, "another"]) {
      vi.stubEnv(variable, named);
      expect(findBrowser(make)).toBe(file);
    }
  });

  it("there is none where the variable names none, though one is installed", () => {
    writeFileSync(path.join(folder, names[0]!), "");
    vi.stubEnv(variable, "/opt/another/browser");
    expect(findBrowser(make)).toBeUndefined();
  });

  it("otherwise it is looked for on PATH by its usual names, the first name first", () => {
    for (const name of names.toReversed()) {
      writeFileSync(path.join(folder, name), "");
      expect(findBrowser(make)).toBe(path.join(folder, name));
    }
  });
});
