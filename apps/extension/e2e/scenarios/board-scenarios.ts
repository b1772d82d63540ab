/** Scenarios of one click on the many pages that a board may be on. */

import { MOBILE_SITE, SITE } from "@shikiri/scraper/browsers";
import { PRACTICE_BOARDS, type StandInOptions } from "@shikiri/scraper/stand-in";
import type { Scenario } from "./scenario.ts";

const BOARD = PRACTICE_BOARDS["10x10"];
const SAVED = BOARD.toReversed();

const HOSTS: readonly (readonly [string, string])[] = [
  ["www.puzzle-shikaku.com", SITE],
  ["puzzle-shikaku.com", "https://puzzle-shikaku.com/"],
  ["fr.puzzle-shikaku.com", "https://fr.puzzle-shikaku.com/?size=2"],
  ["cn.puzzle-shikaku.com", "https://cn.puzzle-shikaku.com/"],
  ["one puzzle's address", `${SITE}?specific=1&size=2&specid=1234`],
  ["the address for embedding", `${SITE}?e=MjoxMjM0`],
  ["any other host", "https://practice.example/"],
];

type Variant = Omit<StandInOptions, "rows">;

const VARIANTS: readonly (readonly [string, Variant])[] = [
  ["built half a second late", { lateMs: 500 }],
  ["under a consent layer", { consent: true }],
  ["classic style", { style: "classic" }],
  ["modern style", { style: "modern" }],
  ["night mode", { night: true, cellSize: 40 }],
  ["gutters after every fifth", { gutter: 7, cellSize: 21 }],
  ["clue cells that are smaller", { clueInset: 2, separator: 4 }],
  ["nested numbers, more classes", { clueText: "nested", cellClasses: "selectable cell-off" }],
  ["tiny cells without separators", { cellSize: 9, separator: 0 }],
  ["rectangles of the player", { drawn: [{ x: 0, y: 0, width: 4, height: 3 }] }],
  ["task of another puzzle", { task: "other" }],
  ["corrupted task", { task: "corrupted" }],
  ["no task", { task: "absent" }],
];

const ZOOMS = [0.2, 0.5, 1, 2, 5];

const answered = (
  group: string,
  title: string,
  options: StandInOptions,
  address?: string,
): Scenario => ({
  group,
  title,
  play: async (stage) => {
    await stage.open(options, address === undefined ? {} : { address });
    await stage.click();
    await stage.expectAnswer(options.savedGame ?? options.rows);
    await stage.expectBadge("✓");
  },
});

/** The answer drawn on each of them. */
export const BOARD_SCENARIOS: readonly Scenario[] = [
  ...HOSTS.map(([title, address]) => answered("address", title, { rows: BOARD }, address)),
  answered("address", "the mobile site", { rows: BOARD, site: "mobile" }, MOBILE_SITE),
  ...Object.entries(PRACTICE_BOARDS).map(([size, rows]) =>
    answered("size", size, { rows, cellSize: 16 }),
  ),
  ...VARIANTS.map(([title, variant]) => answered("page", title, { rows: BOARD, ...variant })),
  answered("page", "a restored saved game", { rows: BOARD, savedGame: SAVED }),
  ...ZOOMS.map((zoom) => answered("zoom", `× ${zoom}`, { rows: BOARD, zoom })),
];
