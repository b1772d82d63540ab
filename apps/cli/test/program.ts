/** Running the built program as a process of its own, as a shell does. */

import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";

/** How a run ended, and what it said. */
export interface Ended {
  /** The exit status; null where a signal ended the process. */
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Where and with what the program is run. */
export interface Surroundings {
  /** The working folder. */
  readonly cwd?: string;
  /** All of standard input; empty when left out. */
  readonly stdin?: string | Uint8Array;
}

/** Starts the program with its standard input open. */
export function start(
  args: readonly string[],
  cwd: string = inject("scratch"),
): ChildProcessWithoutNullStreams {
  const child = spawn(process.execPath, [inject("shikiri"), ...args], { cwd });
  // The program may end before it has read all that it is given.
  child.stdin.on("error", () => {});
  return child;
}

/** Waits for a started program to end. */
export async function end(child: ChildProcessWithoutNullStreams): Promise<Ended> {
  let stdout = "";
  let stderr = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
  const status = await new Promise<number | null>((resolve) => child.on("close", resolve));
  return { status, stdout, stderr };
}

/** Runs the program to its end. */
export function run(args: readonly string[], { cwd, stdin }: Surroundings = {}): Promise<Ended> {
  const child = start(args, cwd);
  child.stdin.end(stdin ?? "");
  return end(child);
}

/** A new folder with the files in it, by name. */
export function folderWith(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = mkdtempSync(join(inject("scratch"), "files-"));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

/** The lines of a text that ends with a line's end. */
export function linesIn(text: string): string[] {
  return text.split("\n").slice(0, -1);
}

/** The only line of a text, as JSON. */
export function jsonOf(text: string): unknown {
  const [line, ...others] = linesIn(text);
  if (line === undefined || others.length > 0) throw new Error(`expected one line, found ${text}`);
  return JSON.parse(line) as unknown;
}
