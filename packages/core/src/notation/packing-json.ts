/**
 * Arrangements as JSON: `[{"piece": "F", "cells": [[0, 0], [1, 0], ...]}, ...]`, cells as `[x, y]`.
 *
 * Unlike a letter grid it keeps touching copies of a piece apart, and says of a wrong arrangement where
 * pieces overlap. The output of a solver is read too: an object with `answers`, of which the first counts.
 */

import { err, ok, type InputError, type Result } from "../base/result.ts";
import { quote } from "../base/text.ts";
import { byRow } from "../polyomino/isometry.ts";
import type { Packing } from "../polyomino/packing.ts";
import type { Arrangement, Placement } from "../polyomino/placements.ts";
import { badJson, isRecord } from "./json-values.ts";
import { didYouMean } from "./near-miss.ts";

/** Why a JSON value is no arrangement. */
export type JsonArrangementError = InputError<"bad-json" | "unknown-piece">;

/** A placement as JSON: the piece's name, and its cells as columns and rows. */
export interface JsonPlacement {
  readonly piece: string;
  readonly cells: readonly (readonly [x: number, y: number])[];
}

/** The arrangement as a JSON value: {@link readJsonArrangement} reads it back. */
export function jsonArrangement(
  { pieces }: Packing,
  arrangement: Arrangement,
): readonly JsonPlacement[] {
  return arrangement.map(({ piece, cells }) => ({
    piece: pieces[piece]!.name,
    cells: cells.map(({ x, y }) => [x, y] as const),
  }));
}

/**
 * The arrangement that a parsed JSON value holds, in the order of first cells. Whether it is an answer
 * is for the checker to say.
 *
 * Errors: `bad-json` (the value has another shape), `unknown-piece`.
 */
export function readJsonArrangement(
  value: unknown,
  { pieces }: Packing,
): Result<Arrangement, JsonArrangementError> {
  const list = isRecord(value) && Array.isArray(value["answers"]) ? value["answers"][0] : value;
  if (!Array.isArray(list)) {
    return badJson('expected a list of placements, each with "piece" and "cells"');
  }
  const numbers = new Map(pieces.map(({ name }, number) => [name, number]));
  const placements: Placement[] = [];
  for (const [index, each] of (list as readonly unknown[]).entries()) {
    if (!isRecord(each) || typeof each["piece"] !== "string" || !Array.isArray(each["cells"])) {
      return badJson(`placement ${index}: expected an object with "piece" and "cells"`);
    }
    const piece = numbers.get(each["piece"]);
    if (piece === undefined) {
      const names = [...numbers.keys()];
      const message = `placement ${index}: found the piece ${quote(each["piece"])}, which is none of the pieces${didYouMean(each["piece"], names)}`;
      return err({ kind: "unknown-piece", message });
    }
    const cells: { x: number; y: number }[] = [];
    for (const cell of each["cells"] as readonly unknown[]) {
      const [x, y] = Array.isArray(cell) ? (cell as readonly unknown[]) : [];
      if (!Number.isSafeInteger(x) || !Number.isSafeInteger(y)) {
        return badJson(
          `placement ${index}: expected cells as [column, row], two whole numbers each`,
        );
      }
      cells.push({ x: x as number, y: y as number });
    }
    if (cells.length === 0) return badJson(`placement ${index}: found no cells`);
    placements.push({ piece, cells: cells.toSorted(byRow) });
  }
  return ok(placements.toSorted((a, b) => byRow(a.cells[0]!, b.cells[0]!)));
}
