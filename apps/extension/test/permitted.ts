/**
 * The extension as it is once a player has let it stay on at its sites.
 *
 * A driver cannot press the browser's own question for a permission, so the manifest's optional hosts
 * are granted ones here; nothing else differs from `dist/`.
 */

import { cp, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { DIST } from "../build.ts";

/** A new folder with the extension, its sites permitted. */
export async function permittedFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "shikiri-permitted-"));
  await cp(DIST, folder, { recursive: true });
  const file = path.join(folder, "manifest.json");
  const { optional_host_permissions: hosts, ...manifest } = JSON.parse(
    await readFile(file, "utf8"),
  ) as Record<string, unknown>;
  await writeFile(file, JSON.stringify({ ...manifest, host_permissions: hosts }));
  return folder;
}
