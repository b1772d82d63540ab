/** Pictures of pages for people to look at, in `artefacts/`, which git does not keep. */

import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "puppeteer-core";

const ARTEFACTS = fileURLToPath(new URL("../artefacts/", import.meta.url));

/** Keeps a picture of the page's window as `NAME.png`. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  mkdirSync(ARTEFACTS, { recursive: true });
  await page.screenshot({ path: `${ARTEFACTS}${name}.png` });
}
