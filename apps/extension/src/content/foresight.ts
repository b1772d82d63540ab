/**
 * Foresight: solving begins as soon as the page's own game has told its puzzle.
 *
 * That is known well before the screen is read, and is mostly the same. The screen decides: what was
 * asked for ahead is the reply to exactly that request, once, and to nothing else.
 */

import type { Ports } from "./ports.ts";

type Ask = Ports["ask"];

/**
 * Two functions: `ask`, whose reply may have been asked for ahead; and `foresee`, which asks ahead for the
 * answer to what the page's game tells, if that is a puzzle at all.
 */
export function foresightOf(ask: Ask): readonly [ask: Ask, foresee: (told: unknown) => void] {
  let ahead: readonly [request: string, reply: Promise<unknown>] | undefined;
  return [
    (request) => {
      const [known, reply] = ahead ?? [];
      // What is cancelled, or has another in its place, is answered with that alone.
      if (/solve|cancel/.test(request.kind)) ahead = undefined;
      return known === JSON.stringify(request) ? reply! : ask(request);
    },
    (told) => {
      try {
        const request = { kind: "solve", rows: JSON.parse(told as string).task } as const;
        ahead = [JSON.stringify(request), ask(request)];
      } catch {
        // The page has no game.
      }
    },
  ];
}
