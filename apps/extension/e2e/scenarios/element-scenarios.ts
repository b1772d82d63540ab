/**
 * Scenarios of pages that are after our elements: they want into the panel's closed tree, or to have a
 * hand press what it does not see.
 */

import { PRACTICE_BOARDS } from "@shikiri/scraper/stand-in";
import { expect } from "vitest";
import { awaitPanel } from "../../browsers/panel.ts";
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
];
