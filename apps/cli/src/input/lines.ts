/**
 * Lines: a stream of bytes as numbered lines of text, each as soon as it is complete.
 *
 * A line that is too long or not UTF-8 is an error in its place, so that memory is bounded by the
 * longest line allowed and one bad line does not cost the others; a stream that breaks off ends
 * with an error. A line ends with LF or CR LF; the last one needs no end.
 */

import { err, ok, type InputError, type Result } from "@shikiri/core";
import { decode, fileProblem, MAX_INPUT_BYTES } from "./source.ts";

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
  longest: number = MAX_INPUT_BYTES,
): AsyncGenerator<Line, void> {
  const line = new LineBuffer(longest);
  try {
    for await (const chunk of stream) {
      let start = 0;
      for (let end = chunk.indexOf(LF); end >= 0; end = chunk.indexOf(LF, start)) {
        line.append(chunk.subarray(start, end), 1);
        start = end + 1;
        yield line.take();
      }
      line.append(chunk.subarray(start));
    }
  } catch (error) {
    yield line.fail(fileProblem(error));
    return;
  }
  if (!line.isEmpty) yield line.take();
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

  /** Appends a part; `ending` is the number of bytes after it that end the line. */
  append(part: Buffer, ending = 0): void {
    this.#bytesRead += part.length + ending;
    this.#length += part.length;
    if (this.#length <= this.#longest) this.#parts.push(part);
    else this.#parts = [];
  }

  take(): Line {
    const bytes = this.#length <= this.#longest ? Buffer.concat(this.#parts) : undefined;
    this.#parts = [];
    this.#length = 0;
    this.#number++;
    return this.#line(this.#textOf(bytes));
  }

  fail(message: string): Line {
    this.#number++;
    return this.#line(err({ kind: "unreadable-file", message }));
  }

  #textOf(bytes: Buffer | undefined): Result<string, InputError> {
    const line = this.#number;
    if (bytes === undefined) {
      const message = `line ${line}: found more than ${this.#longest} bytes, which is the most that a line may have`;
      return err({ kind: "too-large", line, message });
    }
    const text = decode(bytes);
    if (text !== undefined) return ok(text);
    const message = `line ${line}: found bytes that are no UTF-8 text, expected a line of JSON`;
    return err({ kind: "not-text", line, message });
  }

  #line(text: Result<string, InputError>): Line {
    return { number: this.#number, text, bytesRead: this.#bytesRead };
  }
}
