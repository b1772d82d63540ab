/**
 * The mutation suite: pages unlike the site's, and boards that are damaged.
 *
 * What keeps the meaning must be read, whatever the markup; what is damaged or doubtful must be
 * refused; and nothing must ever be read as another board. In Chromium every case counts; without
 * layout (linkedom) those that do not need it.
 */

import { rowsOf } from "@shikiri/core";
import type { Page } from "puppeteer-core";
import { describe, expect, it } from "vitest";
import { readBoard, type ReadErrorKind } from "../src/index.ts";
import type * as scraperModule from "../src/index.ts";
import { describeInChromium } from "./browser.ts";
import { documentOf } from "./document-of.ts";
import { caseNamed, caseNames, seedOf, USUAL_SEED, type Case } from "./mutations/cases.ts";
import { checkTable, type Outcome } from "./mutations/table.ts";

declare const scraper: typeof scraperModule;

const SEED = seedOf(process.env);
const TIMES = Math.ceil(Number(process.env["FUZZ_TIMES"] ?? "1"));
const ONLY = process.env["MUTATION_CASE"];
const NAMES = ONLY === undefined ? caseNames(SEED, TIMES) : [ONLY];
const BATCH = 40;
const ADVICE = `seed ${SEED}; alone: MUTATION_CASE="NAME" pnpm exec vitest run test/mutations.test.ts`;

describe("a mutated page", () => {
  it("is one of at least 500, of at least 20 kinds", () => {
    const names = caseNames(USUAL_SEED, 1);
    expect(names.length).toBeGreaterThanOrEqual(500);
    expect(new Set(names.map((name) => name.split(" / ")[0])).size).toBeGreaterThanOrEqual(20);
  });

  describe("without layout, is read or refused as on a live one, and where that needs layout never read wrongly", () => {
    it.each(batches())(`cases %i to %i (${ADVICE})`, (from, to) => {
      const faults = NAMES.slice(from, to).flatMap((name) => {
        const one = caseOf(name);
        const outcome = savedOutcome(one);
        const isRefused = outcome !== "read" && outcome !== "wrong";
        const { keeps, needsLayout } = one.mutation;
        const isRight = needsLayout ? outcome !== "wrong" : isRefused !== keeps;
        return isRight ? [] : [`${name}: ${outcome}`];
      });
      expect(faults).toStrictEqual([]);
    });
  });

  describeInChromium("on a live page", (open) => {
    const outcomes: [Case, Outcome][] = [];
    let blank: Promise<Page> | undefined;

    it.each(batches())(
      `is read if it keeps the meaning, and refused otherwise: cases %i to %i (${ADVICE})`,
      async (from, to) => {
        blank ??= open("<!doctype html>");
        const page = await blank;
        const faults: string[] = [];
        for (const name of NAMES.slice(from, to)) {
          const one = caseOf(name);
          const outcome = await liveOutcome(page, one);
          outcomes.push([one, outcome]);
          const isRight = one.mutation.keeps
            ? outcome === "read"
            : !["read", "wrong"].includes(outcome);
          if (!isRight) faults.push(`${name}: ${outcome}`);
        }
        expect(faults).toStrictEqual([]);
      },
    );

    it.skipIf(ONLY !== undefined || SEED !== USUAL_SEED || TIMES !== 1)(
      "is in the README's table",
      () => {
        expect(outcomes).toHaveLength(NAMES.length);
        expect(checkTable(outcomes)).toBe("up to date");
      },
    );
  });
});

const made = new Map<string, Case>();

/** The case of that name, made once. */
function caseOf(name: string): Case {
  const known = made.get(name);
  if (known !== undefined) return known;
  const one = caseNamed(name);
  made.set(name, one);
  return one;
}

function batches(): [number, number][] {
  const starts = Array.from({ length: Math.ceil(NAMES.length / BATCH) }, (_, i) => i * BATCH);
  return starts.map((start) => [start, Math.min(NAMES.length, start + BATCH)]);
}

function savedOutcome({ html, rows }: Case): Outcome {
  const board = readBoard(documentOf(`<!doctype html>${html}`));
  if (!board.ok) return board.error.kind;
  return JSON.stringify(rowsOf(board.value.puzzle)) === JSON.stringify(rows) ? "read" : "wrong";
}

async function liveOutcome(page: Page, { html, rows, mutation }: Case): Promise<Outcome> {
  const read = await page.evaluate(readInPage, html, mutation.arrives);
  if (typeof read === "string") return read;
  return JSON.stringify(read) === JSON.stringify(rows) ? "read" : "wrong";
}

/** Shows the page and reads it: the rows, or the kind of the error. Runs in the page. */
async function readInPage(
  html: string,
  arrives: "late" | "by rows" | undefined,
): Promise<number[][] | ReadErrorKind> {
  document.documentElement.innerHTML = html.replace(/^<html[^>]*>|<\/html>$/g, "");
  document.documentElement.dir = /^<html[^>]* dir="rtl"/.test(html) ? "rtl" : "";
  const root = document.querySelector(".board-back");
  if (arrives === undefined || root === null) return rowsOrKind(scraper.readBoard(document));
  const awaited = scraper.waitForBoard(document);
  const cells = [...root.children];
  root.replaceChildren();
  const chunk = arrives === "late" ? cells.length : Math.ceil(cells.length / 7);
  for (let i = 0; i < cells.length; i += chunk) {
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
    root.append(...cells.slice(i, i + chunk));
  }
  return rowsOrKind(await awaited);

  function rowsOrKind(board: ReturnType<typeof scraper.readBoard>): number[][] | ReadErrorKind {
    if (!board.ok) return board.error.kind;
    const { size, clues } = board.value.puzzle;
    const rows = Array.from({ length: size.height }, () => Array<number>(size.width).fill(0));
    for (const { x, y, area } of clues) rows[y]![x] = area as number;
    return rows;
  }
}
