/**
 * The list of the regions that are drawn, for who would rather read them than see them.
 *
 * It is closed at first. Hundreds of rows that nobody reads would hold up the drawing, so they are made
 * when it is opened, and while it is open. The arrow keys go from row to row.
 */

import type { Rect } from "@shikiri/core";
import type { Mark } from "../../protocol/marks.ts";
import { nameCell, nameSize } from "../../protocol/names.ts";
import { say, type TextKey, type Wording } from "../../protocol/wording.ts";
import { make } from "../../drawing/element.ts";
import { on } from "./heed.ts";
import type { PanelHandlers } from "./panel-state.ts";

/** A list in the panel; hidden while nothing is drawn. */
export class RegionList {
  readonly element: HTMLDetailsElement;
  readonly #rows: HTMLElement;
  #marks: readonly Mark[] = [];
  /** Those that there are rows for. */
  #listed: readonly Mark[] | undefined;

  /** @param onPoint told of the row that is pointed at or has the focus */
  constructor(document: Document, wording: Wording, onPoint: PanelHandlers["onPoint"]) {
    const text = (key: TextKey): string => say(wording, key);
    const head = ["#", text("listSize"), text("listFrom"), text("listTo")];
    const columns = head.map((name) => make(document, "th", { scope: "col" }, name));
    this.#rows = make(document, "tbody", {});
    const table = make(
      document,
      "table",
      {},
      make(document, "caption", {}, text("listCaption")),
      make(document, "thead", {}, make(document, "tr", {}, ...columns)),
      this.#rows,
    );
    this.element = make(
      document,
      "details",
      { class: "list" },
      make(document, "summary", {}, text("list")),
      make(
        document,
        "div",
        { class: "table", tabindex: 0, role: "group", "aria-label": text("list") },
        table,
      ),
    );
    this.element.addEventListener("toggle", () => {
      this.#fill();
      onPoint(undefined);
    });
    const rowOfEvent = ({ target }: Event): number | undefined => {
      const row = (target as Element).closest("tr");
      const index = [...this.#rows.children].indexOf(row!);
      return index < 0 ? undefined : index;
    };
    for (const type of ["pointerover", "focusin"]) {
      on(this.#rows, type, (event) => onPoint(rowOfEvent(event), type === "focusin"));
    }
    for (const type of ["pointerleave", "focusout"]) on(this.#rows, type, () => onPoint(undefined));
    on(this.element, "keydown", (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[(event as KeyboardEvent).key];
      if (step === undefined || !(event.target as Element).closest(".table")) return;
      event.preventDefault();
      const row = this.#rows.children[(rowOfEvent(event) ?? -1) + step];
      (row as HTMLElement | undefined)?.focus();
    });
  }

  /** Lists the regions among the marks, in their order. */
  show(marks: readonly Mark[]): void {
    this.#marks = marks;
    this.element.hidden = !marks.some(({ kind }) => kind === "region");
    this.#fill();
  }

  #fill(): void {
    if (!this.element.open || this.#listed === this.#marks) return;
    this.#listed = this.#marks;
    const { ownerDocument } = this.element;
    const regions = this.#marks.filter((mark) => mark.kind === "region");
    this.#rows.replaceChildren(...regions.map((rect, i) => rowOf(ownerDocument, rect, i + 1)));
  }
}

function rowOf(document: Document, rect: Rect, number: number): HTMLElement {
  const { x, y, width, height } = rect;
  const end = { x: x + width - 1, y: y + height - 1 };
  const cells = [String(number), nameSize(rect), nameCell(rect), nameCell(end)];
  return make(
    document,
    "tr",
    { tabindex: -1 },
    ...cells.map((text) => make(document, "td", {}, text)),
  );
}
