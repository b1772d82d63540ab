/**
 * The sites on the options page: whether the extension may stay on there from page to page.
 *
 * A browser asks the player only within the gesture itself, so nothing is awaited before the request. The
 * boxes follow what is permitted or taken back elsewhere, such as in the button's menu.
 */

import browser from "webextension-polyfill";
import { make } from "../drawing/element.ts";
import { originOf, SITES } from "../protocol/sites.ts";

/** Puts a box for each site into the element, in place of what is there. */
export async function showSites(element: HTMLElement): Promise<void> {
  const rows = await Promise.all(
    SITES.map(async (site) => {
      const permission = { origins: [originOf(site)] };
      const box = make(element.ownerDocument, "input", { type: "checkbox", name: site });
      const show = async (): Promise<void> => {
        box.checked = await browser.permissions.contains(permission);
      };
      await show();
      for (const changed of [browser.permissions.onAdded, browser.permissions.onRemoved])
        changed.addListener(show);
      box.addEventListener("change", async () => {
        const { permissions } = browser;
        const change = box.checked
          ? permissions.request(permission)
          : permissions.remove(permission);
        await change.catch(() => false);
        await show();
      });
      return make(element.ownerDocument, "label", {}, box, ` ${site}`);
    }),
  );
  element.replaceChildren(...rows);
}
