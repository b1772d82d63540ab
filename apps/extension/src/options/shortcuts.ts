/** The keyboard shortcuts on the options page, as the browser has them now. */

import browser from "webextension-polyfill";
import { make } from "../drawing/element.ts";
import { say, type TextKey, type Wording } from "../protocol/wording.ts";

/** The commands, in the order of the panel's buttons. */
const NAMES: readonly (readonly [command: string, name: TextKey])[] = [
  ["_execute_action", "shortcutToggle"],
  ["hint", "menuHint"],
  ["next", "menuNext"],
  ["check", "menuCheck"],
];

/** Lists the shortcuts in the element, in place of what is there. */
export async function showShortcuts(element: HTMLElement, wording: Wording): Promise<void> {
  const { ownerDocument } = element;
  const commands = await browser.commands.getAll();
  element.replaceChildren(
    ...NAMES.flatMap(([command, name]) => {
      const shortcut = commands.find((each) => each.name === command)?.shortcut ?? "";
      const keys = shortcut === "" ? "–" : make(ownerDocument, "kbd", {}, shortcut);
      return [
        make(ownerDocument, "dt", {}, say(wording, name)),
        make(ownerDocument, "dd", {}, keys),
      ];
    }),
  );
}
