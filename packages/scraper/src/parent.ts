/**
 * The parent of a node on a live page, which no page can hide.
 *
 * A form's controls take the place of its properties: with one that is named `parentElement`, a walk
 * outwards by that property never ends. The platform's own getter is not fooled.
 */

/** The element around the node, as the window's own document tree has it; null if there is none. */
export function parentOf(node: Node, view: Window & typeof globalThis): Element | null {
  return Reflect.get(view.Node.prototype, "parentElement", node) as Element | null;
}
