/** The options page, as a player sees it, and what comes of what is chosen there. */
import axe, { type AxeResults } from "axe-core";
import { PRACTICE_BOARDS, standInHtml } from "@shikiri/scraper/stand-in";
import type { Page } from "puppeteer-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { awaitOwners, ownersOfAnswer, ownersOn } from "../browsers/drawing.ts";
import { awaitMessage } from "../browsers/panel.ts";
import { describeInChromium } from "./suites.ts";

const BOARD = standInHtml({ rows: PRACTICE_BOARDS["5x5"] });

describeInChromium("the options page", (chromium) => {
  let page: Page;
  beforeEach(async () => {
    page = await chromium().openOptions();
    await page.waitForSelector("#preview [data-shikiri=overlay]");
  });
  afterEach(async () => {
    await chromium().store({ settings: {} });
    await page.close();
  });

  /** Chooses as a person does, and waits for the word that it was kept. */
  async function choose(selector: string): Promise<void> {
    await page.click(selector);
    await page.waitForFunction(() => document.getElementById("saved")?.textContent !== "");
  }

  async function language(locale: string): Promise<void> {
    await page.select("#language", locale);
    await page.waitForFunction((lang) => document.documentElement.lang === lang, {}, locale);
  }

  describe.each(["light", "dark"])("in %s surroundings", (scheme) => {
    it.each([900, 320])("has no fault that axe-core finds, %i pixels wide", async (width) => {
      await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
      await page.setViewport({ width, height: 900 });
      await page.evaluate(axe.source);
      const faults = await page.evaluate(async () => {
        const { axe } = globalThis as unknown as { axe: { run(): Promise<AxeResults> } };
        const { violations } = await axe.run();
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
      });
      await chromium().picture(page, `options-${scheme}-${width}`);
      expect(faults).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  });

  it("keeps a choice at once, says so, and the next click on a board heeds it", async () => {
    await choose("input[name=click][value=hint]");
    const board = await chromium().open(BOARD);
    await chromium().click(board);
    expect(await awaitMessage(board, /./)).not.toBe("");
    expect((await chromium().awaitBadge(board, "•")).badge).toBe("•");
    await board.close();
  });

  it("has what is on in other tabs drawn anew at once", async () => {
    const board = await chromium().open(BOARD);
    await chromium().click(board);
    await awaitOwners(board);
    const before = await pictureOn(board);
    await page.bringToFront();
    await choose("input[name=form][value=outline]");
    await expect.poll(async () => ["", before].includes(await pictureOn(board))).toBe(false);
    expect(await ownersOn(board)).toEqual(ownersOfAnswer(PRACTICE_BOARDS["5x5"]));
    await board.close();
  });

  it("changes its own language, and the button's, at once", async () => {
    await language("de");
    await chromium().picture(page, "options-de");
    expect(await page.title()).not.toBe("");
    const board = await chromium().open(BOARD);
    await chromium().click(board);
    expect((await chromium().awaitBadge(board, "✓")).title).toContain("die einzige Lösung");
    await board.close();
    await language("fr");
    await page.waitForFunction(() => document.body.innerText.includes("Langue"));
  });

  it("shows in the preview how an answer will look", async () => {
    const before = await previewOn(page);
    await choose("input[name=form][value=outline]");
    await choose("input[name=palette][value=vivid]");
    await choose("input[name=numbers]");
    await page.$eval("#opacity", (range) => {
      (range as HTMLInputElement).value = "0.5";
      range.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await page.waitForFunction(
      () =>
        document
          .querySelector("#preview [data-shikiri=overlay]")
          ?.shadowRoot?.querySelector("g")
          ?.getAttribute("opacity") === "0.75",
    );
    expect(await previewOn(page)).not.toBe(before);
    await chromium().picture(page, "options-look");
    const board = await chromium().open(BOARD);
    await chromium().click(board);
    await awaitOwners(board);
    const opacity = await board.$eval("[data-shikiri=overlay]", (host) =>
      host.shadowRoot?.querySelector("g")?.getAttribute("opacity"),
    );
    expect(opacity).toBe("0.75");
    await board.close();
  });

  it("goes back to the defaults when it is asked to", async () => {
    await choose("input[name=click][value=panel]");
    await choose("input[name=numbers]");
    await page.click("#reset");
    await page.waitForSelector("input[name=click][value=answer]:checked");
    expect(await page.$("input[name=numbers]:checked")).toBeNull();
  });

  it("shows the defaults where the store holds nonsense, and a click works as ever", async () => {
    await chromium().store({ settings: { click: { toString: 1 }, opacity: "x", place: [] } });
    await page.reload();
    await page.waitForSelector("input[name=click][value=answer]:checked");
    const board = await chromium().open(BOARD);
    await chromium().click(board);
    expect(await awaitOwners(board)).toEqual(ownersOfAnswer(PRACTICE_BOARDS["5x5"]));
    await board.close();
  });

  it("names each site, with no permission until it is given", async () => {
    const boxes = await page.$$eval("#sites input", (inputs) =>
      inputs.map((input) => [input.name, input.checked]),
    );
    expect(boxes).toEqual([
      ["puzzle-shikaku.com", false],
      ["puzzles-mobile.com", false],
    ]);
  });

  it("shows the keyboard shortcuts as the browser has them", async () => {
    const keys = await page.$$eval("#shortcuts kbd", (all) => all.map((kbd) => kbd.textContent));
    expect(keys).toHaveLength(4);
    for (const key of keys) expect(key).toMatch(/^Alt\+Shift\+[A-Z]$/);
  });

  it("can be used with the keyboard alone", async () => {
    const seen = new Set<string>();
    for (let i = 0; i < 20; i++) {
      await page.keyboard.press("Tab");
      seen.add(
        await page.evaluate(() => {
          const focused = document.activeElement as HTMLInputElement;
          return focused.name || focused.id;
        }),
      );
    }
    const all = ["language", "click", "form", "palette", "opacity", "numbers", "reset"];
    for (const name of [...all, "puzzle-shikaku.com"]) expect(seen).toContain(name);
  });
});

describeInChromium("a page of a site", (chromium) => {
  it("cannot reach the extension by messages", async () => {
    const page = await chromium().open(BOARD);
    await chromium().click(page);
    const before = await awaitOwners(page);
    const answer = await page.evaluate(() => {
      const { chrome } = globalThis as { chrome?: { runtime?: { sendMessage?: unknown } } };
      postMessage({ kind: "settings", change: { click: "panel" } }, "*");
      return typeof chrome?.runtime?.sendMessage;
    });
    expect(answer).toBe("undefined");
    expect(await ownersOn(page)).toEqual(before);
    await page.close();
  });
});

function previewOn(page: Page): Promise<string> {
  return page.$eval("#preview [data-shikiri=overlay]", (host) => host.shadowRoot?.innerHTML ?? "");
}

/** The drawing on a page's board; nothing while there is none. */
function pictureOn(page: Page): Promise<string> {
  return page.evaluate(
    () => document.querySelector("[data-shikiri=overlay]")?.shadowRoot?.innerHTML ?? "",
  );
}
