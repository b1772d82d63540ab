/** The keyboard shortcuts on the options page, as the browser has them now. */

import browser from "webextension-polyfill";
import { make } from "../drawing/element.ts";
import { say, type TextKey, type Wording } from "../protocol/wording.ts";

const NAMES: Readonly<Record<string, TextKey>> = {
  _execute_action: "shortcutToggle",
  hint: "menuHint",
  next: "menuNext",
  check: "menuCheck",
};

/** Lists the shortcuts in the element, in place of what is there. */
export async function showShortcuts(element: HTMLElement, wording: Wording): Promise<void> {
  const { ownerDocument } = element;
  const commands = await browser.commands.getAll();
  element.replaceChildren(
    ...commands.flatMap(({ name = "", shortcut = "" }) => {
      const key = NAMES[name];
      if (key === undefined) return [];
      const keys = shortcut === "" ? "–" : make(ownerDocument, "kbd", {}, shortcut);
      return [
        make(ownerDocument, "dt", {}, say(wording, key)),
        make(ownerDocument, "dd", {}, keys),
      ];
    }),
  );
}
