/**
 * The robot mark: the site's own way to say that an attempt is a program's.
 *
 * `#robot` has such an attempt counted in a table of its own. It is a box to be ticked or a field
 * with a value, or there is none; a page that has several of that name has each of them set. What was
 * set here can be taken back, for an attempt that comes to nothing, and else is kept set.
 */

/** Milliseconds between two looks at whether the mark is still set. */
const WATCH_MS = 250;

/** A page's mark, if it has one. */
export class RobotMark {
  readonly #document: Document;
  /** Whether the page had a mark when it was first looked for. */
  readonly exists: boolean;
  #undo: (() => void)[] = [];

  constructor(document: Document) {
    this.#document = document;
    this.exists = this.#elements().length > 0;
  }

  /** Whether the mark is set and will count, or there never was one. */
  get isSet(): boolean {
    const marks = this.#elements();
    return marks.length > 0 ? marks.every(isMarked) : !this.exists;
  }

  /** Sets the mark, as far as the page lets it. */
  set(): void {
    for (const mark of this.#elements()) {
      if (!canMark(mark) || isMarked(mark)) continue;
      const { checked, value } = mark;
      if (mark.type === "checkbox") {
        put(mark, true);
        this.#undo.push(() => mark.checked && put(mark, checked));
      } else {
        mark.value = MARKED;
        this.#undo.push(() => {
          if (mark.value === MARKED) mark.value = value;
        });
      }
    }
  }

  /** Takes the mark back, as far as it was set here. */
  unset(): void {
    for (const undo of this.#undo) undo();
    this.#undo = [];
  }

  /** Sets it again whenever the page has taken it back, until it is over, or the player's hand does. */
  keep(isOver: () => boolean): void {
    const watch = new AbortController();
    const timer = setInterval(() => {
      if (isOver()) watch.abort();
      else if (!this.isSet) this.set();
    }, WATCH_MS);
    watch.signal.addEventListener("abort", () => clearInterval(timer));
    const notice = ({ isTrusted, target }: Event): void => {
      if (isTrusted && this.#elements().some((mark) => mark === target)) watch.abort();
    };
    this.#document.addEventListener("click", notice, { capture: true, signal: watch.signal });
  }

  #elements(): readonly Element[] {
    return [...this.#document.querySelectorAll("#robot")];
  }
}

/** What a field says of a program's attempt. */
const MARKED = "1";

/** Ticks a box or not, and lets the page hear of it. */
function put(box: HTMLInputElement, isChecked: boolean): void {
  box.checked = isChecked;
  for (const type of ["input", "change"]) box.dispatchEvent(new Event(type, { bubbles: true }));
}

function isMarked(mark: Element): boolean {
  return canMark(mark) && (mark.type === "checkbox" ? mark.checked : mark.value === MARKED);
}

/** A button or a line of text of that name is another thing; what is disabled is not sent. */
function canMark(element: Element): element is HTMLInputElement {
  return (
    element.localName === "input" &&
    /^(?:checkbox|hidden)$/.test((element as HTMLInputElement).type) &&
    !element.matches(":disabled")
  );
}
