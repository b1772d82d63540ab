/** Boards that were seen on the site, each solved by a click. */

import { standInHtml } from "@shikiri/scraper/stand-in";
import { expect, it } from "vitest";
import { describeSharedData, siteBoards } from "../../../shared-data.ts";
import { awaitOwners, ownersOfAnswer } from "../browsers/drawing.ts";
import { describeInChromium } from "./suites.ts";

describeSharedData(() => {
  describeInChromium("boards of the site", (chromium) => {
    it.each(siteBoards())("a click solves $id", async ({ rows }) => {
      const page = await chromium().open(standInHtml({ rows }));
      await chromium().click(page);
      expect(await awaitOwners(page)).toEqual(ownersOfAnswer(rows));
      await page.close();
    });
  });
});
