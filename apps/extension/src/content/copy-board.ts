/** Taking the board elsewhere: as a text into the clipboard, or to the workbench. */

import type { Format } from "../protocol/requests.ts";
import { say, type TextKey } from "../protocol/wording.ts";
import type { Target } from "./panel/panel-state.ts";
import type { Ports } from "./ports.ts";
import type { Message } from "./sentences.ts";
import { rowsIn, type Scene } from "./view.ts";

/**
 * Takes it there, and resolves to what is to be said of it, with the text itself if nothing else worked. The
 * workbench gets the puzzle behind the `#` of its address, which browsers do not send anywhere.
 */
export async function copyBoard(
  { ask, ...scene }: Scene,
  target: Target,
  ports: Ports,
): Promise<Message> {
  const { wording } = scene;
  const format = target === "workbench" ? "puzz.link" : target;
  const text = await ask({ kind: "format", rows: rowsIn(scene), format });
  if (typeof text !== "string") return { tone: "warning", text: say(wording, "copyImpossible") };
  if (target === "workbench") {
    ports.open(`${WORKBENCH}#${encodeURIComponent(text)}`);
    return { tone: "step", text: say(wording, "openWorkbench") };
  }
  return (await ports.copy(text))
    ? { tone: "good", text: say(wording, COPIED[target], startOf(text)) }
    : { tone: "warning", text: say(wording, "copyFailed"), uncopied: text };
}

const COPIED: Readonly<Record<Format, TextKey>> = {
  "puzz.link": "copiedPuzzLink",
  tatham: "copiedTatham",
  text: "copiedText",
};

/** So many characters show what it is; all of a large board would be read out for minutes. */
const START_LENGTH = 24;

function startOf(text: string): string {
  return text.length > START_LENGTH ? `${text.slice(0, START_LENGTH)}…` : text;
}

/** The workbench's address, set when the extension is built (`SHIKIRI_WORKBENCH`); else empty. */
declare const SHIKIRI_WORKBENCH: string | undefined;

/** The workbench's address, or an empty text where there is none. */
export const WORKBENCH: string = typeof SHIKIRI_WORKBENCH === "string" ? SHIKIRI_WORKBENCH : "";
