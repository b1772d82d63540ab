/** The puzzle that a page has once the board has gone that it was filled on. */

import { hearGame, type Board } from "@shikiri/scraper";

/**
 * By what the page's game tells: the `same` one, which is also the answer where it tells nothing; or
 * another one, on which nothing is drawn yet (`fresh`), or something (`drawn-on`).
 */
export function puzzleNow(board: Board, told: unknown): "same" | "fresh" | "drawn-on" {
  const heard = hearGame(board, told);
  if (!heard.ok || heard.value.witnesses.game.says !== "differs") return "same";
  return isEmpty(typeof told === "string" ? (JSON.parse(told) as unknown) : told)
    ? "fresh"
    : "drawn-on";
}

function isEmpty(game: unknown): boolean {
  const { status } = game as { readonly status?: unknown };
  return Array.isArray(status) && status.flat().every((entry) => entry === -1);
}
