/**
 * The stand-in page and its practice boards, for this workspace's tests, its practice page and for
 * trying the extension by hand. Node only; not published. With it comes the type of what the page
 * puts into its `window`.
 */

export { PRACTICE_BOARDS } from "./boards.ts";
export { standInHtml, staticBoardHtml } from "./html.ts";
export type { Rows, StandInOptions } from "./options.ts";
export type { StandIn } from "./page.ts";
