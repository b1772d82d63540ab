/**
 * The look of the stand-in page: plain and friendly, in light and in night mode.
 *
 * Cells have no border and no padding, so their inline box is all they are; the lines between them
 * are the board's colour showing through the separators. `.area` takes no pointer, because the page
 * finds cells with `document.elementFromPoint`.
 */

/** The page's style sheet. */
export const PAGE_STYLE: string = `
:root { color-scheme: light; --page: #f4f1ea; --card: #fffdf8; --ink: #26303a; --soft: #66707a;
  --line: #cfc8ba; --cell: #fffefb; --accent: #2f6f8f; --area: rgb(47 111 143 / 0.14); }
:root.nightmode { color-scheme: dark; --page: #171b20; --card: #1f252c; --ink: #e6e2d8;
  --soft: #9aa3ac; --line: #434c56; --cell: #262d35; --accent: #7fb8d3; --area: rgb(127 184 211 / 0.2); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink);
  font: 16px/1.5 system-ui, "Segoe UI", Roboto, sans-serif; }
#MainContainer { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { margin: 0; font-size: 1.5rem; }
.help { margin: 0.25rem 0 1.25rem; color: var(--soft); max-width: 46rem; }
#puzzleContainer { background: var(--card); border: 1px solid var(--line); border-radius: 12px;
  padding: 1rem; }
#puzzleContainerOverflowDiv { overflow: auto; max-height: 75vh; margin: 1rem 0; }
#stage { position: relative; }
#game { position: absolute; inset: 0; transform-origin: 0 0; }
.board-back { background: var(--line); border-radius: 2px; cursor: crosshair; user-select: none; }
.cell { display: flex; align-items: center; justify-content: center; background: var(--cell);
  font-size: 15px; font-weight: 600; }
.area { pointer-events: none; border: 2px solid var(--accent); background: var(--area);
  border-radius: 2px; }
.area.preview { border-style: dashed; }
.buttons { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; }
button { font: inherit; font-size: 0.9rem; color: var(--ink); background: var(--page);
  border: 1px solid var(--line); border-radius: 8px; padding: 0.3rem 0.8rem; cursor: pointer; }
button:hover, button:focus-visible { border-color: var(--accent); }
#btnReady, #consentAccept { background: var(--accent); border-color: var(--accent); color: var(--card); }
#ajaxResponse { min-height: 1.5rem; }
#ajaxResponse p { margin: 0.5rem 0 0; }
.succ { color: #3b8a4c; font-weight: 600; }
.nightmode .succ { color: #84cf94; }
.err { color: #ad4a35; }
.nightmode .err { color: #ee9a85; }
.mobile header, .mobile main, .mobile footer { padding: 0.75rem; }
.mobile .puzzle-wrap { overflow: auto; }
details { margin-top: 1rem; color: var(--soft); }
details .buttons { margin-top: 0.5rem; }
#qc-cmp2-container { position: fixed; inset: 0; z-index: 1000; display: grid; place-items: center;
  background: rgb(0 0 0 / 0.55); }
#qc-cmp2-container > div { background: var(--card); border-radius: 12px; padding: 1.5rem; max-width: 24rem; }
`;
