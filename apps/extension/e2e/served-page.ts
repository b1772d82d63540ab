/**
 * Served pages: a browser's page at one of the site's addresses, without a network.
 *
 * Requests are intercepted: the page's own address is answered from a text, everything else is
 * refused and written down, so that a test can say that nothing else was asked for.
 */

import type { Page } from "puppeteer-core";

/** The site's usual address. */
export const SITE = "https://www.puzzle-shikaku.com/";

/** Serves `html` at every address of the site's host that the page goes to; goes to `address`. */
export async function servePage(page: Page, html: string, address = SITE): Promise<string[]> {
  const refused: string[] = [];
  const { origin } = new URL(address);
  await page.setRequestInterception(true);
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.origin === origin && url.pathname === "/") {
      void request.respond({ contentType: "text/html; charset=utf-8", body: html });
      return;
    }
    if (url.pathname !== "/favicon.ico") refused.push(request.url());
    void request.abort();
  });
  await page.goto(address);
  return refused;
}
