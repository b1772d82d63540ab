/**
 * Scenarios of pages that are after our elements: they want into the panel's closed tree, or to have a
 * hand press what it does not see.
 */

import { PRACTICE_BOARDS, standInHtml } from "@shikiri/scraper/stand-in";
import { expect } from "vitest";
import { askToFill } from "../../browsers/filling.ts";
import { awaitPanel, inPanel } from "../../browsers/panel.ts";
import type { Scenario, Stage } from "./scenario.ts";

const BOARD = PRACTICE_BOARDS["7x7"];

async function open(stage: Stage): Promise<void> {
  await stage.open({ rows: BOARD, cellSize: 40 }, { wholeAnswers: false });
}

/** Each of what they try. */
export const ELEMENT_SCENARIOS: readonly Scenario[] = [
  {
    group: "hostile page",
    title:
      "elements of the page's own making: none of ours is one, and no closed tree is had by it",
    play: async (stage) => {
      await open(stage);
      await stage.page.evaluate(() => {
        const got: string[] = [];
        Object.assign(window, { got });
        const make = () =>
          class extends HTMLElement {
            constructor() {
              super();
              this.attachInternals();
              got.push(this.localName);
            }
          };
        for (const name of ["shikiri-panel", "shikiri-overlay"])
          customElements.define(name, make());
        class Div extends HTMLDivElement {
          constructor() {
            super();
            got.push("div");
          }
        }
        customElements.define("any-div", Div, { extends: "div" });
        new MutationObserver(() => {
          for (const host of document.querySelectorAll<HTMLElement>("[data-shikiri]")) {
            try {
              host.attachInternals();
              got.push("internals");
            } catch {
              // As it should be.
            }
            try {
              customElements.define(host.localName, make());
              got.push(`defined ${host.localName}`);
            } catch {
              // As it should be.
            }
            host.setAttribute("is", "any-div");
            customElements.upgrade(host);
          }
        }).observe(document, { childList: true, subtree: true });
      });
      await stage.click();
      await stage.expectAnswer(BOARD);
      await awaitPanel(stage.page, /^Solved/);
      expect(await stage.page.$$eval("[data-shikiri][is]", (hosts) => hosts.length)).toBe(2);
      expect(await stage.page.evaluate(() => (window as unknown as { got: string[] }).got)).toEqual(
        [],
      );
    },
  },
  {
    group: "hostile page",
    title: "a policy against styles: the panel has its own, and nothing is reported",
    play: async (stage) => {
      const policy = `<meta http-equiv="Content-Security-Policy" content="style-src-elem 'nonce-x'">`;
      const html = standInHtml({ rows: BOARD, cellSize: 40 });
      await stage.openText(html.replace("<head>", `<head>${policy}`));
      await stage.page.evaluate(() => {
        addEventListener("securitypolicyviolation", ({ violatedDirective }) => {
          window.shikiriFaults?.push(`reported for ${violatedDirective}`);
        });
      });
      await stage.click();
      await awaitPanel(stage.page, /^Solved/);
      expect(await inPanel(stage.page, lookOf)).toEqual(["rgb(32, 36, 43)", "10px"]);
    },
  },
  {
    group: "hostile page",
    title: "elements with the names that are used beside the page: everything works",
    play: async (stage) => {
      await open(stage);
      await stage.page.evaluate(() => {
        for (const name of ["browser", "chrome", "shikiriOrders", "shikiriFiller"]) {
          const form = document.createElement("form");
          form.id = name;
          form.innerHTML = `<input name="ask"><input name="take">`;
          document.body.append(form);
        }
      });
      await stage.click();
      await stage.expectAnswer(BOARD);
      await stage.expectBadge("✓");
      expect(await askToFill(stage.page)).toMatch(/^Draw 9 rectangles/);
    },
  },
  {
    group: "hostile page",
    title: "everything on the page selected: the panel's text is not in it",
    play: async (stage) => {
      await open(stage);
      await stage.click();
      await awaitPanel(stage.page, /^Solved/);
      const selected = await stage.page.evaluate(() => {
        document.execCommand("selectAll");
        return String(getSelection());
      });
      expect(selected).toMatch(/practice page/);
      expect(selected).not.toMatch(/Shikiri\n|Solved|Hint|Fill/);
    },
  },
];

function lookOf(this: ShadowRoot): readonly string[] {
  const { backgroundColor, borderRadius } = getComputedStyle(this.querySelector("section")!);
  return [backgroundColor, borderRadius];
}
