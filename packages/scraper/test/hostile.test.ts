/** Pages that fight back: read or refused in bounded time, without a throw, and nothing is run. */

import type { Page } from "puppeteer-core";
import { describe, expect, it } from "vitest";
import type * as scraperModule from "../src/index.ts";
import { readBoard } from "../src/index.ts";
import { PRACTICE_BOARDS } from "../stand-in/boards.ts";
import { staticBoardHtml } from "../stand-in/html.ts";
import { describeInChromium } from "./browser.ts";
import { documentOf } from "./document-of.ts";
import { htmlOfCells } from "./page-of-cells.ts";

declare const scraper: typeof scraperModule;

/** Milliseconds; a busy machine is slow, and what is not bounded takes minutes. */
const BOUND = 10_000;

const BOARD = htmlOfCells(
  [0, 1, 2, 3].flatMap((y) =>
    [0, 1, 2, 3].map((x) => [31 * x, 31 * y, x === 0 ? "4" : ""] as const),
  ),
).replace("<div", '<div style="position:absolute; left:50px; top:50px"');
const READ = "4x4:4c4c4c4c";

/** What is read of a page after a script has run in it, and how long that took. */
async function readAfter(page: Page, script: string): Promise<{ read: string; ms: number }> {
  const told = await page.evaluate(`(() => {
    document.body.innerHTML = ${JSON.stringify(BOARD)};
    const root = document.querySelector(".board-back");
    ${script};
    const start = performance.now();
    const board = scraper.readBoard(document);
    return { read: board.ok ? board.value.fingerprint : board.error.kind, ms: performance.now() - start };
  })()`);
  return told as { read: string; ms: number };
}

describeInChromium("a hostile page", (open) => {
  let blank: Promise<Page> | undefined;
  const page = (): Promise<Page> => (blank ??= open("<!doctype html><body></body>"));

  describe("is read all the same, or refused, in bounded time:", () => {
    it.each([
      [
        "100,000 other children of the board",
        "root.insertAdjacentHTML('beforeend', '<i></i>'.repeat(100_000))",
        [READ],
      ],
      [
        "100,000 tiles of another size on the page",
        "document.body.insertAdjacentHTML('beforeend', '<div style=\"position:absolute;left:900px;top:900px;width:9px;height:9px\"></div>'.repeat(100_000))",
        [READ],
      ],
      [
        "100,000 cells",
        "root.insertAdjacentHTML('beforeend', '<div class=cell></div>'.repeat(100_000))",
        [READ, "too-many-cells"],
      ],
      [
        "a form around the board whose control takes the place of its parent",
        "const form = document.createElement('form'); form.innerHTML = '<input name=parentElement><input name=parentNode>'; document.body.append(form); form.append(root)",
        [READ],
      ],
      [
        "a form within the board whose control takes the place of its parent",
        "const form = document.createElement('form'); form.innerHTML = '<input name=parentElement><input name=parentNode>'; form.append(...root.childNodes); root.append(form)",
        [READ, "broken-page"],
      ],
      [
        "more elements than are looked at",
        "document.body.insertAdjacentHTML('beforeend', '<i></i>'.repeat(260_000))",
        ["too-many-cells"],
      ],
      [
        // Chromium's own layout ends the tab at 3,000, before anything of it is read.
        "a board 1,000 elements deep",
        "let top = root; for (let i = 0; i < 1000; i++) { const next = document.createElement('div'); next.append(top); top = next } document.body.append(top)",
        [READ],
      ],
      [
        "elements 10,000 deep that are not drawn",
        "let at = document.createElement('div'); at.hidden = true; document.body.append(at); for (let i = 0; i < 10_000; i++) { const next = document.createElement('div'); at.append(next); at = next } at.innerHTML = root.outerHTML",
        [READ],
      ],
      [
        "tiles within tiles, 2,000 deep",
        "let at = document.body; for (let i = 0; i < 2000; i++) { const next = document.createElement('div'); next.style.cssText = 'width:30px;height:30px'; at.append(next); at = next }",
        [READ],
      ],
      [
        "a tile at each of 2,000 depths",
        "let at = document.body; for (let i = 0; i < 2000; i++) { const next = document.createElement('div'); next.innerHTML = '<b style=\"display:block;width:30px;height:30px\"></b>'; at.append(next); at = next }",
        [READ, "two-boards", "half-built"],
      ],
      [
        "a text of a megabyte in a cell",
        "root.firstElementChild.textContent = '4'.repeat(1e6)",
        ["bad-clue"],
      ],
      ["a text of a megabyte beside the cells", "root.append('4 '.repeat(5e5))", [READ]],
      [
        "100,000 texts in a cell",
        "for (let i = 0; i < 1e5; i++) root.firstElementChild.append('4')",
        ["bad-clue"],
      ],
      [
        "10,000 numbers over the board",
        "root.insertAdjacentHTML('beforeend', '<i>4</i>'.repeat(1e4))",
        [READ, "bad-clue", "clue-sum"],
      ],
    ])("%s", async (_, script, outcomes) => {
      const { read, ms } = await readAfter(await page(), script);
      expect(outcomes).toContain(read);
      expect(ms).toBeLessThan(BOUND);
    });
  });

  it("runs nothing that stands in a clue, and calls nothing of the page's", async () => {
    const harmless = `window.ran = false;
      root.children[1].innerHTML = "<script>ran = true<\\/script>";
      root.children[2].setAttribute("onclick", "ran = true");`;
    expect((await readAfter(await page(), harmless)).read).toBe(READ);
    const asText = `${harmless} root.children[3].textContent = "<script>ran = true<\\/script>"`;
    expect((await readAfter(await page(), asText)).read).toBe("bad-clue");
    expect(await (await page()).evaluate("window.ran")).toBe(false);
  });

  it("leaves the page as it was, to the last attribute", async () => {
    const isSame = await (
      await page()
    ).evaluate((html) => {
      document.body.innerHTML = html;
      const changes: MutationRecord[] = [];
      const observer = new MutationObserver((records) => changes.push(...records));
      observer.observe(document, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
      scraper.readBoard(document);
      changes.push(...observer.takeRecords());
      observer.disconnect();
      return changes.length === 0 && document.body.innerHTML === html;
    }, BOARD);
    expect(isSame).toBe(true);
  });

  it.each([
    [
      "text",
      "Object.defineProperty(root.firstElementChild, 'childNodes', { get() { throw new Error('boom') } })",
    ],
    ["place", "root.children[5].getBoundingClientRect = () => { throw 1 }"],
    ["text walker", "document.createTreeWalker = () => { throw { get message() { throw 2 } } }"],
    ["selectors", "document.querySelectorAll = () => 7"],
  ])("throws nothing when the document's own %s does", async (_, script) => {
    const own = await open("<!doctype html><body></body>");
    expect(["broken-page", READ]).toContain((await readAfter(own, script)).read);
  });
});

describe("a hostile saved page", () => {
  it.each([
    ["20,000 other children of the board", "<i></i>".repeat(20_000), "read"],
    [
      "20,000 tiles",
      "<p style='left:1px;top:1px;width:9px;height:9px'></p>".repeat(20_000),
      "read",
    ],
    ["a script in every place", "<script>throw 1</script>".repeat(500), "read"],
  ])("is read in bounded time: %s", (_, more, expected) => {
    const html = staticBoardHtml({ rows: PRACTICE_BOARDS["7x7"] });
    const document = documentOf(html.replace('<div class="cell', `${more}<div class="cell`));
    const start = performance.now();
    const board = readBoard(document);
    expect(board.ok ? "read" : board.error.message).toBe(expected);
    expect(performance.now() - start).toBeLessThan(BOUND);
  });
});
