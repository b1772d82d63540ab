/** The rules of `scrape`: the board of a saved page, as a text matrix or as JSON. */

import { staticBoardHtml } from "@shikiri/scraper/stand-in";
import { beforeAll, describe, expect, it } from "vitest";
import { rowsIn, UNIQUE } from "./boards.ts";
import { folderWith, jsonOf, run } from "./program.ts";

const rows = rowsIn(UNIQUE);
const BROKEN = [
  [4, 0],
  [0, 3],
];

/** What a player copies from the inspector. */
const BOARD = /<div class="board-back".*<\/div>/.exec(
  staticBoardHtml({ rows }).replace('</div></div></div>\n<div id="ajax', "\n"),
)![0];

let cwd: string;

beforeAll(() => {
  cwd = folderWith({
    "page.html": staticBoardHtml({ rows }),
    "other.html": staticBoardHtml({ rows, task: "other" }),
    "broken.html": staticBoardHtml({ rows: BROKEN, task: "absent" }),
    "empty.html": "<!doctype html><div id=game></div>",
    "board.txt": UNIQUE,
  });
});

describe("shikiri scrape", () => {
  it("prints the board as a text matrix, which solve reads", async () => {
    expect(await run(["scrape", "page.html"], { cwd })).toEqual({
      status: 0,
      stdout: UNIQUE,
      stderr: "",
    });
  });

  it("prints with --json size, rows and what the page's own task says", async () => {
    const page = await run(["scrape", "--json", "page.html"], { cwd });
    const size = { width: 5, height: 5 };
    expect(jsonOf(page.stdout)).toMatchObject({ size, rows, task: "agrees" });
    const other = await run(["scrape", "--json", "other.html"], { cwd });
    expect(jsonOf(other.stdout)).toMatchObject({ size, rows, task: "differs" });
  });

  it("prints with --json what each witness says, and how it differs", async () => {
    const { stdout } = await run(["scrape", "--json", "other.html"], { cwd });
    const agrees = { says: "agrees" };
    const absent = { says: "absent" };
    expect(jsonOf(stdout)).toMatchObject({
      witnesses: {
        layout: absent,
        style: agrees,
        order: agrees,
        names: agrees,
        task: { says: "differs", how: expect.stringContaining("cells differ") as string },
        game: absent,
      },
    });
  });

  it.each([
    ["the board's own <div>", BOARD],
    ["the same, its names changed", BOARD.replaceAll(/class="[^"]*"/g, 'class="x"')],
    ["its cells alone", BOARD.slice(BOARD.indexOf(">") + 1, BOARD.lastIndexOf("</div>"))],
  ])("reads a piece of a page: %s", async (_, stdin) => {
    expect((await run(["scrape", "-"], { stdin })).stdout).toBe(UNIQUE);
    expect((await run(["solve", "--json"], { stdin })).status).toBe(0);
  });

  it("prints JSON that solve reads", async () => {
    const { stdout } = await run(["scrape", "--json", "page.html"], { cwd });
    expect((await run(["solve"], { stdin: stdout })).status).toBe(0);
  });

  it("reads standard input as -", async () => {
    const stdin = staticBoardHtml({ rows });
    expect((await run(["scrape", "-"], { stdin })).stdout).toBe(UNIQUE);
  });

  it.each([
    ["empty.html", "no-board"],
    ["broken.html", "clue-sum"],
    ["board.txt", "no-page"],
    ["missing.html", "unreadable-file"],
  ])("refuses %s: %s", async (file, kind) => {
    const spoken = await run(["scrape", file], { cwd });
    expect(spoken.stderr).toMatch(new RegExp(`^shikiri: ${file}: .*\n$`));
    expect({ status: spoken.status, stdout: spoken.stdout }).toEqual({ status: 2, stdout: "" });
    const json = await run(["scrape", "--json", file], { cwd });
    expect(jsonOf(json.stdout)).toMatchObject({ error: { kind } });
    expect(json.status).toBe(2);
  });

  it.each([
    ["nests elements deeply", "<div>".repeat(20_000), "no-board"],
    [
      "the parser cannot bear",
      `<div class="board-back ${"a b".repeat(1_000_000)}">`,
      "broken-page",
    ],
    ["would take minutes", "<".repeat(5_000_000), "too-slow"],
  ])("ends soon on a page that %s", async (_name, stdin, kind) => {
    const { status, stdout, stderr } = await run(["scrape", "--json", "-"], { stdin });
    expect(jsonOf(stdout)).toMatchObject({ error: { kind } });
    expect({ status, stderr }).toEqual({ status: 2, stderr: "" });
  });
});
