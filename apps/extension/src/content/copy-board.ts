/** Copying: the board in a notation, into the clipboard. */

import type { Format } from "../protocol/requests.ts";
import { say } from "../protocol/wording.ts";
import type { Ports } from "./ports.ts";
import type { Message } from "./sentences.ts";
import { rowsIn, type Scene } from "./view.ts";

/** Copies it, and resolves to what is to be said of it: the text itself, if nothing else worked. */
export async function copyBoard(
  { ask, ...scene }: Scene,
  format: Format,
  ports: Ports,
): Promise<Message> {
  const { wording } = scene;
  const text = await ask({ kind: "format", rows: rowsIn(scene), format });
  if (typeof text !== "string") return { tone: "warning", text: say(wording, "copyImpossible") };
  return (await ports.copy(text))
    ? { tone: "good", text: say(wording, "copied", text) }
    : { tone: "warning", text: say(wording, "copyFailed", text) };
}
