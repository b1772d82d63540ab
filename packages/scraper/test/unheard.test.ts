/** Changes of a watched board that no mutation tells of: found out all the same, and soon. */

import { describe, expect, it } from "vitest";
import { describeInChromium } from "./browser.ts";
import { pause, SMALL_TOLD, told, toldNext, watched } from "./watched-page.ts";

describeInChromium("a watched board", (open) => {
  describe("is told to be gone, and where it is then, when its cells move by", () => {
    it.each<readonly [string, () => void]>([
      ["a rule put into a style sheet", insertRule],
      ["a style sheet that is adopted", adoptSheet],
      ["something elsewhere that is checked", check],
      ["an animation made by a script", animate],
      ["a transition that a class begins", beginTransition],
      ["a rule for one cell in the middle", moveOneCell],
    ])("%s", async (_, act) => {
      const page = await watched(open);
      await page.evaluate(act);
      const calls = await toldNext(page);
      expect([calls[0], calls.at(-1)]).toStrictEqual(["gone", SMALL_TOLD]);
    });

    it("the pointer over it", async () => {
      const page = await watched(open);
      await page.mouse.move(1, 1);
      await page.evaluate(() => {
        document.styleSheets[0]!.insertRule("#game:hover .cell { transform: translate(9px, 0) }");
      });
      const middle = await page.$eval(".board-back", (root) => {
        const { left, top, width, height } = root.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      });
      await page.mouse.move(middle.x, middle.y);
      expect(await toldNext(page)).toStrictEqual(["gone", SMALL_TOLD]);
    });
  });

  describe("is told to be gone, and no board in its place, when a cell shows another number by", () => {
    it.each<readonly [string, () => void]>([
      ["an open shadow tree of a clue", shadeClue],
      ["an open shadow tree of a blank", shadeBlank],
      ["a style sheet before a clue", writeBefore],
    ])("%s", async (_, act) => {
      const page = await watched(open);
      await page.evaluate(act);
      await page.waitForFunction(() => window.told.length > 0);
      await pause(500);
      expect(await told(page)).toStrictEqual(["gone"]);
    });
  });

  it("that moves without end is waited for, and told of neither each time nor as if it were there", async () => {
    const page = await watched(open);
    await page.evaluate(() => {
      document.styleSheets[0]!.insertRule(
        "@keyframes to-and-fro { 50% { transform: translate(50px, 0) } }",
      );
      document.styleSheets[0]!.insertRule(".cell { animation: to-and-fro 1s infinite }", 1);
    });
    await pause(3000);
    const calls = await told(page);
    expect(calls[0]).toBe("gone");
    expect(calls.length).toBeLessThan(10);
  });

  it("that moves whenever it is drawn on is told to be unreadable in the end, and not told of without end", async () => {
    const page = await watched(open);
    await page.evaluate(() => {
      document.styleSheets[0]!.insertRule(".board-back:has(b) .cell { margin-left: 40px }");
      const { told } = window;
      told.push = (call: string) => {
        const root = document.querySelector(".board-back")!;
        if (call === "gone") root.querySelector("b")?.remove();
        if (call.startsWith("board")) root.append(document.createElement("b"));
        return Array.prototype.push.call(told, call);
      };
      document.querySelector(".board-back")!.append(document.createElement("b"));
    });
    await page.waitForFunction(() => window.told.includes("half-built"), { timeout: 20_000 });
    const before = (await told(page)).length;
    await pause(3000);
    expect((await told(page)).length - before).toBeLessThan(10);
  });

  it("is watched still when the page has written itself anew", async () => {
    const page = await watched(open);
    await page.evaluate(() => {
      const { outerHTML } = document.documentElement;
      document.open();
      document.write(outerHTML);
      document.close();
    });
    await page.waitForFunction(() => window.told.length > 0);
    expect((await told(page))[0]).toBe("gone");
    await page.waitForFunction(() => window.told.at(-1) === "board 5x5");
    const before = (await told(page)).length;
    await page.evaluate(() => {
      document.styleSheets[0]!.insertRule("body:has(:focus) .cell { margin-left: 9px }");
      document.querySelector<HTMLElement>("button")!.focus();
    });
    await page.waitForFunction((n) => window.told.length > n, {}, before);
    expect((await told(page))[before]).toBe("gone");
  });
});

// What follows runs in the page, so each function stands alone.

function insertRule(): void {
  document.styleSheets[0]!.insertRule(".cell { transform: translate(60px, 30px) }");
}

function adoptSheet(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(".cell { transform: translate(60px, 30px) }");
  document.adoptedStyleSheets = [sheet];
}

function check(): void {
  document.styleSheets[0]!.insertRule("body:has(:checked) .cell { translate: 60px 30px }");
  const box = document.createElement("input");
  box.type = "checkbox";
  document.body.append(box);
  box.checked = true;
}

function animate(): void {
  for (const cell of document.querySelectorAll(".cell")) {
    const frames = [{ transform: "none" }, { transform: "translate(60px, 30px)" }];
    cell.animate(frames, { duration: 300, fill: "forwards" });
  }
}

function beginTransition(): void {
  document.styleSheets[0]!.insertRule(".cell { transition: transform 700ms }");
  document.styleSheets[0]!.insertRule(".moved .cell { transform: translate(60px, 30px) }", 1);
  document.querySelector(".board-back")!.getBoundingClientRect();
  document.querySelector("#game")!.classList.add("moved");
}

function moveOneCell(): void {
  document.styleSheets[0]!.insertRule(".cell:nth-child(13) { margin-left: 2px }");
}

function shadeClue(): void {
  const clue = [...document.querySelectorAll(".cell")].find((cell) => cell.textContent !== "")!;
  clue.attachShadow({ mode: "open" }).append("99");
}

function shadeBlank(): void {
  const blank = [...document.querySelectorAll(".cell")].find((cell) => cell.textContent === "")!;
  blank.attachShadow({ mode: "open" }).append("99");
}

function writeBefore(): void {
  document.styleSheets[0]!.insertRule(".cell:not(:empty)::before { content: '9' }");
}
