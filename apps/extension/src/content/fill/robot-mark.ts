/**
 * The robot mark: the site's own way to say that an attempt is a program's.
 *
 * `#robot` has such an attempt counted in a table of its own. It is a box to be ticked or a field
 * with a value, or there is none. What was set here can be taken back, for an attempt that comes to nothing.
 */

/** A page's mark, if it has one. */
export class RobotMark {
  readonly #document: Document;
  #undo: (() => unknown) | undefined;

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
    return mark.type === "checkbox" ? mark.checked : mark.value === MARKED;
  }

  /** Sets the mark, if the page lets it. */
  set(): void {
    const mark = this.#element();
    if (mark === null || this.isSet || !isInput(mark) || mark.disabled) return;
    const { checked, value } = mark;
    if (mark.type === "checkbox") {
      put(mark, true);
      this.#undo = () => mark.checked && put(mark, checked);
    } else {
      mark.value = MARKED;
      this.#undo = () => {
        if (mark.value === MARKED) mark.value = value;
      };
    }
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

/** Ticks a box or not, and lets the page hear of it. */
function put(box: HTMLInputElement, isChecked: boolean): void {
  box.checked = isChecked;
  for (const type of ["input", "change"]) box.dispatchEvent(new Event(type, { bubbles: true }));
}

/** A button or a line of text of that name is another thing. */
function isInput(element: Element): element is HTMLInputElement {
  return (
    element.localName === "input" &&
    /^(?:checkbox|hidden)$/.test((element as HTMLInputElement).type)
  );
}
