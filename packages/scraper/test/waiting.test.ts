/** `waitForBoard`, in a browser: boards that come late, grow, or never come. */

import { describe, expect, it } from "vitest";
import type * as scraperModule from "../src/index.ts";
import { waitForBoard } from "../src/index.ts";
import { PRACTICE_BOARDS } from "../stand-in/boards.ts";
import { standInHtml, staticBoardHtml } from "../stand-in/html.ts";
import type { StandInOptions } from "../stand-in/options.ts";
import { describeInChromium, type OpenPage } from "./browser.ts";
import { documentOf } from "./document-of.ts";

declare const scraper: typeof scraperModule;

const { "5x5": SMALL, "10x10": MIDDLE } = PRACTICE_BOARDS;

describeInChromium("waitForBoard", (open) => {
  describe("answers, where a board is there,", () => {
    it.each([
      ["task", { task: "true" }, "undefined"],
      ["game", { task: "absent" }, "async () => scraper.readGame()"],
      ["game, though its task is another's,", { task: "other" }, "async () => scraper.readGame()"],
    ] as const)(
      "before any time has passed if the page's %s is the same",
      async (_, options, askGame) => {
        const { isRead } = await answered(open, options, askGame, "window.setTimeout = () => 0");
        expect(isRead).toBe(true);
      },
    );

    it.each([
      ["says nothing of it", { task: "absent" }, "undefined"],
      ["has another one in its task", { task: "other" }, "undefined"],
      ["has another one in its game", { task: "absent" }, "async () => ({ task: [[2, 0]] })"],
    ] as const)("after 300 ms if the page %s", async (_, options, askGame) => {
      const { isRead, ms } = await answered(open, options, askGame);
      expect(isRead).toBe(true);
      expect(ms).toBeGreaterThanOrEqual(300);
    });
  });

  it("asks the game again of what kept still, since pages may be late with theirs", async () => {
    const page = await open(standInHtml({ rows: SMALL, task: "absent" }));
    const says = await page.evaluate(async () => {
      let questions = 0;
      const result = await scraper.waitForBoard(document, {
        askGame: async () => (questions++ === 0 ? { task: [[2, 0]] } : scraper.readGame()),
      });
      return [questions, result.ok && result.value.witnesses.game.says];
    });
    expect(says).toStrictEqual([2, "agrees"]);
  });

  it("does not answer with a board that changed while the game was asked", async () => {
    const page = await open(standInHtml({ rows: SMALL, nextBoards: [MIDDLE] }));
    const size = await page.evaluate(async () => {
      let questions = 0;
      const result = await scraper.waitForBoard(document, {
        askGame: async () => {
          if (questions++ === 0) window.standIn.swap();
          return scraper.readGame();
        },
      });
      return result.ok && [result.value.puzzle.size.width, result.value.root.isConnected];
    });
    expect(size).toStrictEqual([10, true]);
  });

  it("answers on a page that is in the background, where no frames are painted", async () => {
    const page = await open(standInHtml({ rows: SMALL }));
    const isRead = await page.evaluate(async () => {
      Object.defineProperty(document, "visibilityState", { value: "hidden" });
      window.requestAnimationFrame = () => 0;
      const result = await scraper.waitForBoard(document, { timeoutMs: 60_000 });
      return result.ok;
    });
    expect(isRead).toBe(true);
  });

  it("waits for a board that the page builds half a second late", async () => {
    const page = await open(standInHtml({ rows: MIDDLE, lateMs: 500 }));
    const size = await page.evaluate(async () => {
      const result = await scraper.waitForBoard(document);
      return result.ok && result.value.puzzle.size;
    });
    expect(size).toStrictEqual({ width: 10, height: 10 });
  });

  describe("does not take a growing board for a whole one, though every stage of it is a puzzle", () => {
    it.each([
      { every: 30, rows: 20, task: "" },
      { every: 70, rows: 16, task: "" },
      { every: 130, rows: 8, task: "" },
      { every: 200, rows: 6, task: "" },
      { every: 500, rows: 4, task: "3b".repeat(4) },
    ])("a row every $every ms, with the task $task, whenever asked", async (growth) => {
      const page = await open(
        `<!doctype html><script>var task = '${growth.task}'</script><div id="game"></div>`,
      );
      const heights = await page.evaluate(growAndWait, growth);
      expect(heights.length).toBeGreaterThan(5);
      expect(new Set(heights)).toStrictEqual(new Set([growth.rows]));
    });
  });

  it("answers with the last error when the time is out", async () => {
    const page = await open("<!doctype html><div class='board-back'></div>");
    const result = await page.evaluate(async () => {
      const start = performance.now();
      const result = await scraper.waitForBoard(document, { timeoutMs: 200 });
      return { error: result.ok || result.error.kind, ms: performance.now() - start };
    });
    expect(result.error).toBe("no-cells");
    expect(result.ms).toBeGreaterThan(190);
  });

  it("answers half-built when the board has not kept still by then", async () => {
    const page = await open(standInHtml({ rows: SMALL, task: "absent" }));
    const error = await page.evaluate(async () => {
      // For the page no time passes, whatever the machine has to do meanwhile.
      performance.now = () => 0;
      const result = await scraper.waitForBoard(document, { timeoutMs: 400 });
      return result.ok || result.error.message;
    });
    expect(error).toBe(
      "the board was still changing after 400 ms: expected it to keep still for 300 ms",
    );
  });

  it("answers half-built when the game has more of the board, though the page goes on changing", async () => {
    const page = await open(standInHtml({ rows: SMALL, task: "absent" }));
    const kinds = await page.evaluate(async (rows) => {
      const clock = setInterval(() => {
        document.title = String(performance.now());
      }, 1);
      const task = [...rows, [5, 0, 0, 0, 0]];
      const late = (): Promise<unknown> =>
        new Promise((resolve) => {
          setTimeout(() => resolve({ task }), 150);
        });
      const kinds: unknown[] = [];
      for (const timeoutMs of [900, 1000, 1100, 1200]) {
        const result = await scraper.waitForBoard(document, { timeoutMs, askGame: late });
        kinds.push(result.ok || result.error.kind);
      }
      clearInterval(clock);
      return kinds;
    }, SMALL);
    expect(kinds).toStrictEqual(Array(4).fill("half-built"));
  });

  it("sees what comes without a change of the document, such as a style", async () => {
    const page = await open(standInHtml({ rows: SMALL, task: "absent" }));
    const isRead = await page.evaluate(async () => {
      const sheet = new CSSStyleSheet();
      document.adoptedStyleSheets = [sheet];
      sheet.replaceSync("#game { display: none }");
      const answer = scraper.waitForBoard(document, { timeoutMs: 20_000 });
      await new Promise((resolve) => {
        setTimeout(resolve, 200);
      });
      sheet.replaceSync("");
      return (await answer).ok;
    });
    expect(isRead).toBe(true);
  });

  it.each([
    ["throws", "() => { throw new Error('gone') }"],
    ["answers without a promise", "() => 7"],
  ])("answers without a game whose asking %s", async (_, askGame) => {
    const page = await open(standInHtml({ rows: SMALL }));
    const says = await page.evaluate(
      `scraper.waitForBoard(document, { askGame: ${askGame} }).then((board) => board.ok || board.error)`,
    );
    expect(says).toBe(true);
  });

  it("is not held up by a page on which something else changes all the time", async () => {
    const page = await open(standInHtml({ rows: SMALL, lateMs: 100 }));
    const isRead = await page.evaluate(async () => {
      const clock = setInterval(() => {
        document.title = String(performance.now());
      }, 1);
      const result = await scraper.waitForBoard(document, { timeoutMs: 20_000 });
      clearInterval(clock);
      return result.ok;
    });
    expect(isRead).toBe(true);
  });

  it("reads a page without a board in parts of a few milliseconds, to the end of the time", async () => {
    const page = await open(`<!doctype html><body>${"<p>1</p>".repeat(5000)}</body>`);
    const { kind, most, all } = await page.evaluate(async () => {
      // The page has its turn whenever a message is sent; its clock runs by what is asked of it.
      let [ms, sinceTurn, most, all] = [0, 0, 0, 0];
      performance.now = () => ms;
      const send = Reflect.get(MessagePort.prototype, "postMessage");
      MessagePort.prototype.postMessage = function (...of: unknown[]) {
        sinceTurn = ms;
        Reflect.apply(send, this, of);
      };
      const boxOf = Reflect.get(Element.prototype, "getBoundingClientRect");
      Element.prototype.getBoundingClientRect = function () {
        all++;
        ms += 0.01;
        most = Math.max(most, ms - sinceTurn);
        return boxOf.call(this);
      };
      const result = await scraper.waitForBoard(document, { timeoutMs: 700 });
      return { kind: result.ok || result.error.kind, most, all };
    });
    expect(kind).toBe("no-board");
    expect(all).toBeGreaterThanOrEqual(5000);
    // Eight, and a step of five.
    expect(most).toBeLessThanOrEqual(13);
  });

  it("ends with aborted when its signal is, before or during the wait", async () => {
    const page = await open("<!doctype html><p>no board</p>");
    const errors = await page.evaluate(async () => {
      const before = await scraper.waitForBoard(document, { signal: AbortSignal.abort() });
      const during = await scraper.waitForBoard(document, { signal: AbortSignal.timeout(50) });
      return [before, during].map((result) => result.ok || result.error.kind);
    });
    expect(errors).toStrictEqual(["aborted", "aborted"]);
  });
});

describe("waitForBoard, on a saved page", () => {
  it("answers with the board that is there", async () => {
    const result = await waitForBoard(documentOf(staticBoardHtml({ rows: SMALL })));
    expect(result.ok && result.value.witnesses.task.says).toBe("agrees");
  });

  it("answers with the error when the time is out", async () => {
    const result = await waitForBoard(documentOf("<p>nothing</p>"), { timeoutMs: 10 });
    expect(result).toMatchObject({ ok: false, error: { kind: "no-board" } });
  });
});

/** What becomes of waiting for the page's board, once a script has run in it, and after how long. */
async function answered(
  open: OpenPage,
  options: Partial<StandInOptions>,
  askGame: string,
  script = "",
): Promise<{ readonly isRead: boolean; readonly ms: number }> {
  const page = await open(standInHtml({ rows: SMALL, ...options }));
  const answer = await page.evaluate(`(async () => {
    ${script};
    const start = performance.now();
    const result = await scraper.waitForBoard(document, { askGame: ${askGame} });
    return { isRead: result.ok, ms: performance.now() - start };
  })()`);
  return answer as Awaited<ReturnType<typeof answered>>;
}

/** Builds a board row by row, and asks for it all the while: how many rows each answer has. */
async function growAndWait({ every, rows }: { every: number; rows: number }): Promise<number[]> {
  const root = document.createElement("div");
  root.className = "board-back";
  document.getElementById("game")?.append(root);
  const asked: Promise<number>[] = [];
  const clock = setInterval(
    () => {
      const answer = scraper.waitForBoard(document, { timeoutMs: 20_000 });
      asked.push(answer.then((result) => (result.ok ? result.value.puzzle.size.height : 0)));
    },
    Math.max(37, every / 3),
  );
  for (let row = 0; row < rows; row++) {
    for (let x = 0; x < 3; x++) {
      root.insertAdjacentHTML(
        "beforeend",
        `<div class="cell" style="position:absolute; top:${row * 31}px; left:${x * 31}px; width:30px; height:30px">${x === 0 ? 3 : ""}</div>`,
      );
    }
    await new Promise((resolve) => {
      setTimeout(resolve, every);
    });
  }
  clearInterval(clock);
  return Promise.all(asked);
}
