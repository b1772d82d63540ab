/** The rules of `solve --batch`: a line in, a line out, in the same order. */

import { describe, expect, it } from "vitest";
import {
  COUNTLESS_ANSWERS,
  ENDLESS,
  NONE_BY_SEARCH,
  rowsIn,
  TWO_ANSWERS,
  UNIQUE,
} from "./boards.ts";
import { end, folderWith, linesIn, run, start } from "./program.ts";

interface Result {
  readonly id?: unknown;
  readonly outcome?: string;
  readonly error?: { readonly kind: string; readonly line?: number };
  readonly answers?: readonly unknown[];
  readonly statistics?: { timeMs: number };
}

const unique = { id: "u", rows: rowsIn(UNIQUE) };
const several = { id: "s", puzzle: TWO_ANSWERS };
const none = { id: "n", rows: rowsIn(NONE_BY_SEARCH) };
const task = { id: "t", task: "b4b4c3c6b2f6a", width: 5, height: 5 };
const endless = { id: "e", rows: rowsIn(ENDLESS) };

function jsonLines(...values: unknown[]): string {
  return values.map((value) => `${JSON.stringify(value)}\n`).join("");
}

function resultsIn(stdout: string): Result[] {
  return linesIn(stdout).map((line) => JSON.parse(line) as Result);
}

async function batch(
  stdin: string | Uint8Array,
  ...options: string[]
): Promise<{ status: number | null; results: Result[]; stderr: string }> {
  const { status, stdout, stderr } = await run(["solve", "--batch", ...options], { stdin });
  return { status, results: resultsIn(stdout), stderr };
}

describe("shikiri solve --batch", () => {
  it("prints for each line, in order, its id and the JSON of its solve", async () => {
    const { status, results, stderr } = await batch(jsonLines(unique, several, none, task));
    expect(results.map(({ id, outcome }) => [id, outcome])).toEqual([
      ["u", "unique"],
      ["s", "multiple"],
      ["n", "none"],
      ["t", "unique"],
    ]);
    const single = await run(["solve", "--json"], { stdin: UNIQUE });
    const { statistics: _, ...fields } = JSON.parse(single.stdout) as Result;
    expect(results[0]).toMatchObject({ id: "u", ...fields });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  });

  it("reads a file, named right after the option or as the argument", async () => {
    const cwd = folderWith({ "boards.jsonl": jsonLines(unique, none) });
    for (const args of [
      ["--batch", "boards.jsonl"],
      ["boards.jsonl", "--batch"],
      ["--batch", "--json", "boards.jsonl"],
    ]) {
      const { status, stdout } = await run(["solve", ...args], { cwd });
      expect(resultsIn(stdout).map(({ id }) => id)).toEqual(["u", "n"]);
      expect(status).toBe(0);
    }
  });

  it("skips empty lines, takes CR LF, and needs no end of the last line", async () => {
    const text = `\n${JSON.stringify(unique)}\r\n  \n\r\n${JSON.stringify(none)}`;
    const { results } = await batch(text);
    expect(results.map(({ id }) => id)).toEqual(["u", "n"]);
  });

  it("prints nothing for no lines", async () => {
    expect(await batch("")).toEqual({ status: 0, results: [], stderr: "" });
  });

  it("gives back any id that is no list and no object, and none where there is none", async () => {
    const ids = ["", 0, -17, 2 ** 53 - 1, false, null];
    const lines = ids.map((id) => ({ ...unique, id }));
    const { results } = await batch(jsonLines(...lines, { rows: unique.rows }));
    expect(results.map(({ id }) => id)).toEqual([...ids, undefined]);
    expect(results.at(-1)).not.toHaveProperty("id");
  });

  it("ignores fields that it does not know", async () => {
    const { results } = await batch(jsonLines({ ...unique, source: "ours", outcome: "none" }));
    expect(results[0]).toMatchObject({ id: "u", outcome: "unique" });
  });

  it("applies the options to each line", async () => {
    const { results } = await batch(jsonLines(several), "--first", "--engine", "logic-solver");
    expect(results[0]).toMatchObject({ outcome: "some", statistics: { engine: "logic-solver" } });
  });

  describe("where a line is at fault", () => {
    it("prints an error in its place, goes on with the next, and exits with 2", async () => {
      const bad = {
        id: "b",
        rows: [
          [4, 0],
          [0, 1],
        ],
      };
      const { status, results } = await batch(jsonLines(unique, bad, several));
      expect(results).toMatchObject([
        { id: "u", outcome: "unique" },
        { id: "b", error: { kind: "clue-sum" } },
        { id: "s", outcome: "multiple" },
      ]);
      expect(status).toBe(2);
    });

    it.each<[string, string | Uint8Array, string]>([
      ["is not JSON", "nonsense", "bad-json"],
      ["is no UTF-8 text", new Uint8Array([0xff, 0xfe]), "not-text"],
      ["has a list as its id", '{"id": [], "rows": [[1]]}', "bad-id"],
      ["has an id of too many digits", '{"id": 12345678901234567890, "rows": [[1]]}', "bad-id"],
      ["has an id beyond all numbers", '{"id": 1e400, "rows": [[1]]}', "bad-id"],
      ["has an id that would lose its sign", '{"id": -0, "rows": [[1]]}', "bad-id"],
      ["has a fraction as its id", '{"id": 0.1234567890123456789, "rows": [[1]]}', "bad-id"],
    ])("says in which line it was that %s", async (_name, line, kind) => {
      const text = Buffer.concat([Buffer.from(`\n${jsonLines(unique)}`), Buffer.from(line)]);
      const { results, status } = await batch(text);
      expect(results).toMatchObject([{ id: "u" }, { error: { kind, line: 3 } }]);
      expect(status).toBe(2);
    });

    it.each([
      ["another value", "7"],
      ["null", "null"],
      ["an object without a puzzle", '{"id": "x"}'],
      ["JSON within JSON", JSON.stringify({ puzzle: '{"rows": [[1]]}' })],
      ["a task without its size", '{"task": "1"}'],
    ])("refuses %s", async (_name, line) => {
      expect((await batch(line)).results).toMatchObject([{ error: { kind: "bad-json" } }]);
    });

    it.each([
      ["rows", (deep: string) => `{"id": "d", "rows": ${deep}}`, "d"],
      ["an id", (deep: string) => `{"id": ${deep}, "rows": [[1]]}`, undefined],
    ])("bears %s nested deeply, and goes on with the next", async (_name, lineOf, id) => {
      const deep = "[".repeat(200_000) + "]".repeat(200_000);
      const { status, results } = await batch(`${lineOf(deep)}\n${jsonLines(unique)}`);
      expect(results).toMatchObject([{ error: {} }, { id: "u", outcome: "unique" }]);
      expect(results[0]?.id).toBe(id);
      expect(status).toBe(2);
    });

    it("says on standard output that a file cannot be read", async () => {
      const { status, stdout } = await run(["solve", "--batch", "missing.jsonl"]);
      expect(resultsIn(stdout)).toEqual([
        { error: { kind: "unreadable-file", message: "there is no such file" } },
      ]);
      expect(status).toBe(2);
    });
  });

  describe("where a line takes too long", () => {
    it("stops that line, goes on with the next, and exits with 3", async () => {
      for (const engine of ["plain", "logic-solver"]) {
        const lines = jsonLines(unique, endless, several);
        const { status, results } = await batch(lines, "--timeout", "0.5", "--engine", engine);
        expect(results).toMatchObject([
          { id: "u", outcome: "unique" },
          { id: "e", outcome: "stopped", why: "time" },
          { id: "s", outcome: "multiple" },
        ]);
        expect(status).toBe(3);
      }
    });

    it("exits with 2 where a line is at fault as well", async () => {
      const lines = jsonLines(endless, { id: "b" });
      expect((await batch(lines, "--timeout", "0.2")).status).toBe(2);
    });
  });

  describe("where a line has more answers than can be kept", () => {
    it("stops that line for want of memory, goes on with the next, and exits with 3", async () => {
      const lines = jsonLines({ id: "c", puzzle: COUNTLESS_ANSWERS }, several);
      const { status, results } = await batch(lines, "--limit", "100000");
      expect(results).toMatchObject([
        { id: "c", outcome: "stopped", why: "memory" },
        { id: "s", outcome: "multiple" },
      ]);
      // As many as have 100000 rectangles of this board's 72.
      expect(results[0]?.answers).toHaveLength(1388);
      expect(status).toBe(3);
    });
  });

  describe("--jobs", () => {
    it("changes nothing in what is printed", async () => {
      const boards = [unique, several, { id: "b" }, none, task];
      const lines = jsonLines(...Array.from({ length: 60 }, (_, at) => boards[at % 5]));
      const [one, three] = await Promise.all([batch(lines), batch(lines, "--jobs", "3")]);
      for (const { results } of [one, three]) {
        for (const { statistics } of results) if (statistics !== undefined) statistics.timeMs = 0;
      }
      expect(three).toEqual(one);
    });

    it("lets others go on while one is slow, and still keeps the order", async () => {
      const lines = jsonLines(endless, endless, endless, unique);
      const begin = Date.now();
      const { results } = await batch(lines, "--timeout", "2", "--jobs", "4");
      expect(results.map(({ id }) => id)).toEqual(["e", "e", "e", "u"]);
      // One after the other they would take at least so long.
      expect(Date.now() - begin).toBeLessThan(6000);
    });
  });

  it("writes a result as soon as its line is done, while its input is still open", async () => {
    const child = start(["solve", "--batch"]);
    for (const board of [unique, several]) {
      const written = new Promise((resolve) => child.stdout.once("data", resolve));
      child.stdin.write(jsonLines(board));
      expect(JSON.parse(String(await written))).toMatchObject({ id: board.id });
    }
    child.stdin.end();
    expect(await end(child)).toEqual({ status: 0, stdout: "", stderr: "" });
  });
});
