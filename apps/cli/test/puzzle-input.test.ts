/** What every command takes as a puzzle, and what it says of what is none. */

import { open } from "node:fs/promises";
import { staticBoardHtml } from "@shikiri/scraper/stand-in";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { rowsIn, UNIQUE, UNIQUE_DRAWN } from "./boards.ts";
import { folderWith, jsonOf, run } from "./program.ts";

const UNIQUE_TASK = "b4b4c3c6b2f6a";

describe("a puzzle", () => {
  it("is read from a file, or from standard input without one or with -", async () => {
    const cwd = folderWith({ "board.txt": UNIQUE });
    const fromFile = await run(["solve", "board.txt"], { cwd });
    expect(fromFile.stdout).toBe(UNIQUE_DRAWN);
    expect(await run(["solve"], { stdin: UNIQUE })).toEqual(fromFile);
    expect(await run(["solve", "-"], { stdin: UNIQUE })).toEqual(fromFile);
  });

  it.each([
    ["a text matrix", UNIQUE, []],
    [
      "a text matrix with CR LF and a byte order mark",
      `\uFEFF${UNIQUE.replaceAll("\n", "\r\n")}`,
      [],
    ],
    ["a site task, with its size", UNIQUE_TASK, ["--size", "5x5"]],
    ["JSON with rows", JSON.stringify({ rows: rowsIn(UNIQUE) }), []],
    ["JSON with a task", JSON.stringify({ task: UNIQUE_TASK, width: 5, height: 5 }), []],
    ["JSON with any notation", JSON.stringify({ puzzle: UNIQUE }), []],
    ["a saved page", staticBoardHtml({ rows: rowsIn(UNIQUE) }), []],
  ])("may be %s", async (_name, stdin, options) => {
    const { status, stdout } = await run(["solve", ...options], { stdin });
    expect({ status, stdout }).toEqual({ status: 0, stdout: UNIQUE_DRAWN });
  });

  it("is in the notation that --from names, whatever it looks like", async () => {
    const { status, stderr } = await run(["solve", "--from", "json"], { stdin: UNIQUE });
    expect(stderr).toContain("this is not JSON");
    expect(status).toBe(2);
    const page = await run(["solve", "--from", "text"], { stdin: "<html>" });
    expect(page.stderr).toContain('line 1, column 1: found "<html>"');
  });

  it("is read as a page by its file's name, too", async () => {
    const cwd = folderWith({ "page.HTML": "no board here" });
    const { status, stderr } = await run(["solve", "page.HTML"], { cwd });
    expect(stderr).toMatch(/^shikiri: page\.HTML: .*board/);
    expect(status).toBe(2);
  });
});

describe("a saved page whose script names another puzzle than its cells", () => {
  it("is read by its cells, which is said on standard error", async () => {
    const page = staticBoardHtml({ rows: rowsIn(UNIQUE), task: "other" });
    const note =
      "shikiri: page.html: the page's script names another puzzle; this is about the one in its cells\n";
    const cwd = folderWith({ "page.html": page });
    const { stdout, stderr } = await run(["solve", "page.html"], { cwd });
    expect(stdout).toBe(UNIQUE_DRAWN);
    expect(stderr).toBe(`${note}shikiri: unique: the only answer, 6 rectangles\n`);
    const json = await run(["count", "--json", "page.html"], { cwd });
    expect({ ...json, stdout: jsonOf(json.stdout) }).toEqual({
      status: 0,
      stdout: { outcome: "complete", count: 1 },
      stderr: note,
    });
  });
});

describe("what is no puzzle", () => {
  it("is refused with the file's name, the place and what was expected; the status is 2", async () => {
    const cwd = folderWith({ "board.txt": "4 0 x\n" });
    const { status, stdout, stderr } = await run(["solve", "board.txt"], { cwd });
    expect(stderr).toMatch(
      /^shikiri: board\.txt: line 1, column 5: found "x", expected a number, .*\n$/,
    );
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  });

  it("is with --json an error on standard output: kind, message and place", async () => {
    const { status, stdout, stderr } = await run(["solve", "--json"], { stdin: "4 0\n0 x\n" });
    expect(jsonOf(stdout)).toEqual({
      error: {
        kind: "bad-token",
        message: expect.stringContaining("line 2, column 3") as string,
        line: 2,
        column: 3,
      },
    });
    expect({ status, stderr }).toEqual({ status: 2, stderr: "" });
  });

  it("has a cell where the notation has cells", async () => {
    const stdin = JSON.stringify({
      rows: [
        [4, 0],
        [0, "x"],
      ],
    });
    const { stdout } = await run(["solve", "--json"], { stdin });
    expect(jsonOf(stdout)).toMatchObject({ error: { kind: "bad-clue", cell: { x: 1, y: 1 } } });
  });

  it.each([
    ["nothing", "", "found nothing, expected a text"],
    ["white space", " \n\n", "found nothing, expected a text"],
    ["bytes that are no text", new Uint8Array([0x89, 0x50, 0xff, 0xfe]), "no UTF-8 text"],
    ["NUL characters", "4\0\0\0", "no UTF-8 text"],
    ["a page without a board", "<p>Hello</p>", "board"],
    ["a site task without its size", UNIQUE_TASK, "5x5"],
    ["clues that do not sum to the area", "4 0\n0 1\n", "sum to 5"],
    ["JSON of another shape", "[7]", "row 0"],
    ["broken JSON", '{"rows": [', "not JSON"],
    ["JSON that is nested deeply", `${"[".repeat(200_000)}${"]".repeat(200_000)}`, "a list"],
    ["JSON that is nested deeply and broken", "[".repeat(200_000), "not JSON"],
  ])("may be %s", async (_name, stdin, sentence) => {
    const { status, stdout, stderr } = await run(["solve"], { stdin });
    expect(stderr).toMatch(/^shikiri: standard input: .*\n$/);
    expect(stderr).toContain(sentence);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  });

  it.each([
    ["a missing file", "missing.txt", "there is no such file"],
    ["a folder", ".", "this is a directory, expected a file"],
  ])("may be %s", async (_name, path, sentence) => {
    expect(await run(["solve", path], { cwd: folderWith({}) })).toEqual({
      status: 2,
      stdout: "",
      stderr: `shikiri: ${path}: ${sentence}\n`,
    });
    const { stdout } = await run(["solve", "--json", path], { cwd: folderWith({}) });
    expect(jsonOf(stdout)).toEqual({ error: { kind: "unreadable-file", message: sentence } });
  });

  it("may be more than 16 MiB, of which no more is read", async () => {
    const cwd = folderWith({});
    const file = await open(join(cwd, "huge.txt"), "w");
    await file.truncate(16 * 2 ** 20 + 1);
    await file.close();
    const { status, stderr } = await run(["solve", "huge.txt"], { cwd });
    expect(stderr).toBe(
      "shikiri: huge.txt: found more than 16777216 bytes, which is the most that is read\n",
    );
    expect(status).toBe(2);
  });
});
