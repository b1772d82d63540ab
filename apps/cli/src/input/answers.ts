/**
 * Answers: from a source to the rects that it claims to be an answer, or several.
 *
 * Read are the JSON of `solve`, a list of rects in JSON, the drawings that `solve` prints (several
 * of them divided by empty lines), every notation that holds an answer beside its puzzle, and a
 * matrix of region labels. Whether they answer a puzzle is the checker's business, so any numbers
 * pass here.
 */

import {
  err,
  detectNotation,
  NOTATIONS,
  ok,
  parseDrawing,
  parseRegions,
  type InputError,
  type Rect,
  type Result,
} from "@shikiri/core";
import { readSource } from "./source.ts";

/** The most bytes that answers may have, several of a large board included: 64 MiB. */
const MAX_BYTES = 64 * 2 ** 20;

/** The rects of one answer. */
export type ClaimedAnswer = readonly Rect[];

/**
 * The answers, at least one, of the file at `path` or of standard input.
 *
 * Errors: those of {@link readSource}, of a drawing, of a notation and of a matrix of labels;
 * `bad-json`; `no-answer` (JSON of `solve` with none in it, or a puzzle on which nothing is drawn).
 */
export async function readAnswers(
  path: string | undefined,
): Promise<Result<readonly ClaimedAnswer[], InputError>> {
  const source = await readSource(path, MAX_BYTES);
  if (!source.ok) return source;
  const text = source.value;
  if (/^\s*[[{]/.test(text)) return parseJsonAnswers(text);
  if (/[\u2500-\u257f]/.test(text)) return parseDrawings(text);
  const drawn = readDrawn(text);
  if (drawn !== undefined) return drawn;
  const regions = parseRegions(text);
  return regions.ok ? ok([regions.value]) : regions;
}

/** The rects of a text in a notation; undefined where it may rather be a matrix of labels. */
function readDrawn(text: string): Result<readonly ClaimedAnswer[], InputError> | undefined {
  const { notation, parsed } = detectNotation(text);
  if (parsed.ok && parsed.value.rects !== undefined) return ok([parsed.value.rects]);
  const isMarked = NOTATIONS.some(
    ({ name, holdsRects, likeness }) =>
      name === notation && holdsRects && likeness(text) === "certain",
  );
  if (!isMarked) return undefined;
  if (!parsed.ok) return parsed;
  const message = `found a puzzle (${notation}) with nothing drawn on it, expected an answer`;
  return err({ kind: "no-answer", message });
}

function parseJsonAnswers(text: string): Result<readonly ClaimedAnswer[], InputError> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return badJson(`this is not JSON: ${(error as Error).message}`);
  }
  const answers = Array.isArray(value) ? [value] : (value as { answers?: unknown }).answers;
  const drawn = answers === undefined ? readDrawn(text) : undefined;
  if (drawn?.ok === true) return drawn;
  if (!Array.isArray(answers)) {
    return badJson('expected a list of rectangles, or an object with "answers"');
  }
  if (answers.length === 0) {
    return err({
      kind: "no-answer",
      message: 'found no answer in "answers", expected at least one',
    });
  }
  const claimed: Rect[][] = [];
  for (const [index, answer] of answers.entries()) {
    if (!Array.isArray(answer)) {
      return badJson(`answer ${index + 1} is ${kindOf(answer)}, expected a list of rectangles`);
    }
    const wrong = answer.findIndex((rect) => !isRect(rect));
    if (wrong >= 0) {
      return badJson(
        `rectangle ${wrong + 1} is ${kindOf(answer[wrong])}, expected an object with the numbers "x", "y", "width" and "height"`,
      );
    }
    claimed.push(answer as Rect[]);
  }
  return ok(claimed);
}

function isRect(value: unknown): value is Rect {
  if (typeof value !== "object" || value === null) return false;
  const fields = value as Record<string, unknown>;
  return ["x", "y", "width", "height"].every((name) => typeof fields[name] === "number");
}

/** What a JSON value is, in a few words, however large it is. */
function kindOf(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" && value !== null ? "another object" : JSON.stringify(value);
}

function badJson(message: string): Result<never, InputError> {
  return err({ kind: "bad-json", message });
}

/** Reads drawings divided by empty lines; lines in errors count from the start of the text. */
function parseDrawings(text: string): Result<readonly ClaimedAnswer[], InputError> {
  const claimed: ClaimedAnswer[] = [];
  const lines = text.split(/\r\n|\r|\n/);
  for (let start = 0; start < lines.length; start++) {
    if (isEmpty(lines[start])) continue;
    let end = start;
    while (end < lines.length && !isEmpty(lines[end])) end++;
    const drawing = parseDrawingBehind(start, lines.slice(start, end).join("\n"));
    if (!drawing.ok) return drawing;
    claimed.push(drawing.value);
    start = end;
  }
  return ok(claimed);
}

/** Reads one drawing; only its errors, for their places, must know what lines are before it. */
function parseDrawingBehind(lines: number, text: string): ReturnType<typeof parseDrawing> {
  const drawing = parseDrawing(text);
  return drawing.ok ? drawing : parseDrawing("\n".repeat(lines) + text);
}

function isEmpty(line: string | undefined): boolean {
  return line?.trim() === "";
}
