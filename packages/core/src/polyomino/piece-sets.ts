/**
 * Piece sets, and single pieces, by name.
 *
 * The letters of pentominoes are Golomb's ("Polyominoes", 1965); the mirror image of a one-sided one
 * has the small letter. Tetrominoes have the usual letters, Z and J for the mirror images of S and L.
 * Hexominoes and heptominoes have none in the literature: theirs only say their places in our order.
 */

import { moved, normalized, TURNS, ISOMETRIES } from "./isometry.ts";
import { nameOfPiece } from "./orientations.ts";
import { cellsOfPicture, type Piece, type PieceKind } from "./piece.ts";
import { polyominoes } from "./polyominoes.ts";

/** By number of cells: what such a polyomino is called. */
const NOUNS = [
  "",
  "monomino",
  "domino",
  "tromino",
  "tetromino",
  "pentomino",
  "hexomino",
  "heptomino",
];

/** By number of cells, up to 5: the pieces with letters, as rows of their pictures, in the usual order. */
const PICTURES: readonly Readonly<Record<string, string>>[] = [
  {},
  { O: "*" },
  { I: "**" },
  { I: "***", V: "**/*" },
  { I: "****", O: "**/**", T: "***/ *", S: " **/**", L: "*/*/**" },
  {
    F: " **/**/ *",
    P: "**/**/*",
    I: "*****",
    N: "***/  **",
    L: "*/*/*/**",
    T: "***/ */ *",
    U: "***/* *",
    V: "***/*/*",
    W: " **/**/*",
    X: " */***/ *",
    Y: "****/ *",
    Z: "**/ */ **",
  },
];

/** What mirror images are called that are pieces of their own, where it is not the small letter. */
const MIRROR_NAMES: Readonly<Record<string, string>> = { S4: "Z", L4: "J" };

/** Names for pieces without letters of their own. */
const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** The least and most cells of the pieces in sets that mix sizes. */
const MIXED = [1, 2, 3, 4, 5].flatMap((least) =>
  [2, 3, 4, 5, 6].filter((most) => most > least).map((most) => [least, most] as const),
);

/** By name: how the pieces of the set are made. */
const SETS: ReadonlyMap<string, () => readonly Piece[]> = new Map([
  ...[1, 2, 3, 4, 5, 6, 7].map((cells) => [plural(cells), () => pieces(cells, "free")] as const),
  ...[4, 5, 6].map(
    (cells) => [`one-sided-${plural(cells)}`, () => pieces(cells, "one-sided")] as const,
  ),
  ...MIXED.map(([least, most]) => [`mixed-${least}-${most}`, () => mixed(least, most)] as const),
]);

/**
 * The names of all sets: `pentominoes`, `one-sided-tetrominoes`, `mixed-1-5` (all free pieces of one to
 * five cells) and so on. Single pieces are `F-pentomino`, `O-tetromino`, `monomino` and so on.
 */
export const PIECE_SET_NAMES: readonly string[] = [...SETS.keys()];

/** The pieces of a set, or the single piece, of that name, each once; nothing where there is none. */
export function piecesNamed(name: string): readonly Piece[] | undefined {
  const set = SETS.get(name);
  if (set !== undefined) return set();
  const [, letter, noun] = /^(.)-(.+)$/.exec(name) ?? [];
  const cells = NOUNS.indexOf(noun ?? name);
  if (cells < 1) return undefined;
  const found = pieces(cells, "free").filter((piece) => cells < 3 || piece.name === letter);
  return found.length === 0 ? undefined : found;
}

/**
 * The same pieces under names that tell them apart: where pieces of different shapes share a name, each
 * of them has its number of cells put after it, as in `I4` and `I5`.
 */
export function withDistinctNames(all: readonly Piece[]): readonly Piece[] {
  const shapes = new Map<string, Set<string>>();
  for (const piece of all) {
    const known = shapes.get(piece.name) ?? new Set();
    shapes.set(piece.name, known.add(nameOfPiece(piece)));
  }
  return all.map((piece) =>
    shapes.get(piece.name)!.size === 1
      ? piece
      : { ...piece, name: `${piece.name}${piece.cells.length}` },
  );
}

/** All pieces of so many cells, with letters where they have them. */
function pieces(cells: number, kind: PieceKind): readonly Piece[] {
  const once = { kind, min: 1, max: 1 } as const;
  const pictures = PICTURES[cells];
  if (pictures === undefined) {
    return polyominoes(cells, kind).map((shape, index) => ({
      name: SIGNS[index] ?? `#${index + 1}`,
      cells: shape,
      ...once,
    }));
  }
  const named = Object.entries(pictures).map(([name, picture]): Piece => {
    return { name, cells: cellsOfPicture(picture.split("/")), ...once };
  });
  if (kind === "free") return named;
  const mirrored = named.map((piece): Piece => {
    const name = MIRROR_NAMES[`${piece.name}${cells}`] ?? piece.name.toLowerCase();
    return { ...piece, name, cells: normalized(moved(FLIP, piece.cells)) };
  });
  const shapes = new Set(named.map(nameOfPiece));
  return [...named, ...mirrored.filter((piece) => !shapes.has(nameOfPiece(piece)))];
}

const FLIP = ISOMETRIES[TURNS.length]!;

function mixed(least: number, most: number): readonly Piece[] {
  const sizes = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  return sizes.flatMap((cells) =>
    pieces(cells, "free").map((piece) => ({ ...piece, name: `${piece.name}${cells}` })),
  );
}

function plural(cells: number): string {
  return cells < 3 ? NOUNS[cells]! : `${NOUNS[cells]}es`;
}
