/** What is under More: how the drawing looks, the board as a text for elsewhere, and Fill. */

import { FORMATS } from "../../protocol/requests.ts";
import type { Settings } from "../../protocol/settings.ts";
import { say, type TextKey, type Wording } from "../../protocol/wording.ts";
import { make } from "../../drawing/element.ts";
import { WORKBENCH } from "../copy-board.ts";
import { on } from "./heed.ts";
import type { PanelHandlers, Target } from "./panel-state.ts";

/** The choices in the panel; closed at first. */
export class MoreChoices {
  readonly element: HTMLDetailsElement;
  readonly #outline: HTMLInputElement;
  readonly #numbers: HTMLInputElement;
  readonly #opacity: HTMLInputElement;

  /** @param fill the button that asks to fill the board */
  constructor(document: Document, wording: Wording, handlers: PanelHandlers, fill: HTMLElement) {
    const text = (key: TextKey): string => say(wording, key);
    const outline = make(document, "input", { type: "checkbox" });
    const numbers = make(document, "input", { type: "checkbox" });
    const opacity = make(document, "input", { type: "range", min: 0.2, max: 1, step: 0.05 });
    on(outline, "change", () => handlers.onChange({ form: outline.checked ? "outline" : "fill" }));
    on(numbers, "change", () => handlers.onChange({ numbers: numbers.checked }));
    on(opacity, "input", () => handlers.onChange({ opacity: Number(opacity.value) }));
    const targets: readonly Target[] = WORKBENCH === "" ? FORMATS : [...FORMATS, "workbench"];
    const copies = targets.map((target) => {
      const attributes = { type: "button", "data-copy": target };
      const made = make(document, "button", attributes, nameOf(target, wording));
      on(made, "click", () => handlers.onCopy(target));
      return made;
    });
    const row = (...parts: (Node | string)[]): HTMLElement =>
      make(document, "div", { class: "row" }, ...parts);
    const label = (...parts: (Node | string)[]): HTMLElement =>
      make(document, "label", {}, ...parts);
    this.element = make(
      document,
      "details",
      {},
      make(document, "summary", {}, text("more")),
      row(label(outline, text("lookOutline")), label(numbers, text("lookNumbers"))),
      row(label(text("lookOpacity"), opacity)),
      row(text("copyAs")),
      row(...copies),
      row(fill),
    );
    [this.#outline, this.#numbers, this.#opacity] = [outline, numbers, opacity];
  }

  /** Shows what is chosen. */
  show({ form, numbers, opacity }: Settings): void {
    this.#outline.checked = form === "outline";
    this.#numbers.checked = numbers;
    this.#opacity.value = String(opacity);
  }
}

function nameOf(target: Target, wording: Wording): string {
  if (target === "text") return say(wording, "copyText");
  if (target === "workbench") return say(wording, "openWorkbench");
  return target === "tatham" ? "Tatham ID" : target;
}
