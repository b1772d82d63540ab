/** Boards that were seen on the site, each solved by a click. */
import { existsSync, readFileSync } from "node:fs";

import { standInHtml } from "@shikiri/scraper/stand-in";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { Chromium } from "./chromium.ts";
import { awaitOwners, ownersOfAnswer } from "./drawing.ts";
import { CHROMIUM } from "./installed.ts";

interface SiteBoard {
  readonly id: string;
  readonly rows: readonly (readonly number[])[];
}

const DATA = new URL("../../../../shared/data/site-boards.jsonl", import.meta.url);
const isAbsent = !existsSync(DATA);
if (isAbsent && process.env["CI"] === "true") throw new Error("the shared data is absent");
const BOARDS = isAbsent
  ? []
  : readFileSync(DATA, "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as SiteBoard);

describe.skipIf(isAbsent || CHROMIUM.isMissing)(`shared-data${CHROMIUM.advice}`, () => {
  let chromium: Chromium;
  beforeAll(async () => {
    chromium = await Chromium.start();
  }, 30_000);
  afterAll(() => chromium.close());

  it.each(BOARDS)("a click solves $id", { timeout: 30_000 }, async ({ rows }) => {
    const page = await chromium.open(standInHtml({ rows }));
    await chromium.click(page);
    expect(await awaitOwners(page)).toEqual(ownersOfAnswer(rows));
    await page.close();
  });
});
