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
import { shellHtml } from "./shell.ts";

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
<body${settings.site === "mobile" ? ' class="mobile"' : ""}>
${shellHtml(settings, board)}
${consent}
${scripts}
</body>
</html>
`;
}

const CONSENT_LAYER = `<div id="qc-cmp2-container"><div><p>This layer stands in for a consent dialogue that covers the board.</p><button id="consentAccept">Accept</button></div></div>`;
