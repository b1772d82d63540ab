/**
 * Elements: made by the DOM's own functions, never from markup.
 *
 * Hosts carry all of their style inline and marked important, starting from `all: initial`, so that
 * no rule of a page can change how they look or let them take a click that is meant for the page.
 * Style is set through the CSSOM, which a page's content security policy does not forbid. They are
 * plain elements of HTML, which no page can define: one that defines an element gets at a closed
 * shadow tree of it, and runs its own code when one is made.
 */

const SVG = "http://www.w3.org/2000/svg";

/** What our elements on pages are; those of an earlier instance of the extension are found by it. */
type HostName = "overlay" | "panel";

/** The attribute that says so. */
const HOST_ATTRIBUTE = "data-shikiri";

/** CSS properties in their CSS spelling, with values. */
type Style = Readonly<Record<string, string>>;

/**
 * An element of ours with a shadow root, which the page can look into if it is open; `style` cannot be
 * overruled by the page.
 */
export function createHost(
  document: Document,
  name: HostName,
  style: Style,
  mode: ShadowRootMode = "open",
): { readonly host: HTMLElement; readonly shadow: ShadowRoot } {
  const host = document.createElement("div");
  host.setAttribute(HOST_ATTRIBUTE, name);
  // `all` leaves the direction of the page's writing as it is.
  styleHost(host, { all: "initial", direction: "ltr", ...style });
  return { host, shadow: host.attachShadow({ mode }) };
}

/** What each host was styled with. */
const styles = new WeakMap<HTMLElement, Style>();

/** Sets style properties of a host. */
export function styleHost(host: HTMLElement, style: Style): void {
  styles.set(host, { ...styles.get(host), ...style });
  setStyle(host, style, "important");
}

/** Whether a host's inline style is what it was styled with. */
export function keepsStyle(host: HTMLElement): boolean {
  const [text, found] = [styleTextFor(host), host.style.cssText];
  return found === text || declarationsIn(found) === declarationsIn(text);
}

/** Has a host's inline style be so again. */
export function restoreStyle(host: HTMLElement): void {
  host.style.cssText = styleTextFor(host);
}

function styleTextFor(host: HTMLElement): string {
  const wanted = host.ownerDocument.createElement("div");
  setStyle(wanted, styles.get(host) ?? {}, "important");
  return wanted.style.cssText;
}

/** The declarations, in an order that does not depend on when each was made. */
function declarationsIn(text: string): string {
  const parts = text.split(";").map((part) => part.trim());
  return parts.toSorted().join(";");
}

/** Every element of that name of ours in the document or element, whoever put it there. */
export function hostsIn(parent: ParentNode, name: HostName): Iterable<HTMLElement> {
  return parent.querySelectorAll<HTMLElement>(`div[${HOST_ATTRIBUTE}=${name}]`);
}

/** Removes all of them. */
export function removeHosts(parent: ParentNode, name: HostName): void {
  for (const host of hostsIn(parent, name)) host.remove();
}

/** Whether the element is one of ours of that name. */
export function isHost(element: Element, name: HostName): boolean {
  return element.getAttribute(HOST_ATTRIBUTE) === name;
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
