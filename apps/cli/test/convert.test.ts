/** The rules of `convert`, and of addresses and other notations as inputs of every command. */

import { staticBoardHtml } from "@shikiri/scraper/stand-in";
import { beforeAll, describe, expect, it } from "vitest";
import {
  COUNTLESS_ANSWERS,
  NO_CANDIDATES,
  rowsIn,
  TWO_ANSWERS,
  UNIQUE,
  UNIQUE_DRAWN,
} from "./boards.ts";
import { folderWith, jsonOf, linesIn, run } from "./program.ts";

/** {@link UNIQUE} in other notations. */
const ADDRESS = "https://puzz.link/p?shikaku/5/5/h4h4i3i6h2l6g";
const GAME_ID = "5x5:b4b4c3c6b2f6a";
const KANPEN =
  "http://www.kanpen.net/shikaku.html?problem=5/5/._._4_._./4_._._._3/._._._6_./._2_._._./._._._6_./";
const JANKO = `begin
puzzle sikaku
size 5
problem
- - 4 - -
4 - - - 3
- - - 6 -
- 2 - - -
- - - 6 -
solution
1 1 1 1 2
3 4 4 4 2
3 4 4 4 2
3 5 6 6 6
3 5 6 6 6
end
`;

let cwd: string;

beforeAll(() => {
  cwd = folderWith({ "board.txt": UNIQUE, "answered.txt": JANKO, "wrong.txt": "4 x\n" });
});

describe("shikiri convert", () => {
  it.each([
    ["puzz.link", ADDRESS],
    ["tatham", GAME_ID],
    ["task", "b4b4c3c6b2f6a"],
  ])("writes a puzzle in the notation that --to names: %s", async (to, text) => {
    const converted = await run(["convert", "board.txt", "--to", to], { cwd });
    expect(converted).toEqual({ status: 0, stdout: `${text}\n`, stderr: "" });
  });

  it("ends what it writes with one line end", async () => {
    const { stdout } = await run(["convert", ADDRESS, "--to", "text"]);
    expect(stdout).toBe(UNIQUE);
  });

  it("writes what it can read again, whatever the notation", async () => {
    const { stdout: list } = await run(["convert", "--list"]);
    const names = linesIn(list)
      .filter((line) => !line.includes("read only"))
      .map((line) => line.split(" ")[0]!);
    expect(names).toContain("puzz.link");
    const backs = names.map(async (name) => {
      const there = await run(["convert", "board.txt", "--to", name], { cwd });
      const options = ["--to", "text", "--size", "5x5"];
      return run(["convert", ...options], { stdin: there.stdout });
    });
    for (const back of await Promise.all(backs)) expect(back.stdout).toBe(UNIQUE);
  });

  it("lists the notations with --list: names, what they are, what they can do", async () => {
    const { status, stdout } = await run(["convert", "--list"]);
    expect(stdout).toMatch(/^puzz\.link {2,}address of puzz\.link/m);
    expect(stdout).toMatch(/^penpa .*\(read only, answers\)$/m);
    expect(status).toBe(0);
  });

  it("keeps an answer that is drawn on the puzzle, where the new notation holds it", async () => {
    const { stdout } = await run(["convert", "answered.txt", "--to", "tatham-save"], { cwd });
    expect(linesIn(stdout).filter((line) => line.startsWith("MOVE"))).toHaveLength(6);
    const back = await run(["convert", "--to", "janko"], { stdin: stdout });
    expect(back.stdout).toBe(JANKO);
    const without = await run(["convert", "answered.txt", "--to", "puzz.link"], { cwd });
    expect(without.stdout).toBe(`${ADDRESS}\n`);
  });

  it("converts what draw and solve print", async () => {
    for (const command of ["draw", "solve"]) {
      const { stdout: stdin } = await run([command, "board.txt"], { cwd });
      expect((await run(["convert", "--to", "text"], { stdin })).stdout).toBe(UNIQUE);
    }
  });

  it("converts a page of janko.at, whose text stands in it", async () => {
    const stdin = `<!doctype html>\n<title>Sikaku</title>\n<script id="data">\n${JANKO}</script>\n`;
    expect((await run(["convert", "--to", "janko"], { stdin })).stdout).toBe(JANKO);
  });

  it("converts a saved page, too", async () => {
    const stdin = staticBoardHtml({ rows: rowsIn(UNIQUE) });
    expect((await run(["convert", "--to", "puzz.link"], { stdin })).stdout).toBe(`${ADDRESS}\n`);
  });

  describe("with --answer", () => {
    it("solves the puzzle, and writes its answer too", async () => {
      const converted = await run(["convert", "board.txt", "--to", "janko", "--answer"], { cwd });
      expect(converted).toEqual({ status: 0, stdout: JANKO, stderr: "" });
    });

    it("solves it also where what is drawn on it is no answer", async () => {
      const [start] = JANKO.split("1 1 1 1 2");
      const stdin = `${start}${"1 - - - -\n".repeat(5)}end\n`;
      const converted = await run(["convert", "--to", "janko", "--answer"], { stdin });
      expect(converted.stdout).toBe(JANKO);
    });

    it("says that there are several, and writes one of them", async () => {
      const args = ["convert", "--to", "janko", "--answer"];
      const { status, stdout, stderr } = await run(args, { stdin: TWO_ANSWERS });
      expect(stdout).toContain("solution\n");
      expect({ status, stderr }).toEqual({
        status: 0,
        stderr: "shikiri: multiple: 2 answers, and perhaps more\n",
      });
    });

    it("writes nothing where there is none, and exits with 1", async () => {
      const args = ["convert", "--to", "janko", "--answer"];
      const { status, stdout, stderr } = await run(args, { stdin: NO_CANDIDATES });
      expect(stderr).toMatch(/^shikiri: none: the clue 5/);
      expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    });

    it("does not count what need not be counted", async () => {
      const args = ["convert", "--to", "pzpr", "--answer"];
      expect(await run(args, { stdin: COUNTLESS_ANSWERS })).toMatchObject({ status: 0 });
    });

    it("is wrong usage where the notation holds no answer", async () => {
      const args = ["convert", "board.txt", "--to", "puzz.link", "--answer"];
      const { status, stderr } = await run(args, { cwd });
      expect(stderr).toContain("puzz.link holds no answer: expected one of json, pzpr, kanpen");
      expect(status).toBe(2);
    });
  });

  it.each([
    ["no --to", ["convert", "board.txt"], "expected --to, or --list"],
    ["an unknown notation", ["convert", "board.txt", "--to", "braille"], "Allowed choices are"],
    ["a notation that is read only", ["convert", "board.txt", "--to", "penpa"], "Allowed choices"],
    ["no puzzle", ["convert", "wrong.txt", "--to", "json"], "wrong.txt: line 1, column 3: "],
    ["no such file", ["convert", "missing.txt", "--to", "json"], "there is no such file"],
  ])("exits with 2 and a sentence: %s", async (_name, args, sentence) => {
    const { status, stdout, stderr } = await run(args, { cwd });
    expect(stderr).toContain(sentence);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  });

  it("refuses a ? where the notation has no sign for it, with the cell", async () => {
    const { status, stderr } = await run(["convert", "--to", "tatham"], { stdin: "? 0 2 0\n" });
    expect(stderr).toBe(
      "shikiri: standard input: the clue at (0, 0) is ?, for which a game ID has no sign: expected known areas\n",
    );
    expect(status).toBe(2);
  });
});

describe("a puzzle's address", () => {
  it.each([
    ["of puzz.link", ADDRESS],
    ["of Kanpen", KANPEN],
    ["of a page of Simon Tatham's", `https://example.org/puzzles/js/rect.html#${GAME_ID}`],
    ["that is a game ID", GAME_ID],
    ["as browsers show it", ADDRESS.replace("https://", "")],
  ])("stands in place of a file, or on standard input: %s", async (_name, address) => {
    const solved = { status: 0, stdout: UNIQUE_DRAWN };
    expect(await run(["solve", address])).toMatchObject(solved);
    expect(await run(["solve"], { stdin: `${address}\n` })).toMatchObject(solved);
  });

  it("does so for every command", async () => {
    expect((await run(["count", ADDRESS])).stdout).toBe("1\n");
    expect((await run(["check", ADDRESS, "-"], { stdin: UNIQUE_DRAWN })).stdout).toBe("right\n");
    expect((await run(["draw", ADDRESS, "answered.txt"], { cwd })).stdout).toBe(UNIQUE_DRAWN);
  });

  it("is named as such in messages, with the column of what is wrong", async () => {
    const { status, stderr } = await run(["solve", ADDRESS.replace("shikaku", "slither")]);
    expect(stderr).toBe(
      'shikiri: the address: line 1, column 21: found the puzzle "slither", which has other rules, expected shikaku\n',
    );
    expect(status).toBe(2);
    const damaged = ADDRESS.replace("h2l", "h!l");
    const { stdout } = await run(["solve", "--json", damaged]);
    expect(jsonOf(stdout)).toMatchObject({ error: { kind: "bad-character", column: 42 } });
  });

  it("may stand in a line of a batch", async () => {
    const stdin = `${JSON.stringify({ id: 1, puzzle: ADDRESS })}\n${JSON.stringify({ id: 2, puzzle: JANKO })}\n`;
    const { stdout } = await run(["count", "--batch"], { stdin });
    expect(linesIn(stdout)).toEqual([
      '{"id":1,"outcome":"complete","count":1}',
      '{"id":2,"outcome":"complete","count":1}',
    ]);
  });
});

describe("an answer", () => {
  it.each(["json", "pzpr", "kanpen", "kanpen-xml", "tatham-save", "janko"])(
    "may be in the notation %s",
    async (to) => {
      const { stdout } = await run(["convert", "answered.txt", "--to", to], { cwd });
      const checked = await run(["check", "board.txt", "-"], { cwd, stdin: stdout });
      expect(checked).toEqual({ status: 0, stdout: "right\n", stderr: "" });
    },
  );

  it("is refused where nothing is drawn on the puzzle, or where it cannot be read", async () => {
    const empty = await run(["convert", "board.txt", "--to", "pzpr"], { cwd });
    const { status, stderr } = await run(["check", "board.txt", "-"], { cwd, stdin: empty.stdout });
    expect(stderr).toBe(
      "shikiri: standard input: found a puzzle (pzpr) with nothing drawn on it, expected an answer\n",
    );
    expect(status).toBe(2);
    const broken = await run(["check", "board.txt", "-"], {
      cwd,
      stdin: "pzprv3\nshikaku\n5\nx\n",
    });
    expect(broken.stderr).toContain("line 3, column 1: found");
  });
});
