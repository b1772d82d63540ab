/**
 * The background: a service worker in Chromium, a background script in Firefox.
 *
 * It turns a click into an injection, solves for the content scripts and keeps the button's face.
 * The browser may end it at any idle moment, so it remembers nothing but the jobs under way.
 */

import browser, { type Runtime } from "webextension-polyfill";
import { FACES, refusedFace, type Face } from "./badge.ts";
import { inject } from "./inject.ts";
import { Jobs } from "./jobs.ts";
import { pageGameIn } from "./page-game.ts";
import { checkRequest } from "../protocol/messages.ts";
import { replyTo } from "./solving.ts";

const jobs = new Jobs();

browser.action.onClicked.addListener(async ({ id: tabId }) => {
  if (tabId === undefined) return;
  const refusal = await inject(browser.scripting, tabId);
  if (refusal !== undefined) await wear(tabId, refusedFace(refusal));
});

browser.runtime.onMessage.addListener(
  (message: unknown, sender: Runtime.MessageSender): Promise<unknown> | undefined => {
    const tabId = sender.tab?.id;
    if (sender.id !== browser.runtime.id || tabId === undefined) return undefined;
    const request = checkRequest(message);
    if (request?.kind === "status") void wear(tabId, FACES[request.status]);
    if (request?.kind === "cancel") jobs.cancel(tabId);
    if (request?.kind === "game") return pageGameIn(browser.scripting, tabId);
    if (request?.kind !== "solve") return undefined;
    return jobs.run(tabId, (signal) => replyTo(request.puzzle, signal));
  },
);

/** Puts the face on the tab's button; a tab that was closed meanwhile needs none. */
async function wear(tabId: number, { text, colour, title }: Face): Promise<void> {
  const { action } = browser;
  await Promise.allSettled([
    action.setBadgeText({ tabId, text }),
    action.setBadgeBackgroundColor({ tabId, color: colour }),
    action.setBadgeTextColor({ tabId, color: "#ffffff" }),
    action.setTitle({ tabId, title }),
  ]);
}
