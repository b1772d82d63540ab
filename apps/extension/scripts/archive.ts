/**
 * Archives: zip files that are the same, byte for byte, whenever and wherever they are made.
 *
 * Names are sorted, every file has the same time, and no rights or owners are kept. A zip holds a
 * time without its zone, so the time is made in the machine's own zone, which it must be written in.
 */

import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { zipSync, type Zippable } from "fflate";

/** Files by their names, in which folders end with a slash: `icons/icon-16.png`. */
export type Files = ReadonlyMap<string, Uint8Array>;

/** The same time for every file, early enough to be in nobody's future. */
const TIME = new Date(2000, 0, 1);

/** The bytes of a zip with these files. */
export function archiveOf(files: Files): Uint8Array {
  const entries: Zippable = {};
  for (const name of [...files.keys()].toSorted()) entries[name] = files.get(name)!;
  return zipSync(entries, { level: 9, mtime: TIME });
}

/** All files in the folder and below it. Rejects if there is no such folder. */
export async function filesIn(folder: string): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map<string, Uint8Array>();
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    files.set(path.relative(folder, file).replaceAll(path.sep, "/"), await readFile(file));
  }
  return files;
}
