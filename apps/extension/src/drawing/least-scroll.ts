/** Scrolling by the least that brings an element into view, at once; nothing moves if all of it is seen. */
export const LEAST_SCROLL: ScrollIntoViewOptions = {
  block: "nearest",
  inline: "nearest",
  behavior: "instant",
};
