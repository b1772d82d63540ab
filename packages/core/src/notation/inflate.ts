/**
 * Inflating: base64 of raw deflate as text, within bounds.
 *
 * A few kilobytes can inflate to gigabytes, so the data is fed to fflate in small pieces and given up
 * as soon as it is larger than any board is.
 */

import { Inflate, strFromU8 } from "fflate";
import { err, ok, type InputError, type Result } from "../base/result.ts";
import { errorAt, quote } from "../base/text.ts";
import type { Part } from "./parts.ts";

/** Why a text does not inflate. */
export type InflateError = InputError<"bad-base64" | "bad-deflate" | "too-large">;

/** The most bytes that come out: enough for a clue in each cell of a board of 600x600. */
const MOST_BYTES = 8 * 2 ** 20;

/** Bytes that go in at once; what one piece makes is at most 1032 times as long. */
const PIECE = 1024;

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/**
 * The text that was deflated; percent signs of an address and the URL alphabet are read, too.
 *
 * Errors: `bad-base64`, `bad-deflate`, `too-large`.
 */
export function inflateText(data: Part): Result<string, InflateError> {
  const bytes = decodeBase64(data);
  if (!bytes.ok) return bytes;
  const pieces: Uint8Array[] = [];
  let length = 0;
  let isWhole = false;
  const isTooLarge = (): boolean => length > MOST_BYTES;
  try {
    const inflate = new Inflate((piece, isLast) => {
      pieces.push(piece);
      length += piece.length;
      isWhole = isLast;
    });
    for (let at = 0; at < bytes.value.length; at += PIECE) {
      const end = at + PIECE;
      inflate.push(bytes.value.subarray(at, end), end >= bytes.value.length);
      if (isTooLarge()) break;
    }
  } catch {
    isWhole = false;
  }
  if (isTooLarge()) {
    const message = `the data inflates to more than ${MOST_BYTES} bytes, which is more than any board needs`;
    return err(errorAt("too-large", data, message));
  }
  if (!isWhole) {
    const message = `found ${quote(data.text)}, which does not inflate, expected raw deflate in base64`;
    return err(errorAt("bad-deflate", data, message));
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return ok(strFromU8(whole));
}

function decodeBase64({ text, line, column }: Part): Result<Uint8Array, InflateError> {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let [bits, held, length] = [0, 0, 0];
  for (const { 0: sign, index } of text.matchAll(/%[0-9a-f]{2}|[^]/gi)) {
    const char = sign.length === 1 ? sign : String.fromCharCode(parseInt(sign.slice(1), 16));
    if (char === "=") break;
    // In an address that was decoded once too often, a plus is a blank.
    const digit = DIGITS.indexOf(/[- ]/.test(char) ? "+" : char === "_" ? "/" : char);
    if (digit < 0) {
      const found = `found ${JSON.stringify(sign)}, expected base64`;
      return err(errorAt("bad-base64", { line, column: column + index }, found));
    }
    bits = ((bits << 6) | digit) & 0xffffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[length++] = (bits >> held) & 0xff;
  }
  return ok(bytes.subarray(0, length));
}
