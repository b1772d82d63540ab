import { describe, expect, it } from "vitest";
import { folderWith, jsonOf, linesIn, run } from "./program.ts";

/** A 3x3 ring with a way in, and the two pieces that fill it. */
const FILES = {
  "board.txt": "...\n.#.\n..#\n",
  "pieces.txt": "I\n***\n\nL\n*\n*\n**\n",
  "answer.txt": "III\nL#.\nLL#\n",
};

describe("pack solve", () => {
  it("draws an arrangement, and says whether there are others", async () => {
    const { status, stdout, stderr } = await run(["pack", "solve", "--board", "10x6"]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^[┌─┬]+┐\n/);
    expect(stderr).toMatch(/^shikiri: multiple: 2 arrangements, and perhaps more/);
  });

  it("takes pentominoes unless it is told otherwise", async () => {
    const { stdout } = await run(["pack", "solve", "--board", "5x12", "--letters"]);
    const letters = new Set(stdout.replaceAll(/\s/g, ""));
    expect([...letters].toSorted().join("")).toBe("FILNPTUVWXYZ");
  });

  it.each(["bitboard", "cover", "sat", "plain"])("searches by the engine %s", async (engine) => {
    const args = ["pack", "solve", "--board", "5x3", "--pieces", "pentominoes 0..1", "--json"];
    const { stdout } = await run([...args, "--engine", engine, "--limit", "100"]);
    const found = jsonOf(stdout) as { answers: object[]; statistics: { engine: string } };
    expect(found.answers).toHaveLength(28);
    expect(found.statistics.engine).toBe(engine);
  });

  it("prints JSON: the outcome, each placement by its piece's name and cells", async () => {
    const args = ["pack", "solve", "--board", "2x1", "--pieces", "domino", "--json"];
    expect(jsonOf((await run(args)).stdout)).toMatchObject({
      outcome: "unique",
      size: { width: 2, height: 1 },
      answers: [
        [
          {
            piece: "I",
            cells: [
              [0, 0],
              [1, 0],
            ],
          },
        ],
      ],
      statistics: { candidates: 1 },
    });
  });

  it("prints a picture of one arrangement, a sheet of several", async () => {
    const args = ["pack", "solve", "--board", "2x2", "--pieces", "domino 2", "--svg"];
    const one = await run(args);
    const sheet = await run([...args, "--limit", "9"]);
    expect(one.stdout).toMatch(/^<svg [^]*<\/svg>\n$/);
    expect(sheet.stdout).toMatch(/^<svg [^]*<\/svg>\n$/);
    expect(sheet.stdout).not.toBe(one.stdout);
    const four = await run([...args, "--colours", "four"]);
    expect(four.stdout).toMatch(/^<svg [^]*<\/svg>\n$/);
    expect(four.stdout).not.toBe(one.stdout);
  });

  it("ends in 1 with the reason where there is none", async () => {
    const { status, stdout, stderr } = await run([
      "pack",
      "solve",
      "--board",
      "5x4",
      "--pieces",
      "tetrominoes",
    ]);
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toMatch(/^shikiri: none: coloured like a chessboard/);
  });

  it("as JSON names the piece of the reason, as pack count does", async () => {
    for (const command of ["solve", "count"]) {
      const { stdout } = await run(["pack", command, "--board", "30x2", "--json"]);
      expect(jsonOf(stdout)).toMatchObject({ reason: { kind: "no-placement", piece: "F" } });
    }
  });

  it("reads the board and the pieces from files, or one of them from standard input", async () => {
    const cwd = folderWith(FILES);
    const args = ["pack", "solve", "--board", "board.txt", "--letters"];
    const expected = { status: 1, stdout: "" };
    expect(await run([...args, "--pieces", "pieces.txt"], { cwd })).toMatchObject(expected);
    const stdin = FILES["pieces.txt"];
    expect(await run([...args, "--pieces", "-"], { cwd, stdin })).toMatchObject(expected);
  });

  it("keeps pins and bars, in the board's file or as options", async () => {
    const cwd = folderWith({ "board.txt": "X.........\n" + "..........\n".repeat(5) });
    const none = await run(["pack", "solve", "--board", "board.txt"], { cwd });
    expect(none.status).toBe(1);
    const args = ["pack", "solve", "--board", "10x6", "--letters"];
    const pinned = await run([...args, "--pin", "0,0=V", "--bar", "9,5=V"]);
    expect(pinned.stdout[0]).toBe("V");
    expect(linesIn(pinned.stdout)[5]![9]).not.toBe("V");
  });

  it("stops at its time", async () => {
    const { status, stderr } = await run([
      "pack",
      "solve",
      "--board",
      "12x6",
      "--pieces",
      "hexominoes 0..1",
      "--timeout",
      "0.2",
      "--limit",
      "100000",
      "--svg",
    ]);
    expect(status).toBe(3);
    expect(stderr).toMatch(/stopped: the time ran out/);
  });

  it.each([
    [
      "a board that is neither size nor file",
      ["--board", "10y6"],
      /^shikiri: 10y6: there is no such file, nor is this a size: expected columns x rows, such as 10x6$/m,
    ],
    [
      "a misspelt set",
      ["--board", "10x6", "--pieces", "pentominos"],
      /no such file, nor .*"pentominos".* did you mean pentominoes\? \(pack pieces lists the sets\)/,
    ],
    ["a pin to no piece", ["--board", "10x6", "--pin", "0,0=Q"], /Q/],
    ["a pin off the board", ["--board", "10x6", "--pin", "10,0=F"], /\(10, 0\)/],
    ["a pin without a piece", ["--board", "10x6", "--pin", "0,0"], /column,row=piece/],
    ["an absurd board", ["--board", "100000x100000"], /10000 cells/],
    ["no board", [], /--board/],
    ["standard input twice", ["--board", "-", "--pieces", "-"], /standard input/],
  ])("refuses %s", async (_, args, words) => {
    const { status, stdout, stderr } = await run(["pack", "solve", ...args]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toMatch(words);
  });
});

describe("pack check", () => {
  const args = ["pack", "check", "--board", "10x6"];

  it("says that the pieces fill all cells of what pack solve printed", async () => {
    for (const form of ["--letters", "--json"]) {
      const solved = await run(["pack", "solve", "--board", "10x6", form]);
      const { status, stdout } = await run([...args, "-"], { stdin: solved.stdout });
      expect({ status, stdout }).toEqual({
        status: 0,
        stdout: "right: 12 pieces fill all 60 cells\n",
      });
    }
  });

  it("names every fault, and ends in 1", async () => {
    const cwd = folderWith(FILES);
    const { status, stdout } = await run(
      ["pack", "check", "--board", "board.txt", "--pieces", "pieces.txt", "answer.txt"],
      { cwd },
    );
    expect(status).toBe(1);
    expect(linesIn(stdout)).toEqual([
      "the piece L at (0, 1) covers 3 cells, but has 4",
      "the cell (2, 1) is not covered",
    ]);
  });

  it("as JSON, each with its kind, cell and piece", async () => {
    const stdin = '[{"piece": "I", "cells": [[0, 0], [1, 0]]}]';
    const { stdout } = await run(
      ["pack", "check", "--board", "3x1", "--pieces", "domino", "--json", "-"],
      { stdin },
    );
    expect(jsonOf(stdout)).toMatchObject({
      right: false,
      issues: [{ kind: "uncovered-cell", cell: { x: 2, y: 0 } }],
    });
  });
});

describe("pack pieces", () => {
  it("lists the sets", async () => {
    const { status, stdout } = await run(["pack", "pieces"]);
    expect(status).toBe(0);
    expect(linesIn(stdout).find((line) => line.startsWith("pentominoes"))).toMatch(
      /^pentominoes +12 pieces +60 cells$/,
    );
  });

  it("prints a set as a file, which is read back as the same", async () => {
    const { stdout } = await run(["pack", "pieces", "one-sided-tetrominoes"]);
    const cwd = folderWith({ "pieces.txt": stdout });
    const again = await run(["pack", "pieces", "pieces.txt"], { cwd });
    expect(again.stdout).toBe(stdout);
  });

  it("draws a set, and tells it as JSON", async () => {
    expect((await run(["pack", "pieces", "pentominoes", "--svg"])).stdout).toMatch(/^<svg /);
    const pieces = jsonOf((await run(["pack", "pieces", "tetrominoes", "--json"])).stdout);
    expect(pieces).toMatchObject([
      { name: "I", symbol: "I", orientations: 2, cells: { length: 4 } },
      {},
      {},
      {},
      {},
    ]);
  });
});
