import { readFileSync } from "node:fs";
import {
  arrangements,
  checkPacking,
  drawContactSheet,
  drawPackingSvg,
  drawPieces,
  drawSvg,
  packing,
  parseArrangement,
  parseBoard,
  parsePieces,
  parsePuzzle,
  solve,
  type Packing,
  type Result,
} from "@shikiri/core";
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

  it("has the picture of the twelve pentominoes", async () => {
    const picture = drawPieces(valueOf(parsePieces("pentominoes")), { title: "The pentominoes" });
    await expect(picture).toMatchFileSnapshot("../docs/pictures/pentominoes.svg");
  });

  it.each(["8x8", "20x3", "15x4", "12x5", "10x6"])(
    "has the picture of the %s box, filled with them",
    async (name) => {
      const url = new URL(`../docs/examples/packings/${name}.txt`, import.meta.url);
      const letters = readFileSync(url, "utf8");
      const box = packingOf(letters.replaceAll(/\w/g, "."), "pentominoes");
      const arrangement = valueOf(parseArrangement(letters, box));
      expect(checkPacking(box, arrangement)).toEqual([]);
      const picture = drawPackingSvg(box, arrangement);
      await expect(picture).toMatchFileSnapshot(`../docs/pictures/packing-${name}.svg`);
    },
  );

  it("has a contact sheet, of all ways to fill 5x3 with three different pentominoes", async () => {
    const box = packingOf("5x3", "pentominoes 0..1");
    const sheet = drawContactSheet(box, [...arrangements(box)]);
    await expect(sheet).toMatchFileSnapshot("../docs/pictures/contact-sheet.svg");
  });
});

/** The packing problem of two texts. */
function packingOf(board: string, pieces: string): Packing {
  return valueOf(packing(valueOf(parseBoard(board)).board, valueOf(parsePieces(pieces))));
}

function valueOf<T>(result: Result<T, { readonly message: string }>): T {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}
