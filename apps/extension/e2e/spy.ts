/**
 * The spy: a page that looks for more than it was asked to show.
 *
 * From before the first click on it looks, whenever something changes and before each frame, at all
 * that a page's own scripts can reach: its document, every open shadow tree, animations and what they
 * move, the globals, the stores. What it has read and which rectangles of the board it has seen drawn
 * is kept, however short it was there.
 */

import { formatCell, type Rect } from "@shikiri/core";
import type { Page } from "puppeteer-core";

/** What the spy has found. */
interface Findings {
  /** Every text that it has read. */
  readonly texts: readonly string[];
  /** The rectangles that elements of ours have covered, as `x,y,width,height` in cells. */
  readonly rects: readonly string[];
  /** Shadow trees that ought to be closed. */
  readonly opened: readonly string[];
}

/** Sets the spy on the page. */
export async function setSpy(page: Page): Promise<void> {
  await page.evaluate(`window.rectOnBoard = ${rectOnBoard.toString()}`);
  await page.evaluate(() => {
    const texts = new Set<string>();
    const rects = new Set<string>();
    const opened = new Set<string>();
    Object.assign(window, { spied: { texts, rects, opened } });
    const globals = new Set(Object.getOwnPropertyNames(window));
    const watched = new Set<Node>();
    const observer = new MutationObserver(() => look());
    const watch = (root: Node): void => {
      if (watched.has(root)) return;
      watched.add(root);
      observer.observe(root, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
    };
    const lookInto = (root: ShadowRoot): void => {
      watch(root);
      texts.add(root.innerHTML);
      for (const shape of root.querySelectorAll("*")) rects.add(window.rectOnBoard(shape));
    };
    const look = (): void => {
      texts.add(document.documentElement.outerHTML);
      for (const element of document.querySelectorAll("*")) {
        if (element.shadowRoot !== null) lookInto(element.shadowRoot);
      }
      const moved = [
        ...document.getAnimations(),
        ...document.documentElement.getAnimations({ subtree: true }),
      ];
      for (const { effect } of moved) {
        const root = (effect as KeyframeEffect | null)?.target?.getRootNode();
        if (root instanceof ShadowRoot && root.host.shadowRoot !== root) {
          opened.add(root.host.localName);
        }
      }
      for (const name of Object.getOwnPropertyNames(window)) {
        if (!globals.has(name)) texts.add(`${name}: ${String(Reflect.get(window, name))}`);
      }
      for (const store of [localStorage, sessionStorage]) texts.add(JSON.stringify({ ...store }));
      texts.add(`${document.cookie} ${document.title} ${JSON.stringify(history.state)}`);
      texts.add(JSON.stringify(performance.getEntries()));
    };
    const lookAlways = (): void => {
      look();
      requestAnimationFrame(lookAlways);
    };
    watch(document);
    lookAlways();
  });
}

/** What the spy has found by now. */
export function findingsOn(page: Page): Promise<Findings> {
  return page.evaluate(() => {
    const { spied } = window as unknown as { spied: Record<keyof Findings, Set<string>> };
    return { texts: [...spied.texts], rects: [...spied.rects], opened: [...spied.opened] };
  });
}

/** Which of the rects the findings give away: drawn, or told of in one of our ways to write them. */
export function givenAway(
  { texts, rects }: Pick<Findings, "texts" | "rects">,
  secrets: readonly Rect[],
): readonly Rect[] {
  return secrets.filter(({ x, y, width, height }) => {
    if (rects.includes([x, y, width, height].join())) return true;
    const first = formatCell({ x, y });
    const last = formatCell({ x: x + width - 1, y: y + height - 1 });
    const told = [`${first} to ${last}`, `"x":${x},"y":${y},"width":${width},"height":${height}`];
    return texts.some((text) => told.some((words) => text.includes(words)));
  });
}

/** The cells whose middles are in the element's box, as `x,y,width,height`; it stands alone, to be sent there. */
function rectOnBoard(shape: Element): string {
  const box = shape.getBoundingClientRect();
  const cells = [...document.querySelectorAll(".board-back > .cell")].map((cell) =>
    cell.getBoundingClientRect(),
  );
  const columns = [...new Set(cells.map(({ left }) => left))].toSorted((a, b) => a - b);
  const rows = [...new Set(cells.map(({ top }) => top))].toSorted((a, b) => a - b);
  const half = (cells[0]?.width ?? 0) / 2;
  const across = columns.filter((x) => x + half > box.left && x + half < box.right);
  const down = rows.filter((y) => y + half > box.top && y + half < box.bottom);
  const at = [columns.indexOf(across[0] ?? -1), rows.indexOf(down[0] ?? -1)];
  return [...at, across.length, down.length].join();
}

declare global {
  interface Window {
    rectOnBoard: typeof rectOnBoard;
  }
}
