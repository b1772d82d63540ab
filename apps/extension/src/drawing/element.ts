/**
 * Elements: made by the DOM's own functions, never from markup.
 *
 * Hosts carry all of their style inline and marked important, starting from `all: initial`, so that
 * no rule of a page can change how they look or let them take a click that is meant for the page.
 * Style is set through the CSSOM, which a page's content security policy does not forbid.
 */

const SVG = "http://www.w3.org/2000/svg";

/** CSS properties in their CSS spelling, with values. */
type Style = Readonly<Record<string, string>>;

/**
 * An element of our own name with a shadow root, which the page can look into if it is open; `style`
 * cannot be overruled by the page.
 */
export function createHost(
  document: Document,
  name: string,
  style: Style,
  mode: ShadowRootMode = "open",
): { readonly host: HTMLElement; readonly shadow: ShadowRoot } {
  const host = document.createElement(name);
  // `all` leaves the direction of the page's writing as it is.
  setStyle(host, { all: "initial", direction: "ltr", ...style }, "important");
  return { host, shadow: host.attachShadow({ mode }) };
}

/** Removes every element of that name of ours from the document, whoever put it there. */
export function removeHosts(document: Document, name: string): void {
  for (const host of document.querySelectorAll(name)) host.remove();
}

/** Sets style properties one by one. */
export function setStyle(element: HTMLElement, style: Style, priority = ""): void {
  for (const [property, value] of Object.entries(style)) {
    element.style.setProperty(property, value, priority);
  }
}

/** An SVG element with these attributes. */
export function createSvg(
  document: Document,
  name: string,
  attributes: Readonly<Record<string, string | number>>,
): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** An element with these attributes and contents; text stays text. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  document: Document,
  name: Name,
  attributes: Readonly<Record<string, string | number>>,
  ...contents: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...contents);
  return element;
}
