/**
 * The background: a service worker in Chromium, a background script in Firefox.
 *
 * It turns a click into an order for the page's content script, solves for the content scripts and
 * keeps the button's face and menu. The browser may end it at any idle moment, so it remembers nothing but the
 * jobs under way.
 */

import browser, { type Runtime, type Storage } from "webextension-polyfill";
import { checkRequest, type CheckedRequest, type Status } from "../protocol/requests.ts";
import type { Action } from "../protocol/order.ts";
import { checkSettings, type Settings } from "../protocol/settings.ts";
import type { Wording } from "../protocol/wording.ts";
import { answerTo, cancelAll } from "./answering.ts";
import { awaitArrivals } from "./arrivals.ts";
import { faceOf, refusedFace, type Face } from "./badge.ts";
import { giveOrder } from "./give-order.ts";
import { lendFiller } from "./lend-filler.ts";
import { makeMenu, orderOf, STAY } from "./menu.ts";
import { pageGameIn } from "./page-game.ts";
import { changeSettings, readSettings } from "../protocol/settings-store.ts";
import { changeStaying, staysOn, type AskingBrowser } from "./stay-box.ts";
import { noteStatus, orderAfterLoad, type StayingBrowser } from "./staying.ts";
import { localeFor, wordingOf } from "../protocol/wordings.ts";

let wearing: Promise<void> = Promise.resolve();

const staying: StayingBrowser = {
  storage: browser.storage.session,
  hasPermission: (origin) => browser.permissions.contains({ origins: [origin] }),
};

const asking: AskingBrowser = {
  permissions: browser.permissions,
  openOptions: () => browser.runtime.openOptionsPage(),
};

browser.action.onClicked.addListener(({ id }) => order(id, "toggle"));
browser.commands.onCommand.addListener((command, tab) => order(tab?.id, orderOf(command)));
browser.contextMenus.onClicked.addListener(async ({ menuItemId, checked }, tab) => {
  if (menuItemId !== STAY) return order(tab?.id, orderOf(menuItemId));
  await changeStaying(asking, checked === true);
  // The browser has ticked the box, whatever the player has said.
  renewMenu();
});

browser.runtime.onInstalled.addListener(renewMenu);
browser.runtime.onInstalled.addListener(() => awaitArrivals(browser.scripting));
browser.runtime.onStartup.addListener(renewMenu);
browser.runtime.onStartup.addListener(() => awaitArrivals(browser.scripting));
browser.storage.local.onChanged.addListener(({ settings }) => {
  if (hasOtherLanguage(settings)) renewMenu();
});
browser.permissions.onAdded.addListener(renewMenu);
browser.permissions.onAdded.addListener(() => awaitArrivals(browser.scripting));
browser.permissions.onAdded.addListener(async ({ origins = [] }) => {
  // What is on there already is to stay on, too: renewed, it tells what it is.
  const tabs = await browser.tabs.query({ url: origins }).catch(() => []);
  for (const { id } of tabs) void order(id, "renew");
});
browser.permissions.onRemoved.addListener(renewMenu);

browser.runtime.onMessage.addListener(
  (message: unknown, sender: Runtime.MessageSender): Promise<unknown> | undefined => {
    const tabId = sender.tab?.id;
    if (sender.id !== browser.runtime.id || tabId === undefined || sender.frameId !== 0) return;
    const request = checkRequest(message);
    return request === undefined ? undefined : answer(tabId, request, sender.url);
  },
);

/** A page of a permitted site is there: what was on in its tab is on again. */
async function arrive(tabId: number, address: string | undefined): Promise<void> {
  // What the page before has told may still be waiting to be noted.
  await wearing;
  await order(tabId, await orderAfterLoad(staying, tabId, address), true);
}

async function answer(
  tabId: number,
  request: CheckedRequest,
  address: string | undefined,
): Promise<unknown> {
  switch (request.kind) {
    case "arrived":
      return arrive(tabId, address);
    case "renew":
      return order(tabId, "renew");
    case "status":
      return wearStatus(tabId, address, request.status);
    case "cancel":
      return cancelAll(tabId);
    case "game":
      return pageGameIn(browser.scripting, tabId);
    case "fill":
      return lendFiller(browser.scripting, tabId);
    case "settings":
      return changeSettings(browser.storage.local, request.change);
    case "solve":
    case "steps":
    case "grade":
    case "hint":
    case "check":
    case "format":
      return answerTo(tabId, request);
  }
}

/** The panel's place and look are kept at every move of the hand, and are none of the menu's business. */
function hasOtherLanguage(settings: Storage.StorageChange | undefined): boolean {
  return checkSettings(settings?.oldValue).language !== checkSettings(settings?.newValue).language;
}

let menuMade: Promise<unknown> = Promise.resolve();

/** Makes the menu anew, one time after the other: halves of two would have entries twice. */
function renewMenu(): void {
  menuMade = menuMade
    .then(() => Promise.all([choices(), staysOn(asking)]))
    .then(([{ wording }, stays]) => makeMenu(browser.contextMenus, wording, stays))
    .catch(() => undefined);
}

/** Has the tab's content script do something; where no script may go, the button says so. */
async function order(
  tabId: number | undefined,
  action: Action | undefined,
  isUnasked = false,
): Promise<void> {
  if (tabId === undefined || action === undefined) return;
  const chosen = choices();
  const order = chosen.then((choice) => ({ action, isUnasked, ...choice }));
  const refusal = await giveOrder(browser.scripting, tabId, order);
  if (refusal !== undefined) await wear(tabId, refusedFace(refusal, (await chosen).wording));
}

/** What the player has chosen, and the wording that follows from it. */
async function choices(): Promise<{ readonly settings: Settings; readonly wording: Wording }> {
  const settings = await readSettings(browser.storage.local);
  const locale = localeFor(settings.language, browser.i18n.getUILanguage());
  return { settings, wording: wordingOf(locale) };
}

/** Statuses are worn in the order in which they were told, though each has to wait for the store. */
async function wearStatus(
  tabId: number,
  address: string | undefined,
  status: Status,
): Promise<void> {
  wearing = wearing
    .then(async () => {
      await noteStatus(staying, tabId, address, status);
      await wear(tabId, faceOf(status, (await choices()).wording));
    })
    .catch(() => undefined);
  await wearing;
}

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
