/**
 * The cases of the mutation suite: which mutation on which board, from one seed.
 *
 * A case is named by its kind, its board and a seed of its own, and its name is enough to make it
 * again. `MUTATION_SEED` sets the seed (a whole number, or `random`), `FUZZ_TIMES` asks for more cases,
 * `MUTATION_CASE` for a single one by its name.
 */

import { PRACTICE_BOARDS } from "../../stand-in/boards.ts";
import { staticBoardHtml } from "../../stand-in/html.ts";
import type { Rows, StandInOptions } from "../../stand-in/options.ts";
import { documentOf } from "../document-of.ts";
import { MUTATIONS } from "./all-mutations.ts";
import { placeOf, type Mutation } from "./mutation.ts";
import { randomOf, type Random } from "./random.ts";

/** One mutated page. */
export interface Case {
  /** Such as `percent / 10x10 / 1234`. */
  readonly name: string;
  readonly mutation: Mutation;
  readonly rows: Rows;
  readonly html: string;
}

/** The seed of a usual run, which is the same everywhere. */
export const USUAL_SEED = 20_260_101;

type BoardName = keyof typeof PRACTICE_BOARDS;

/** Small boards often, each of the large ones for some kinds. */
const SMALL: readonly BoardName[] = [
  "5x5",
  "7x7",
  "10x10",
  "15x10",
  "5x5",
  "7x7",
  "10x10",
  "15x15",
];
const LARGE: readonly BoardName[] = ["20x20", "25x25", "30x30", "40x50"];

/** The seed that this run was asked for. */
export function seedOf(environment: NodeJS.ProcessEnv): number {
  const asked = environment["MUTATION_SEED"];
  if (asked === undefined || asked === "") return USUAL_SEED;
  const seed = asked === "random" ? Math.floor(Math.random() * 2 ** 31) : Number(asked);
  if (!Number.isSafeInteger(seed)) {
    throw new TypeError(`MUTATION_SEED is "${asked}": expected a whole number, or random`);
  }
  return seed;
}

/** The names of all cases of a seed: each kind on each size in turn, `times` over. */
export function caseNames(seed: number, times: number): string[] {
  const random = randomOf(seed);
  return MUTATIONS.flatMap(({ name }, kind) =>
    Array.from({ length: times }, (_, round) => [
      ...SMALL,
      LARGE[(kind + round) % LARGE.length]!,
    ]).flatMap((boards) =>
      boards.map((board) => `${name} / ${board} / ${random.int(0, 2 ** 31 - 1)}`),
    ),
  );
}

/** The case of that name. Throws if there is no such kind, board or seed. */
export function caseNamed(name: string): Case {
  const [kind, board, seed] = name.split(" / ");
  const mutation = MUTATIONS.find((one) => one.name === kind);
  const rows = PRACTICE_BOARDS[board as BoardName] as Rows | undefined;
  if (mutation === undefined || rows === undefined || !/^\d+$/.test(seed ?? "")) {
    throw new TypeError(`"${name}" is no case: expected a kind, a board and a seed`);
  }
  const random = randomOf(Number(seed));
  const document = documentOf(staticBoardHtml({ rows, ...lookOf(random) }));
  const root = document.querySelector<HTMLElement>(".board-back")!;
  const cells = [...root.querySelectorAll<HTMLElement>(":scope > .cell")];
  const size = { width: rows[0]!.length, height: rows.length };
  // The page's script gives the stage the board's extent.
  const { width, height } = placeOf(root);
  document.querySelector("#stage")?.setAttribute("style", `width:${width}px; height:${height}px`);
  mutation.apply({ document, root, cells, size }, random);
  return { name, mutation, rows, html: document.documentElement.outerHTML };
}

/** How the page looks before it is mutated. */
function lookOf({ pick, int }: Random): Partial<StandInOptions> {
  return {
    style: pick(["modern", "classic"]),
    cellSize: pick([20, 24, 30, 37.5]),
    gutter: pick([0, 0, 3]),
    clueInset: pick([0, 0, 1]),
    clueText: pick(["direct", "nested"]),
    cellClasses: pick(["", "selectable", "selectable cell-off"]),
    night: int(0, 3) === 0,
  };
}
