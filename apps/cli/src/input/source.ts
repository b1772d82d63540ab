/**
 * Sources: the text of a file or of standard input, or an address that stands in place of a file.
 *
 * A puzzle's address holds the puzzle itself, so an address is a text; nothing is fetched.
 * A source is read whole, but never beyond its limit, so an endless pipe ends in a sentence and not
 * in a full memory. Texts are UTF-8; a byte order mark is dropped.
 */

import { createReadStream } from "node:fs";
import { err, ok, type InputError, type Result } from "@shikiri/core";
import { complain } from "../output/complaint.ts";

/** The most bytes that a puzzle or a page may have, 16 MiB: twice the largest board's JSON. */
export const MAX_PUZZLE_BYTES = 16 * 2 ** 20;

/** Why a source could not be read. */
export type SourceError = InputError<"unreadable-file" | "too-large" | "not-text" | "empty">;

/** An address, puzz.link's also without its scheme, as browsers show it; or the game ID of a puzzle. */
const ADDRESS =
  /^[a-z][a-z0-9+.-]+:\/\/|^[^\s?]+\?(\S*&)?shikaku(_edit)?\/|^\d+(x\d+)?(e[\d.]+)?a?[:#][a-z0-9_]+$/i;

/** What messages call the file at a path; `-` and no path at all are standard input. */
export function sourceName(path: string | undefined): string {
  if (isStandardInput(path)) return "standard input";
  return ADDRESS.test(path) ? "the address" : path;
}

/**
 * The text of the file at `path`, or of standard input; an address itself.
 *
 * @param most how many bytes are read at most
 *
 * Errors: `unreadable-file`, `too-large`, `not-text` (not UTF-8, or with NUL characters), `empty`
 * (nothing but white space).
 */
export async function readSource(
  path: string | undefined,
  most: number = MAX_PUZZLE_BYTES,
): Promise<Result<string, SourceError>> {
  if (path !== undefined && ADDRESS.test(path)) return ok(path);
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of openSource(path)) {
      bytes += chunk.length;
      if (bytes > most) {
        const message = `found more than ${most} bytes, which is the most that is read`;
        return err({ kind: "too-large", message });
      }
      chunks.push(chunk);
    }
  } catch (error) {
    return err({ kind: "unreadable-file", message: fileProblem(error) });
  }
  const text = decode(Buffer.concat(chunks));
  if (text === undefined) {
    return err({
      kind: "not-text",
      message: "found bytes that are no UTF-8 text, expected a text",
    });
  }
  if (text.trim() === "") {
    return err({ kind: "empty", message: "found nothing, expected a text" });
  }
  return ok(text);
}

/** The bytes of the file at `path`, or of standard input; iterating throws where it fails. */
export function openSource(path: string | undefined): AsyncIterable<Buffer> {
  if (!isStandardInput(path)) return createReadStream(path);
  if (process.stdin.isTTY) complain("reading the terminal up to Ctrl-D");
  return process.stdin;
}

/** What an exception thrown while a file was read means, as a sentence. */
export function fileProblem(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return FILE_PROBLEMS[code ?? ""] ?? `this could not be read: ${message}`;
}

const FILE_PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EISDIR: "this is a directory, expected a file",
  EACCES: "there is no permission to read this file",
};

/** The text of some bytes of UTF-8; undefined where they are none. */
export function decode(bytes: Uint8Array): string | undefined {
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function isStandardInput(path: string | undefined): path is undefined | "-" {
  return path === undefined || path === "-";
}
