/**
 * The stand-in page and its practice boards, for this workspace's tests, its practice page and for
 * trying the extension by hand. Node only; not published.
 */

export { PRACTICE_BOARDS, type PracticeBoard } from "./boards.ts";
export { CHROMIUM_ADVICE, findChromium, findFirefox } from "./find-browser.ts";
export { standInHtml, staticBoardHtml } from "./html.ts";
export type { InlineTask, Look, Rows, StandInOptions } from "./options.ts";
export type { StandIn } from "./page.ts";
