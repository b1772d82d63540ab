/**
 * The bare extension: what any extension could do at best after a click.
 *
 * It reads nothing and solves nothing: its click puts one empty element into the board, with the
 * overlay's attribute. The time until that is seen is the browser's own, so the rest is ours.
 */

import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

const BACKGROUND = "background.js";
const MANIFEST = {
  manifest_version: 3,
  name: "Bare",
  version: "1",
  permissions: ["activeTab", "scripting"],
  action: {},
  background: { service_worker: BACKGROUND, scripts: [BACKGROUND] },
  browser_specific_settings: { gecko: { id: "bare@shikiri.invalid" } },
};
/** The browser refuses some clicks at first, as it does ours. */
const CODE = `
const browser = globalThis.browser ?? chrome;
function draw(tabId, tries) {
  browser.scripting
    .executeScript({
      target: { tabId },
      func: () => {
        const host = document.createElement("div");
        host.dataset.shikiri = "overlay";
        document.querySelector(".board-back").append(host);
      },
    })
    .catch(() => tries > 1 && setTimeout(draw, 50, tabId, tries - 1));
}
browser.action.onClicked.addListener(({ id }) => draw(id, 5));
`;

/** A new folder with it. */
export async function bareFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "shikiri-bare-"));
  await writeFile(path.join(folder, "manifest.json"), JSON.stringify(MANIFEST));
  await writeFile(path.join(folder, BACKGROUND), CODE);
  return folder;
}
