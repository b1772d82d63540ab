/** The rules of lines: cut anywhere, numbered, each bad one an error in its place. */

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { linesOf, type Line } from "./lines.ts";

async function* inChunks(...chunks: readonly Uint8Array[]): AsyncGenerator<Buffer, void> {
  for (const chunk of chunks) yield Buffer.from(chunk);
}

async function* unplugged(): AsyncGenerator<Buffer, void> {
  yield Buffer.from("one\ntw");
  throw new Error("unplugged");
}

async function collect(lines: AsyncIterable<Line>): Promise<Line[]> {
  const collected: Line[] = [];
  for await (const line of lines) collected.push(line);
  return collected;
}

function textsOf(lines: readonly Line[]): string[] {
  return lines.map(({ text }) => (text.ok ? text.value : `error: ${text.error.kind}`));
}

describe("the lines of a stream", () => {
  it("are the same however the stream is cut into chunks", async () => {
    const text = fc.array(fc.string({ unit: "grapheme", maxLength: 12 }), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(text, fc.array(fc.nat(60), { maxLength: 6 }), async (parts, cuts) => {
        const whole = parts.join("\n").replaceAll("\0", " ");
        const bytes = Buffer.from(whole);
        const edges = [0, ...cuts.toSorted((a, b) => a - b), bytes.length];
        const chunks = edges.slice(1).map((edge, at) => bytes.subarray(edges[at], edge));
        const expected = whole.split("\n");
        if (expected.at(-1) === "") expected.pop();
        const lines = await collect(linesOf(inChunks(...chunks)));
        // A byte order mark at a line's start does not belong to its text.
        expect(textsOf(lines)).toEqual(expected.map((line) => line.replace(/^\uFEFF/, "")));
        expect(lines.map(({ number }) => number)).toEqual(expected.map((_, at) => at + 1));
      }),
      { numRuns: 200 },
    );
  });

  it("tell how many bytes were read up to their ends", async () => {
    const lines = await collect(linesOf(inChunks(Buffer.from("ab\nc\n"), Buffer.from("\ndéf"))));
    expect(lines.map(({ bytesRead }) => bytesRead)).toEqual([3, 5, 6, 10]);
  });

  it("are errors where they are too long or no text, and the next one is read again", async () => {
    const stream = inChunks(
      Buffer.from("12345\n123"),
      Buffer.from("456\n"),
      Buffer.of(0xff, 10, 49),
    );
    const lines = await collect(linesOf(stream, 5));
    expect(textsOf(lines)).toEqual(["12345", "error: too-large", "error: not-text", "1"]);
    expect(lines[1]).toMatchObject({ text: { error: { line: 2 } } });
  });

  it("are too long as soon as they are, though they may never end", async () => {
    const endless = (async function* () {
      for (;;) yield Buffer.from("0".repeat(4));
    })();
    const { value } = await linesOf(endless, 5).next();
    expect(value).toMatchObject({
      number: 1,
      bytesRead: 8,
      text: { error: { kind: "too-large" } },
    });
  });

  it("end with an error where the stream breaks off", async () => {
    const lines = await collect(linesOf(unplugged()));
    expect(textsOf(lines)).toEqual(["one", "error: unreadable-file"]);
    expect(lines[1]).toMatchObject({
      text: { error: { message: "this could not be read: unplugged" } },
    });
  });
});
