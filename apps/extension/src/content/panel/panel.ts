/**
 * The panel: what the extension says on a page, and what a player may ask of it.
 *
 * It lives in a closed shadow tree under the document's root element, so the page can neither read nor
 * press it: events that no hand has made, or on what is not as it was shown, are not heeded, and those in
 * the panel do not reach the page's own listeners beyond it. It takes the focus by itself for a question alone. One live region
 * tells of what happens; its text is put in after it, or screen readers would not read it out.
 */

import type { Settings } from "../../protocol/settings.ts";
import { say, type TextKey, type Wording } from "../../protocol/wording.ts";
import { createHost, make, removeHosts, setStyle } from "../../drawing/element.ts";
import { hideWithoutSigns } from "../signs-of-life.ts";
import { on } from "./heed.ts";
import { MoreChoices } from "./more-choices.ts";
import { holdPlace } from "./move-panel.ts";
import type { PanelHandlers, PanelState, Press } from "./panel-state.ts";
import { PANEL_STYLE, TONE_COLOURS } from "./panel-style.ts";
import { RegionList } from "./region-list.ts";
import { watchSight } from "./seen.ts";

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

  /** Whether there is one on the page. */
  get isShown(): boolean {
    return this.#shown?.host.isConnected === true;
  }

  /** Shows the state. May throw on a document that has no place for it. */
  show(state: PanelState): void {
    if (this.#shown?.locale !== state.wording.locale || !this.#shown.host.isConnected) {
      this.close();
      // A page that takes a copy of itself for itself has one of the panel, with nothing in it.
      removeHosts(this.#document, "panel");
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
    // A page may have kept the host, and show it again.
    this.#shown?.shadow.replaceChildren();
    this.#shown = undefined;
  }
}

/** The text with what stands in parentheses, as a cell does, on one line. */
function withoutBreaks(text: string): string {
  return text.replaceAll(/\(\d+, \d+\)/g, (cell) => cell.replace(" ", "\u00a0"));
}

/** The panel's parts that change. */
interface Shown {
  readonly locale: Wording["locale"];
  readonly host: HTMLElement;
  readonly shadow: ShadowRoot;
  readonly stop: AbortController;
  readonly buttons: Readonly<Record<Press, HTMLButtonElement>>;
  readonly message: HTMLElement;
  readonly detail: HTMLElement;
  readonly field: HTMLTextAreaElement;
  readonly question: HTMLElement;
  readonly facts: HTMLElement;
  readonly busy: HTMLElement;
  readonly progress: HTMLProgressElement;
  readonly more: MoreChoices;
  readonly list: RegionList;
  readonly fold: (isFolded: boolean) => void;
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
    { display: "block", position: "fixed", "z-index": "2147483647", "pointer-events": "auto" },
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
    "⠿ ",
    make(document, "span", {}, "Shikiri"),
  );
  const folding = make(document, "button", {
    type: "button",
    class: "fold",
    title: text("buttonFold"),
    "aria-label": text("buttonFold"),
  });
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

  const list = new RegionList(document, wording, handlers.onPoint);
  const more = new MoreChoices(document, wording, handlers, buttons.fill);
  const section = make(
    document,
    "section",
    { role: "region", "aria-label": "Shikiri", lang: wording.locale.replace("_", "-") },
    make(document, "header", {}, move, folding, buttons.close),
    make(
      document,
      "div",
      { class: "row main", role: "group", "aria-label": "Shikiri" },
      ...MAIN.map((press) => buttons[press]),
    ),
    message,
    field,
    question,
    busy,
    facts,
    list.element,
    more.element,
    detail,
  );
  const fold = (isFolded: boolean): void => {
    section.classList.toggle("folded", isFolded);
    folding.setAttribute("aria-expanded", String(!isFolded));
    folding.textContent = isFolded ? "▸" : "▾";
  };
  on(folding, "click", () => {
    const isFolded = !section.classList.contains("folded");
    fold(isFolded);
    handlers.onChange({ isFolded });
  });
  const style = make(document, "style", {});
  // Firefox knows by this that the text is ours, for which the page's policy is none; in a node, it is not.
  style.textContent = PANEL_STYLE;
  shadow.append(style, section);
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
  watchSight(host, stop.signal);
  const onMoved = (place: Settings["place"]): void => handlers.onChange({ place });
  const placeBy = holdPlace(host, move, onMoved, stop.signal);
  return {
    locale: wording.locale,
    host,
    shadow,
    stop,
    buttons,
    message,
    detail,
    field,
    question,
    facts,
    busy,
    progress,
    more,
    list,
    fold,
    placeBy,
    giveBackFocus,
  };
}

function update(shown: Shown, state: PanelState): void {
  const { buttons, message, detail, field, question, facts, busy, progress, list, more } = shown;
  const { wording, settings, busySince } = state;
  const { activeElement } = message.getRootNode() as ShadowRoot;
  // What was not readable may be so by now, so all but a search may be begun again.
  const isLooking = state.board === undefined && busySince !== undefined;
  for (const press of [...MAIN, "fill"] as const) buttons[press].disabled = isLooking;
  // Without a place of its own, its neighbour would be where a hand has just pressed another.
  if (state.marks.length === 0) buttons.hide.disabled = true;
  buttons.hint.textContent = say(wording, state.asksWhy ? "buttonWhy" : "buttonHint");
  facts.textContent = state.facts ?? "";
  more.show(settings);
  // A question is to be answered, so all of it is to be seen.
  shown.fold(settings.isFolded && !state.asksLeave);

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
      message.textContent = withoutBreaks(shown.told ?? "");
    });
  }

  list.show(state.marks);
  if (question.hidden === state.asksLeave) {
    question.hidden = !state.asksLeave;
    if (state.asksLeave || activeElement !== null)
      (message.hidden ? buttons.fill : message).focus();
  } else if (activeElement?.matches(":disabled") || activeElement?.getClientRects().length === 0) {
    // What was pressed has gone, and the focus with it.
    (isLooking ? message : buttons.hint).focus();
  }
}
