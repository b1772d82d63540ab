/**
 * The shell: what is around the board on the stand-in page, on the desktop site and on the mobile one.
 *
 * The desktop page loads anew for New Puzzle. The mobile twin has other buttons, none of them with
 * the names of the desktop page's, and swaps the puzzle in place. Both have the page's own way to mark
 * an attempt as a program's, where they are told to.
 */

import type { Settings } from "./options.ts";

const ROBOT = {
  checkbox: `<label><input type="checkbox" id="robot" name="robot" value="1"> I am a robot</label>`,
  hidden: `<input type="hidden" id="robot" name="robot" value="0">`,
  absent: "",
} as const;

const UNDO_AND_REDO = `<button id="btnUndo">Undo</button><button id="btnRedo">Redo</button>`;

/** The body's markup with the board's own in `#game`. */
export function shellHtml(settings: Settings, board: string): string {
  const stage = `<div id="stage" class="style-${settings.style}"><div id="game" style="transform:scale(${settings.zoom})">${board}</div></div>`;
  const robot = ROBOT[settings.robot];
  return settings.site === "mobile" ? mobileHtml(stage, robot) : desktopHtml(stage, robot);
}

function desktopHtml(stage: string, robot: string): string {
  return `<div id="MainContainer">
<h1>Shikiri practice page</h1>
<p class="help">Cut the board into rectangles, each with one number in it that is its area. Drag to draw a rectangle; the right button, or Ctrl, erases. With the Shikiri extension, its toolbar button draws the answer here.</p>
<div id="puzzleContainer">
<div class="buttons">
<button id="btnReady">Done</button><button id="btnNew">New puzzle</button><button id="btnRestart">Start over</button>
${UNDO_AND_REDO}
<button id="zoomOut" aria-label="Smaller">−</button><button id="zoomReset" aria-label="Usual size">100 %</button><button id="zoomIn" aria-label="Larger">+</button>
<button id="btnNight">Night</button>${robot}
</div>
<div id="puzzleContainerOverflowDiv">${stage}</div>
<div id="ajaxResponse" role="status"></div>
<details><summary>Try what the page may do meanwhile</summary>
<div class="buttons"><button id="btnRedraw">Redraw the board</button><button id="btnSwap">Swap the puzzle in place</button><button id="btnStyle">Other style</button></div>
</details>
</div>
</div>`;
}

function mobileHtml(stage: string, robot: string): string {
  return `<header><a href="/shikaku/random/5x5">Shikaku</a></header>
<main id="app"><div class="puzzle-wrap">${stage}</div><div id="ajaxResponse" role="status"></div></main>
<footer class="buttons"><button class="check-button">Check</button><button class="new-button">New</button>${UNDO_AND_REDO}${robot}</footer>`;
}
