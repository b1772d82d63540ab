/**
 * Lines: a stream of bytes as numbered lines of text, each as soon as it is complete.
 *
 * A line that is too long or not UTF-8 is an error in its place, so that memory is bounded by the
 * longest line allowed and one bad line does not cost the others; what is too long is so at once, and
 * skipped to its end, if it has one. A stream that breaks off ends with an error. A line ends with LF or CR LF; the last one needs no end.
 */

import { err, ok, type InputError, type Result } from "@shikiri/core";
import { decode, fileProblem, MAX_PUZZLE_BYTES } from "./source.ts";

/** One line, numbered from 1. */
export interface Line {
  readonly number: number;
  readonly text: Result<string, InputError>;
  /** Bytes that the stream has given up to now, this line's included. */
  readonly bytesRead: number;
}

const LF = 10;

/**
 * The lines of the stream.
 *
 * Errors: `too-large` (more than `longest` bytes), `not-text`, and `unreadable-file` where the
 * stream breaks off.
 */
export async function* linesOf(
  stream: AsyncIterable<Buffer>,
  longest: number = MAX_PUZZLE_BYTES,
): AsyncGenerator<Line, void> {
  const line = new LineBuffer(longest);
  try {
    for await (const chunk of stream) {
      let start = 0;
      for (let end = chunk.indexOf(LF); end >= 0; end = chunk.indexOf(LF, start)) {
        yield* line.append(chunk.subarray(start, end));
        start = end + 1;
        yield* line.end(1);
      }
      yield* line.append(chunk.subarray(start));
    }
  } catch (error) {
    yield line.fail(fileProblem(error));
    return;
  }
  if (!line.isEmpty) yield* line.end(0);
}

/** The line that is being read. */
class LineBuffer {
  readonly #longest: number;
  #parts: Buffer[] = [];
  #length = 0;
  #number = 0;
  #bytesRead = 0;

  constructor(longest: number) {
    this.#longest = longest;
  }

  get isEmpty(): boolean {
    return this.#length === 0;
  }

  /** Appends a part; gives the error if that makes the line too long. */
  *append(part: Buffer): Generator<Line, void> {
    const wasTooLong = this.#isTooLong;
    this.#bytesRead += part.length;
    this.#length += part.length;
    if (!this.#isTooLong) {
      this.#parts.push(part);
    } else if (!wasTooLong) {
      this.#parts = [];
      const line = ++this.#number;
      const message = `line ${line}: found more than ${this.#longest} bytes, which is the most that a line may have`;
      yield this.#line(err({ kind: "too-large", line, message }));
    }
  }

  /** Ends the line, with so many bytes; gives it, unless it was too long. */
  *end(bytesOfEnd: number): Generator<Line, void> {
    const bytes = this.#isTooLong ? undefined : Buffer.concat(this.#parts);
    this.#parts = [];
    this.#length = 0;
    this.#bytesRead += bytesOfEnd;
    if (bytes === undefined) return;
    this.#number++;
    yield this.#line(this.#textOf(bytes));
  }

  fail(message: string): Line {
    this.#number++;
    return this.#line(err({ kind: "unreadable-file", message }));
  }

  get #isTooLong(): boolean {
    return this.#length > this.#longest;
  }

  #textOf(bytes: Buffer): Result<string, InputError> {
    const text = decode(bytes);
    if (text !== undefined) return ok(text);
    const line = this.#number;
    const message = `line ${line}: found bytes that are no UTF-8 text, expected a line of JSON`;
    return err({ kind: "not-text", line, message });
  }

  #line(text: Result<string, InputError>): Line {
    return { number: this.#number, text, bytesRead: this.#bytesRead };
  }
}
