/**
 * The robot mark: the site's own way to say that an attempt is a program's.
 *
 * `#robot` has such an attempt counted in a table of its own. It is a box to be ticked or a field
 * with a value, or there is none. What was set here can be taken back, for an attempt that comes to nothing.
 */

/** A page's mark, if it has one. */
export class RobotMark {
  readonly #document: Document;
  #undo: (() => void) | undefined;

  constructor(document: Document) {
    this.#document = document;
  }

  /** Whether the page has a mark. */
  get exists(): boolean {
    return this.#element() !== null;
  }

  /** Whether the mark is set and will count, or there is none. */
  get isSet(): boolean {
    const mark = this.#element();
    if (mark === null) return true;
    if (!isInput(mark) || mark.disabled) return false;
    return isBox(mark) ? mark.checked : mark.value === MARKED;
  }

  /** Sets the mark, if the page lets it. */
  set(): void {
    const mark = this.#element();
    if (mark === null || this.isSet || !isInput(mark) || mark.disabled) return;
    const { checked, value } = mark;
    const put = (isChecked: boolean, text: string): void => {
      if (isBox(mark)) mark.checked = isChecked;
      else mark.value = text;
      for (const type of ["input", "change"])
        mark.dispatchEvent(new Event(type, { bubbles: true }));
    };
    put(true, MARKED);
    this.#undo = () => put(checked, value);
  }

  /** Takes the mark back, if it was set here. */
  unset(): void {
    this.#undo?.();
    this.#undo = undefined;
  }

  #element(): Element | null {
    return this.#document.getElementById("robot");
  }
}

/** What a field says of a program's attempt. */
const MARKED = "1";

function isBox({ type }: HTMLInputElement): boolean {
  return type === "checkbox" || type === "radio";
}

function isInput(element: Element): element is HTMLInputElement {
  return element.localName === "input";
}
