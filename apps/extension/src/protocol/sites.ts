/**
 * Sites: where a player may let the extension stay on from one page to the next.
 *
 * Pages are known by what they hold, so a click works anywhere; but only a permission for its site
 * lets the extension into a page that nobody has clicked on yet. It is optional, asked for by itself,
 * and for these sites alone.
 */

/** The sites by their domain, with all of its subdomains. */
export const SITES = ["puzzle-shikaku.com", "puzzles-mobile.com"] as const;

/** The sites' pages that may have a board, as match patterns: the mobile site has other games too. */
export const BOARD_PAGES: readonly string[] = [
  "*://*.puzzle-shikaku.com/*",
  "*://*.puzzles-mobile.com/*shikaku*",
];

/** A site's domain. */
export type Site = (typeof SITES)[number];

/** The match pattern of a site's pages, for the manifest and for permissions. */
export function originOf(site: Site): string {
  return `*://*.${site}/*`;
}

/** The site that an address belongs to. */
export function siteOf(address: string): Site | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname } = new URL(address);
  if (protocol !== "https:" && protocol !== "http:") return undefined;
  return SITES.find((site) => hostname === site || hostname.endsWith(`.${site}`));
}
