import { readFileSync } from "node:fs";
import { drawSvg, parsePuzzle, solve } from "@shikiri/core";
import { PRACTICE_BOARDS, staticBoardHtml } from "@shikiri/scraper/stand-in";
import { describe, expect, it } from "vitest";

/** Made files in docs/: `pnpm test:repo -u` makes them anew. */
describe("docs/", () => {
  it("has the practice page, as a browser would save it", async () => {
    const page = staticBoardHtml({ rows: PRACTICE_BOARDS["10x10"] });
    await expect(page).toMatchFileSnapshot("../docs/examples/practice-page.html");
  });

  it("has the picture of the README's board, as `shikiri solve --svg` draws it", async () => {
    const text = readFileSync(new URL("../docs/examples/board.txt", import.meta.url), "utf8");
    const puzzle = parsePuzzle(text);
    if (!puzzle.ok) throw new Error(puzzle.error.message);
    const picture = drawSvg(puzzle.value, solve(puzzle.value).answers[0]);
    await expect(picture).toMatchFileSnapshot("../docs/pictures/board.svg");
  });
});
