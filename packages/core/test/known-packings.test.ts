import { describe, expect, it } from "vitest";
import { describeSharedData, knownPackings, type KnownPacking } from "../../../shared-data.ts";
import { arrangements } from "../src/polyomino/arrangements.ts";
import { countPacking } from "../src/polyomino/count.ts";
import type { Packing } from "../src/polyomino/packing.ts";
import { piecesNamed } from "../src/polyomino/piece-sets.ts";
import type { Arrangement } from "../src/polyomino/placements.ts";
import type { Piece } from "../src/polyomino/piece.ts";
import { isFuzzing } from "./runs.ts";
import { packingOf } from "./valid-packing.ts";

const SETS: Readonly<Record<string, string>> = {
  oneSidedPentominoes: "one-sided-pentominoes",
  oneSidedTetrominoes: "one-sided-tetrominoes",
};

/**
 * Whether it is counted here. One-sided pentominoes in 6x15 take a quarter of a minute and more than a
 * gigabyte, so only `pnpm fuzz` counts them; in 9x10 they take days, or some hundred gigabytes.
 */
function isWithinReach({ board, pieces }: KnownPacking): boolean {
  if (pieces !== "oneSidedPentominoes") return true;
  return board !== "9x10" && (board !== "6x15" || isFuzzing);
}

/** The pieces that the data names in its words. */
function piecesOf({ pieces: words, rule }: KnownPacking): readonly Piece[] {
  const [, set = words, without, extra, copies] =
    /^(\w+)(?: without (\w))?(?: \+ (\w) tetromino)?(?: x(\d))?$/.exec(words) ?? [];
  const all = [
    ...piecesNamed(SETS[set] ?? set)!.filter(({ name }) => name !== without),
    ...(extra === undefined ? [] : piecesNamed(`${extra}-tetromino`)!),
  ];
  const most = Number(copies ?? 1);
  return all.map((piece) => ({ ...piece, min: rule.includes("at most") ? 0 : most, max: most }));
}

function packingFrom(known: KnownPacking): Packing {
  return packingOf(known.rows.join("/"), piecesOf(known));
}

/** How many arrangements of a box of pentominoes have the property, up to its four symmetries. */
function countWith(packing: Packing, has: (owners: Owners) => boolean): number {
  let found = 0;
  for (const arrangement of arrangements(packing, { budget: {} })) {
    if (has(ownersOf(packing, arrangement))) found++;
  }
  // No arrangement of the twelve pentominoes in these boxes is its own image.
  return found / 4;
}

/** By row and column: the number of the placement. */
type Owners = readonly (readonly number[])[];

function ownersOf({ board: { size } }: Packing, arrangement: Arrangement): Owners {
  const owners = Array.from({ length: size.height }, () => Array<number>(size.width).fill(-1));
  for (const [index, { cells }] of arrangement.entries()) {
    for (const { x, y } of cells) owners[y]![x] = index;
  }
  return owners;
}

function hasNoCrossing(owners: Owners): boolean {
  for (let y = 1; y < owners.length; y++) {
    for (let x = 1; x < owners[y]!.length; x++) {
      const around = [owners[y]![x], owners[y]![x - 1], owners[y - 1]![x], owners[y - 1]![x - 1]];
      if (new Set(around).size === 4) return false;
    }
  }
  return true;
}

function hasThreeColours(owners: Owners): boolean {
  const beside = Array.from({ length: 12 }, () => new Set<number>());
  for (const [y, row] of owners.entries()) {
    for (const [x, owner] of row.entries()) {
      for (const other of [row[x + 1], owners[y + 1]?.[x]]) {
        if (other === undefined || other === owner) continue;
        beside[owner]!.add(other);
        beside[other]!.add(owner);
      }
    }
  }
  const colours = Array<number>(12).fill(-1);
  const colour = (piece: number): boolean =>
    piece === 12 ||
    [0, 1, 2].some((each) => {
      if ([...beside[piece]!].some((other) => colours[other] === each)) return false;
      colours[piece] = each;
      if (colour(piece + 1)) return true;
      colours[piece] = -1;
      return false;
    });
  return colour(0);
}

describe("known packings", () => {
  describeSharedData(() => {
    const all = knownPackings();
    const counts = all.filter((known) => known.raw !== null && isWithinReach(known));

    it("are many", () => {
      expect(counts.length).toBeGreaterThan(50);
    });

    it.each(counts.map((known) => [known.board, known.pieces, known.rule, known] as const))(
      "%s filled with %s, %s",
      (_, __, ___, known) => {
        const counted = countPacking(packingFrom(known), {
          upToSymmetry: true,
          budget: { timeMs: 600_000 },
          memoryMiB: 8192,
        });
        expect(counted).toMatchObject({
          outcome: "complete",
          count: BigInt(known.raw!),
          upToSymmetry: BigInt(known.upToSymmetry!),
          ...(known.symmetryOrder !== null && { symmetries: { length: known.symmetryOrder } }),
        });
      },
      600_000,
    );

    const withProperty = all.flatMap(({ property, ...known }) => {
      return property === undefined || known.upToSymmetry === null ? [] : [{ ...known, property }];
    });

    it.each(
      withProperty.map(
        (known) => [known.upToSymmetry, known.board, known.property, known] as const,
      ),
    )(
      "%i of the pentominoes in %s have the property: %s",
      (count, _, property, known) => {
        const has = property.includes("four pieces meet") ? hasNoCrossing : hasThreeColours;
        expect(countWith(packingFrom(known), has)).toBe(count);
      },
      120_000,
    );
  });
});
