/**
 * Served pages: a browser's page at one of the site's addresses, without a network.
 *
 * Requests are intercepted: the page's own address is answered from a text, whatever else would
 * leave the browser is refused and written down, so that a test can say that nothing did.
 */

import type { Page } from "puppeteer-core";

/** The site's usual address. */
export const SITE = "https://www.puzzle-shikaku.com/";

/** The mobile site's address of a puzzle, with the same page engine in it. */
export const MOBILE_SITE = "https://www.puzzles-mobile.com/shikaku/random/10x10";

/** Serves the text at the address, and at the root of its host, and goes there. Returns what was refused. */
export async function servePage(
  page: Page,
  text: string,
  address = SITE,
  contentType = "text/html; charset=utf-8",
): Promise<readonly string[]> {
  const refused: string[] = [];
  const { origin, pathname } = new URL(address);
  await page.setRequestInterception(true);
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.origin === origin && ["/", pathname].includes(url.pathname)) {
      void request.respond({ contentType, body: text });
      return;
    }
    if (url.protocol === "data:") {
      void request.continue();
      return;
    }
    if (url.pathname !== "/favicon.ico") refused.push(request.url());
    void request.abort();
  });
  await page.goto(address);
  return refused;
}
