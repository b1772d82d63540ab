/**
 * What only saved pages need: where elements are, and how they are turned, by their inline styles.
 *
 * It has a name of its own in the package (`#saved-page`), so that who only ever reads pages in a
 * browser can do without, by the condition `@shikiri/live`: then there is {@link live-page.ts} instead.
 */

export { inlineMisdrawing, isTurnedInline } from "./inline-drawing.ts";
export { surveyByStyle } from "./survey-style.ts";
