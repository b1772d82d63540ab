/**
 * The options page: what a player may choose, kept as soon as it is chosen.
 *
 * Everything shown comes from the store, and goes back to it. What is chosen takes effect at once, here
 * and on the pages where something is on.
 */

import browser from "webextension-polyfill";
import { changeSettings, readSettings } from "../protocol/settings-store.ts";
import { DEFAULT_SETTINGS, type Settings } from "../protocol/settings.ts";
import { say, type TextKey, type Wording } from "../protocol/wording.ts";
import { localeFor, wordingOf } from "../protocol/wordings.ts";
import { showPreview } from "./preview.ts";
import { showShortcuts } from "./shortcuts.ts";
import { showSites } from "./sites.ts";

const store = browser.storage.local;
const form = elementOf("settings") as HTMLFormElement;

/** Milliseconds for which it is said that a choice was kept. */
const SAID_MS = 4000;
let unsaying: ReturnType<typeof setTimeout> | undefined;

/** The form's controls by the names of the settings. */
const controls = form.elements as unknown as {
  readonly language: HTMLSelectElement;
  readonly click: RadioNodeList;
  readonly form: RadioNodeList;
  readonly palette: RadioNodeList;
  readonly opacity: HTMLInputElement;
  readonly numbers: HTMLInputElement;
};

async function show(): Promise<Wording> {
  const settings = await readSettings(store);
  const wording = wordingOf(localeFor(settings.language, browser.i18n.getUILanguage()));
  document.documentElement.lang = wording.locale.replace("_", "-");
  document.title = say(wording, "optionsTitle");
  for (const element of document.querySelectorAll<HTMLElement>("[data-text]")) {
    element.textContent = say(wording, element.dataset["text"] as TextKey);
  }
  controls.language.value = settings.language;
  controls.click.value = settings.click;
  controls.form.value = settings.form;
  controls.palette.value = settings.palette;
  controls.opacity.value = String(settings.opacity);
  elementOf("opacityNow").textContent = `${Math.round(settings.opacity * 100)} %`;
  controls.numbers.checked = settings.numbers;
  showPreview(elementOf("preview"), settings, say(wording, "optionsPreview"));
  await showShortcuts(elementOf("shortcuts"), wording);
  return wording;
}

/** How many changes were asked for. */
let changes = 0;

async function keep(change: Readonly<Partial<Settings>>): Promise<void> {
  const count = ++changes;
  await changeSettings(store, change);
  // What is shown of an earlier one would take back the later ones in the form.
  if (count !== changes) return;
  const wording = await show();
  const saved = elementOf("saved");
  saved.textContent = say(wording, "optionsSaved");
  clearTimeout(unsaying);
  unsaying = setTimeout(() => saved.replaceChildren(), SAID_MS);
}

/** What the form says; the store believes only what makes sense. */
function chosen(): Record<string, unknown> {
  return {
    language: controls.language.value,
    click: controls.click.value,
    form: controls.form.value,
    palette: controls.palette.value,
    opacity: Number(controls.opacity.value),
    numbers: controls.numbers.checked,
  };
}

function elementOf(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`the options page has no #${id}`);
  return element;
}

form.addEventListener("input", () => void keep(chosen()));
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => void show());
form.addEventListener("submit", (event) => event.preventDefault());
elementOf("reset").addEventListener("click", () => void keep(DEFAULT_SETTINGS));
await show();
await showSites(elementOf("sites"));
