/** The pages on the rules: each has the picture and the sentence that its example gives. */

import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  describeSharedData,
  sharedBoards,
  siteBoards,
  type SharedBoard,
} from "../../../shared-data.ts";
import { drawDeduction } from "../src/render/svg-deduction.ts";
import { explain } from "../src/shikaku/explain.ts";
import { grade } from "../src/shikaku/grade.ts";
import { rowsOf, type Puzzle } from "../src/shikaku/puzzle.ts";
import { RULE_NAMES, type RuleName } from "../src/shikaku/rules/rule.ts";
import { TIERS } from "../src/shikaku/tier.ts";
import { wordDeduction } from "../src/shikaku/words/word-deduction.ts";
import { boardFor } from "./ruled-boards.ts";
import { validPuzzle } from "./valid-puzzle.ts";

const RULES = new URL("../../../docs/rules/", import.meta.url);

/** A room, where the board for region counting has a pocket. */
const ROOM = validPuzzle([
  [4, 0, 0, 0, 2, 1],
  [0, 2, 4, 0, 0, 0],
  [0, 0, 0, 2, 0, 2],
  [0, 4, 0, 1, 1, 1],
]);

const EXAMPLES: readonly (readonly [string, RuleName, Puzzle])[] = [
  ...RULE_NAMES.map((rule) => [rule, rule, boardFor(rule)] as const),
  ["region-counting-room", "region-counting", ROOM],
];

describe("the pages on the rules", () => {
  it.each(RULE_NAMES)("has a page, in the order of difficulty: %s", (rule) => {
    const links = [...pageText("README").matchAll(/\]\(([a-z-]+)\.md\)/g)].map((match) => match[1]);
    expect([...new Set(links)]).toEqual(RULE_NAMES);
    expect(existsSync(new URL(`${rule}.md`, RULES))).toBe(true);
  });

  it.each(EXAMPLES)("shows what the rule finds on its board: %s", async (name, rule, puzzle) => {
    const { steps } = explain(puzzle);
    const at = steps.findIndex((step) => step.rule === rule);
    const known = steps
      .slice(0, at)
      .flatMap(({ effect }) => ("fixes" in effect ? [effect.fixes] : []));
    const picture = drawDeduction(puzzle, known, steps[at]!, { title: rule });
    await expect(picture).toMatchFileSnapshot(`../../../docs/pictures/rules/${name}.svg`);

    const page = pageText(rule);
    expect(page).toContain(`../pictures/rules/${name}.svg`);
    expect(page).toContain(
      rowsOf(puzzle)
        .map((row) => row.join(" "))
        .join("\n"),
    );
    expect(page.replaceAll(/\n(> )?/g, " ")).toContain(` ${wordDeduction(steps[at]!, "en")}`);
  });
});

describeSharedData(() => {
  it("has the distribution of published boards over the tiers", () => {
    const rows = [
      distributionRow("puzzle-shikaku.com", siteBoards()),
      distributionRow("public collections", sharedBoards("corpus")),
      distributionRow("sgt-rect, 20x20 to 100x100", sharedBoards("large")),
      distributionRow("with `?` clues", sharedBoards("unknown-clues")),
    ];
    const page = pageText("README").replaceAll(/ +/g, " ");
    expect(rows.filter((row) => !page.includes(row))).toEqual([]);
  });

  it("has the distribution of the collections' boards over the hardest rules", () => {
    const hardest = sharedBoards("corpus").map(({ rows }) => {
      const graded = grade(validPuzzle(rows));
      return graded.outcome === "unique" ? graded.hardestRule : undefined;
    });
    const page = pageText("README").replaceAll(/ +/g, " ");
    const rows = RULE_NAMES.map((rule) => {
      const boards = hardest.filter((each) => each === rule).length;
      return `| [\`${rule}\`](${rule}.md) | ${boards} |`;
    });
    expect(rows.filter((row) => !page.includes(row))).toEqual([]);
  });
});

function pageText(name: string): string {
  return readFileSync(new URL(`${name}.md`, RULES), "utf8");
}

/** The row of the table: how many boards with one answer there are, and how many of each tier. */
function distributionRow(name: string, boards: readonly SharedBoard[]): string {
  const tiers = boards.flatMap(({ rows }) => {
    const graded = grade(validPuzzle(rows));
    return graded.outcome === "unique" ? [graded.tier] : [];
  });
  const counts = TIERS.map((tier) => tiers.filter((each) => each === tier).length);
  return `| ${[name, tiers.length, ...counts].join(" | ")} |`;
}
