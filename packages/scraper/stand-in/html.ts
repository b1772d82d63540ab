/**
 * The stand-in page as one HTML document.
 *
 * `standInHtml` is the live page: `#game` is empty and the inlined script builds the board.
 * `staticBoardHtml` is the same page as a browser would have saved it: the board is in the markup
 * and nothing runs. Both need no server and name no other file. Node only, since the script is
 * bundled on demand.
 */

import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";
import { boardHtml } from "./board-html.ts";
import { inlineTaskText } from "./inline-task.ts";
import { settingsOf, type Settings, type StandInOptions } from "./options.ts";
import { PAGE_STYLE } from "./page-style.ts";

let bundle: string | undefined;

/** The page whose own script builds the board after DOM ready. */
export function standInHtml(options: StandInOptions): string {
  const settings = settingsOf(options);
  const json = JSON.stringify(settings).replaceAll("<", String.raw`\u003c`);
  return documentHtml(
    settings,
    "",
    `<script type="application/json" id="standInSettings">${json}</script>\n<script>${pageScript()}</script>`,
  );
}

/** The page as saved after the board was built; no script runs in it. */
export function staticBoardHtml(options: StandInOptions): string {
  const settings = settingsOf(options);
  return documentHtml(settings, boardHtml(settings.shown, settings, settings.drawn), "");
}

function pageScript(): string {
  bundle ??= buildSync({
    entryPoints: [fileURLToPath(new URL("page.ts", import.meta.url))],
    bundle: true,
    write: false,
    format: "iife",
    target: "es2023",
    conditions: ["@shikiri/source"],
    legalComments: "none",
  }).outputFiles[0]!.text.replaceAll("</script", String.raw`<\/script`);
  return bundle;
}

function documentHtml(settings: Settings, board: string, scripts: string): string {
  const task = inlineTaskText(settings);
  const consent = settings.consent ? CONSENT_LAYER : "";
  return `<!doctype html>
<html lang="en"${settings.night ? ' class="nightmode"' : ""}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Shikiri practice page</title>
<style>${PAGE_STYLE}</style>
${task === undefined ? "" : `<script>var task = '${task}';</script>`}
</head>
<body>
<div id="MainContainer">
<h1>Shikiri practice page</h1>
<p class="help">Cut the board into rectangles, each with one number in it that is its area. Drag to draw a rectangle; the right button, or Ctrl, erases. With the Shikiri extension, its toolbar button draws the answer here.</p>
<div id="puzzleContainer">
<div class="buttons">
<button id="btnReady">Done</button><button id="btnNew">New puzzle</button><button id="btnRestart">Start over</button>
<button id="zoomOut" aria-label="Smaller">−</button><button id="zoomReset" aria-label="Usual size">100 %</button><button id="zoomIn" aria-label="Larger">+</button>
<button id="btnNight">Night</button>
</div>
<div id="puzzleContainerOverflowDiv"><div id="stage" class="style-${settings.style}"><div id="game" style="transform:scale(${settings.zoom})">${board}</div></div></div>
<div id="ajaxResponse" role="status"></div>
<details><summary>Try what the page may do meanwhile</summary>
<div class="buttons"><button id="btnRedraw">Redraw the board</button><button id="btnSwap">Swap the puzzle in place</button><button id="btnStyle">Other style</button></div>
</details>
</div>
</div>
${consent}
${scripts}
</body>
</html>
`;
}

const CONSENT_LAYER = `<div id="qc-cmp2-container"><div><p>This layer stands in for a consent dialogue that covers the board.</p><button id="consentAccept">Accept</button></div></div>`;
