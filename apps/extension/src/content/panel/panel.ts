/**
 * The panel: what the extension says on a page, and what a player may ask of it.
 *
 * It lives in a closed shadow tree under the document's root element, so the page can neither read nor
 * press it: events that no hand has made are not heeded, and those in the panel do not reach the
 * page's own listeners beyond it. It takes the focus by itself for a question alone. One live region
 * tells of what happens; its text is put in after it, or screen readers would not read it out.
 */

import { FORMATS } from "../../protocol/requests.ts";
import type { Settings } from "../../protocol/settings.ts";
import { say, type TextKey, type Wording } from "../../protocol/wording.ts";
import { createHost, make, setStyle } from "../../drawing/element.ts";
import { WORKBENCH } from "../copy-board.ts";
import { hideWithoutSigns } from "../signs-of-life.ts";
import { holdPlace } from "./move-panel.ts";
import type { PanelHandlers, PanelState, Press, Target } from "./panel-state.ts";
import { PANEL_STYLE, TONE_COLOURS } from "./panel-style.ts";
import { RegionList } from "./region-list.ts";

/** Milliseconds that the background takes at most, which is how long the progress bar is. */
const LONGEST_MS = 20_000;

const MAIN: readonly Press[] = ["hint", "next", "check", "answer", "hide"];

const LABELS: Readonly<Record<Press, TextKey>> = {
  hint: "buttonHint",
  next: "buttonNext",
  check: "buttonCheck",
  answer: "buttonAnswer",
  hide: "buttonHide",
  fill: "buttonFill",
  yes: "buttonYes",
  no: "buttonNo",
  cancel: "buttonCancel",
  close: "buttonClose",
};

/** The events of a hand in the panel, which are none of the page's business. */
const OWN_EVENTS =
  "keydown keyup keypress input change click dblclick contextmenu wheel mousedown mouseup mousemove pointerdown pointerup pointermove touchstart touchend touchmove";

/** The panel on a page. */
export class Panel {
  readonly #document: Document;
  readonly #handlers: PanelHandlers;
  #shown: Shown | undefined;

  /** @param document the page; nothing is put into it before the first state */
  constructor(document: Document, handlers: PanelHandlers) {
    this.#document = document;
    this.#handlers = handlers;
  }

  /** Shows the state. May throw on a document that has no place for it. */
  show(state: PanelState): void {
    if (this.#shown?.locale !== state.wording.locale || !this.#shown.host.isConnected) {
      this.close();
      this.#shown = build(this.#document, state, this.#handlers);
    }
    update(this.#shown, state);
    this.#shown.placeBy(state);
  }

  /** Takes the panel away, if there is one. */
  close(): void {
    clearInterval(this.#shown?.timer);
    this.#shown?.giveBackFocus();
    this.#shown?.stop.abort();
    this.#shown?.host.remove();
    this.#shown = undefined;
  }
}

/** The panel's parts that change. */
interface Shown {
  readonly locale: Wording["locale"];
  readonly host: HTMLElement;
  readonly stop: AbortController;
  readonly buttons: Readonly<Record<Press, HTMLButtonElement>>;
  readonly message: HTMLElement;
  readonly detail: HTMLElement;
  readonly field: HTMLTextAreaElement;
  readonly question: HTMLElement;
  readonly facts: HTMLElement;
  readonly busy: HTMLElement;
  readonly progress: HTMLProgressElement;
  readonly look: readonly HTMLInputElement[];
  readonly list: RegionList;
  readonly placeBy: (state: PanelState) => void;
  readonly giveBackFocus: () => void;
  timer?: ReturnType<typeof setInterval>;
  told?: string;
}

function build(document: Document, state: PanelState, handlers: PanelHandlers): Shown {
  const { wording } = state;
  const stop = new AbortController();
  const { host, shadow } = createHost(
    document,
    "panel",
    { display: "block", position: "fixed", "z-index": "2147483647" },
    "closed",
  );
  const text = (key: TextKey): string => say(wording, key);
  const button = (press: Press): HTMLButtonElement => {
    const made = make(
      document,
      "button",
      { type: "button", "data-press": press },
      text(LABELS[press]),
    );
    on(made, "click", () => handlers.onPress(press));
    return made;
  };
  const buttons = Object.fromEntries(
    (Object.keys(LABELS) as Press[]).map((press) => [press, button(press)]),
  ) as Record<Press, HTMLButtonElement>;
  buttons.close.textContent = "×";
  for (const attribute of ["aria-label", "title"])
    buttons.close.setAttribute(attribute, text("buttonClose"));
  const move = make(
    document,
    "button",
    { type: "button", class: "move", title: text("buttonMove") },
    "⠿ Shikiri",
  );
  const message = make(document, "div", { class: "message", role: "status", tabindex: -1 });
  const detail = make(
    document,
    "details",
    { class: "detail" },
    make(document, "summary", {}, text("details")),
    make(document, "div", { lang: "en" }),
  );
  const field = make(document, "textarea", { readonly: "", rows: 2, "aria-label": text("copyAs") });
  const question = make(document, "div", { class: "row busy" }, buttons.yes, buttons.no);
  question.hidden = true;
  const facts = make(document, "p", { class: "facts" });
  const progress = make(document, "progress", { max: LONGEST_MS });
  const busy = make(document, "div", { class: "row busy" }, progress, buttons.cancel);

  const outline = make(document, "input", { type: "checkbox" });
  const numbers = make(document, "input", { type: "checkbox" });
  const opacity = make(document, "input", { type: "range", min: 0.2, max: 1, step: 0.05 });
  on(outline, "change", () => handlers.onChange({ form: outline.checked ? "outline" : "fill" }));
  on(numbers, "change", () => handlers.onChange({ numbers: numbers.checked }));
  on(opacity, "input", () => handlers.onChange({ opacity: Number(opacity.value) }));
  const targets: readonly Target[] = WORKBENCH === "" ? FORMATS : [...FORMATS, "workbench"];
  const copies = targets.map((target) => {
    const made = make(
      document,
      "button",
      { type: "button", "data-copy": target },
      nameOf(target, wording),
    );
    on(made, "click", () => handlers.onCopy(target));
    return made;
  });
  const list = new RegionList(document, wording);
  const label = (key: TextKey, ...parts: (Node | string)[]): HTMLElement =>
    make(document, "label", {}, ...parts, text(key));
  const more = make(
    document,
    "details",
    {},
    make(document, "summary", {}, text("more")),
    make(
      document,
      "div",
      { class: "row" },
      label("lookOutline", outline),
      label("lookNumbers", numbers),
    ),
    make(
      document,
      "div",
      { class: "row" },
      make(document, "label", {}, text("lookOpacity"), opacity),
    ),
    make(document, "div", { class: "row" }, `${text("copyAs")} `, ...copies),
    make(document, "div", { class: "row" }, buttons.fill),
  );
  const section = make(
    document,
    "section",
    { role: "region", "aria-label": "Shikiri", lang: wording.locale.replace("_", "-") },
    make(document, "header", {}, move, buttons.close),
    make(
      document,
      "div",
      { class: "row", role: "group", "aria-label": "Shikiri" },
      ...MAIN.map((press) => buttons[press]),
    ),
    message,
    field,
    question,
    busy,
    facts,
    list.element,
    more,
    detail,
  );
  shadow.append(make(document, "style", {}, PANEL_STYLE), section);
  for (const type of OWN_EVENTS.split(" ")) {
    host.addEventListener(type, (event) => event.stopPropagation());
  }
  let before: HTMLElement | null = null;
  // Told of at the host only when the focus comes from outside.
  on(host, "focusin", (event) => {
    before = (event as FocusEvent).relatedTarget as HTMLElement | null;
  });
  const giveBackFocus = (): void => {
    const focused = shadow.activeElement as HTMLElement | null;
    focused?.blur();
    if (focused === null || before === null) return;
    try {
      HTMLElement.prototype.focus.call(before, { preventScroll: true });
    } catch {
      // What had it is no such element; then nothing has it.
    }
  };
  on(section, "keydown", (event) => {
    if ((event as KeyboardEvent).key !== "Escape") return;
    if (question.hidden) giveBackFocus();
    else handlers.onPress("no");
  });
  document.documentElement.append(host);
  hideWithoutSigns(section);
  const onMoved = (place: Settings["place"]): void => handlers.onChange({ place });
  const placeBy = holdPlace(host, move, onMoved, stop.signal);
  const look = [outline, numbers, opacity];
  return {
    locale: wording.locale,
    host,
    stop,
    buttons,
    message,
    detail,
    field,
    question,
    facts,
    busy,
    progress,
    look,
    list,
    placeBy,
    giveBackFocus,
  };
}

function nameOf(target: Target, wording: Wording): string {
  if (target === "text") return say(wording, "copyText");
  if (target === "workbench") return say(wording, "openWorkbench");
  return target === "tatham" ? "Tatham ID" : target;
}

/** Listens to what a hand does; events that a script has made are none. */
function on(target: HTMLElement, type: string, act: (event: Event) => unknown): void {
  target.addEventListener(type, (event) => event.isTrusted && act(event));
}

function update(shown: Shown, state: PanelState): void {
  const { buttons, message, detail, field, question, facts, busy, progress, list, look } = shown;
  const { wording, settings, busySince } = state;
  const { activeElement } = message.getRootNode() as ShadowRoot;
  // What was not readable may be so by now, so all but a search may be begun again.
  const isLooking = state.board === undefined && busySince !== undefined;
  for (const press of [...MAIN, "fill"] as const) buttons[press].disabled = isLooking;
  buttons.hint.textContent = say(wording, state.asksWhy ? "buttonWhy" : "buttonHint");
  buttons.hide.hidden = state.marks.length === 0;
  facts.textContent = state.facts ?? "";
  const [outline, numbers, opacity] = look as [
    HTMLInputElement,
    HTMLInputElement,
    HTMLInputElement,
  ];
  outline.checked = settings.form === "outline";
  numbers.checked = settings.numbers;
  opacity.value = String(settings.opacity);

  const {
    tone = "step",
    text = "",
    detail: quoted = "",
    uncopied = "",
    part,
  } = state.message ?? {};
  busy.hidden = busySince === undefined && part === undefined;
  clearInterval(shown.timer);
  if (part !== undefined) progress.value = part * LONGEST_MS;
  else if (busySince !== undefined) {
    const tick = (): void => {
      progress.value = Math.min(LONGEST_MS, Date.now() - busySince);
    };
    tick();
    shown.timer = setInterval(tick, 200);
  }

  message.hidden = state.message === undefined;
  detail.hidden = quoted === "";
  detail.lastElementChild!.textContent = quoted;
  field.hidden = uncopied === "";
  field.value = uncopied;
  setStyle(message, { "border-color": TONE_COLOURS[tone] });
  message.setAttribute("aria-live", tone === "bad" ? "assertive" : "polite");
  if (shown.told !== text) {
    shown.told = text;
    message.textContent = "";
    setTimeout(() => {
      message.textContent = shown.told ?? "";
    });
  }

  if (question.hidden === state.asksLeave) {
    question.hidden = !state.asksLeave;
    if (state.asksLeave || activeElement !== null)
      (message.hidden ? buttons.fill : message).focus();
  } else if (activeElement?.getClientRects().length === 0) {
    // What was pressed has gone, and the focus with it.
    buttons.hint.focus();
  }

  list.show(state.marks);
}
