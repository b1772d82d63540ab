/**
 * What inline styles tell of where elements are, whether they are shown, and how they are turned, and
 * what links tell of the puzzle's id. A saved page has nothing else; of a live one it is a witness more.
 *
 * It has a name of its own in the package (`#saved-page`), so that who only ever reads pages in a
 * browser can do without, by the condition `@shikiri/live`: then there is {@link live-page.ts} instead.
 */

export { inlineMisdrawing, isTurnedInline } from "./inline-drawing.ts";
export { inlineBoxOf } from "./inline-style.ts";
export { isOnScreenInline, visibilityInline } from "./inline-visibility.ts";
export { puzzleIdOf } from "./puzzle-id.ts";
export { styleWitness } from "./style-witness.ts";
export { surveyByStyle } from "./survey-style.ts";
