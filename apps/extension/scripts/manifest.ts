/**
 * The manifest: one for Chromium and Firefox.
 *
 * Chromium takes the service worker, Firefox the background script, each from the same file.
 * `activeTab` and `scripting` give access to the page that was clicked on, and to no other; there
 * are no host permissions, so installing warns of nothing. `storage` keeps the settings, `contextMenus` is for
 * the button's own menu, and the hosts are optional: a player may let the extension stay on there. What is said
 * in people's languages is in `_locales`.
 */

import { originOf, SITES } from "../src/protocol/sites.ts";

/** The icon files by their side in pixels; `scripts/draw-icons.ts` makes them. */
export const ICONS: Readonly<Record<number, string>> = {
  16: "icons/icon-16.png",
  32: "icons/icon-32.png",
  48: "icons/icon-48.png",
  128: "icons/icon-128.png",
};

/** The oldest versions of the browsers that the extension runs in; the build's targets too. */
export const OLDEST = { chrome: 121, firefox: 142 } as const;

/** The manifest of this version of the extension, ready to be written as JSON. */
export function manifestOf(version: string): object {
  return {
    manifest_version: 3,
    name: "__MSG_extensionName__",
    version,
    description: "__MSG_extensionDescription__",
    default_locale: "en",
    permissions: ["activeTab", "scripting", "storage", "contextMenus"],
    optional_host_permissions: SITES.map(originOf),
    commands: {
      _execute_action: { suggested_key: { default: "Alt+Shift+K" } },
      hint: { suggested_key: { default: "Alt+Shift+H" }, description: "__MSG_menuHint__" },
      next: { suggested_key: { default: "Alt+Shift+J" }, description: "__MSG_menuNext__" },
      check: { suggested_key: { default: "Alt+Shift+U" }, description: "__MSG_menuCheck__" },
    },
    options_ui: { page: "options.html", open_in_tab: true },
    content_security_policy: {
      extension_pages: "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'",
    },
    action: { default_title: "__MSG_titleOff__", default_icon: ICONS },
    icons: ICONS,
    background: {
      service_worker: "background.js",
      scripts: ["background.js"],
      preferred_environment: ["document"],
      type: "module",
    },
    minimum_chrome_version: `${OLDEST.chrome}`,
    browser_specific_settings: {
      gecko: {
        id: "shikiri@shikiri.example",
        strict_min_version: `${OLDEST.firefox}.0`,
        data_collection_permissions: { required: ["none"] },
      },
    },
  };
}
