/**
 * The table of notations: what can be read and written.
 *
 * To add one, write its file with an entry and its test, and name it here and in `notation.ts`.
 */

import { clueList } from "./clue-list.ts";
import { drawing } from "./drawing.ts";
import { janko } from "./janko.ts";
import { json } from "./json.ts";
import { kanpenXml } from "./kanpen-xml.ts";
import { kanpen } from "./kanpen.ts";
import type { Notation, NotationName } from "./notation.ts";
import { penpa } from "./penpa.ts";
import { puzzLink } from "./puzz-link.ts";
import { pzprFile } from "./pzpr-file.ts";
import { siteTask } from "./site-task.ts";
import { tathamSave } from "./tatham-save.ts";
import { tatham } from "./tatham.ts";
import { textMatrix } from "./text-matrix.ts";

/** All notations. Where a text fits several, it is in the first: an array may be JSON or not. */
export const NOTATIONS: readonly Notation[] = [
  json,
  textMatrix,
  siteTask,
  puzzLink,
  pzprFile,
  kanpen,
  kanpenXml,
  tatham,
  tathamSave,
  janko,
  penpa,
  clueList,
  drawing,
];

/** The notation of that name. */
export function notationNamed(name: NotationName): Notation {
  const notation = NOTATIONS.find((each) => each.name === name);
  if (notation === undefined) throw new Error(`there is no notation named ${name as string}`);
  return notation;
}
