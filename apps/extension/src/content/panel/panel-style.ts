/**
 * The panel's look. It is dark on light and on dark pages alike, so it needs no knowledge of the page's
 * mode. Borders that are transparent show where a system's forced colours replace all others. Text that
 * can be selected, a page can select and read, in a closed tree too; and what a page puts before or after
 * the host would lie over the panel.
 */

/** The colours that text and its ground must be read apart by, as `#rrggbb`. */
export const PANEL_COLOURS = {
  ground: "#20242b",
  ink: "#f4f6f8",
  faint: "#b6bec8",
  button: "#3a4250",
  focus: "#8ab4ff",
} as const;

/** The bar beside a message, by its tone, as `#rrggbb`. */
export const TONE_COLOURS = {
  busy: "#9aa0a6",
  step: "#8ab4ff",
  good: "#4cc38a",
  warning: "#f2b84b",
  bad: "#ff7b72",
} as const;

const { ground, ink, faint, button, focus } = PANEL_COLOURS;

/** The style sheet of the panel's shadow tree. */
export const PANEL_STYLE = `
*{box-sizing:border-box;font:inherit;color:inherit}
:host::before,:host::after{content:none!important}
[hidden]{display:none!important}
section{user-select:none;width:min(330px,calc(100vw - 16px));max-height:calc(100vh - 16px);overflow:auto;padding:8px;border-radius:10px;border:1px solid transparent;background:${ground};color:${ink};color-scheme:dark;font:14px/1.4 system-ui,sans-serif;box-shadow:0 0 0 1px rgb(255 255 255/.18),0 6px 24px rgb(0 0 0/.35)}
header,.row{display:flex;flex-wrap:wrap;gap:5px;align-items:center}
header{flex-wrap:nowrap;margin-bottom:6px}
.move{flex:1;padding-inline:0;text-align:start;cursor:move;touch-action:none;font-weight:600}
button,summary{cursor:pointer}
button,summary,textarea{border-radius:6px;border:1px solid transparent}
button,textarea{background:${button};padding:4px 9px;min-height:28px}
header button{background:transparent}
button:hover:not(:disabled),summary:hover{background:#4a5566}
button:disabled{opacity:.45;cursor:default}
:focus-visible{outline:2px solid ${focus};outline-offset:1px}
.message{margin-top:8px;padding-inline-start:9px;border-inline-start:4px solid transparent;overflow-wrap:anywhere;white-space:pre-line;max-height:40vh;overflow:auto}
.facts,.detail,caption{color:${faint};font-size:12px}
.facts{margin:6px 0 0}
progress{flex:1;min-width:60px;accent-color:${focus}}
.busy{margin-top:8px}
details{margin-top:6px}
.detail div{overflow-wrap:anywhere}
summary{padding:2px 0}
details .row{margin-top:6px;column-gap:10px}
.main{gap:3px}
.main button{flex:auto;padding:4px 2px;font-size:13px}
textarea{user-select:text;width:100%;margin-top:6px}
label{display:flex;gap:5px;align-items:center}
input{accent-color:${focus};margin:0}
.table{max-height:30vh;overflow:auto;scroll-padding-top:24px}
thead{position:sticky;top:0;background:${ground}}
tbody tr:is(:hover,:focus){background:#4a5566}
table{border-collapse:collapse;width:100%}
th,td{padding:1px 6px 1px 2px;text-align:start}
th{color:${faint};font-weight:400}
caption{text-align:start;padding:4px 0}
td{white-space:nowrap}
.folded{display:flex;align-items:center;gap:5px}
.folded>*{display:none}
.folded header{display:contents}
.folded .move{flex:none}
.folded .move span{font-size:0}
.folded .message{display:block;flex:1;min-width:0;margin:0;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.folded :is(.fold,[data-press=close]){order:1}
@media(prefers-reduced-motion:no-preference){section{animation:in .16s ease-out}@keyframes in{from{opacity:0;transform:translateY(-6px)}}}
`;
