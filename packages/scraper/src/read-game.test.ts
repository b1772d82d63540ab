/** What `readGame` makes of a page's `Game`, in a world of its own, as where it is sent. */

import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { readGame } from "./read-game.ts";

/** What is read in a new world in which this was run before. */
function readAfter(script: string): unknown {
  const told: unknown = runInNewContext(`${script}; (${readGame.toString()})()`);
  // A text is all that a page's prototypes have no hold of.
  expect(["string", "object"]).toContain(typeof told);
  return typeof told === "string" ? JSON.parse(told) : told;
}

const TASK = "task: [[2, 0], [0, 2]]";

describe("readGame", () => {
  it("reads the task, the state of each cell and the puzzle's id, as plain data", () => {
    const script = `var Game = { ${TASK}, puzzleID: '1,234', currentState: { cellStatus: [[0, 0], [-1, -1]], areas: [] } }`;
    expect(readAfter(script)).toStrictEqual({
      task: [
        [2, 0],
        [0, 2],
      ],
      status: [
        [0, 0],
        [-1, -1],
      ],
      puzzleId: "1,234",
    });
  });

  it("reads a number as an id, and task and state without each other", () => {
    expect(readAfter("Game = { puzzleID: 77 }")).toStrictEqual({
      task: null,
      status: null,
      puzzleId: "77",
    });
  });

  it("finds nothing where there is no game", () => {
    for (const script of ["", "Game = null", "Game = 5", "Game = 'task'"]) {
      expect(readAfter(script)).toBeNull();
    }
  });

  it("finds nothing in the game that a page has before it is ready", () => {
    expect(readAfter("Game = {}")).toStrictEqual({ task: null, status: null, puzzleId: null });
  });

  describe("does not read, does not throw and does not hang on", () => {
    it.each([
      ["a getter that throws", "{ get task() { throw new Error('boom') } }"],
      ["a getter that throws nothing", "{ get task() { throw undefined } }"],
      ["a row whose getter throws", "{ task: [[1], { get length() { throw 1 } }] }"],
      ["a proxy that throws", "new Proxy({}, { get() { throw 1 } })"],
      ["a proxy that answers with itself", "new Proxy({}, { get: (_, __, self) => self })"],
      ["a proxy that is always a number", "{ task: new Proxy({}, { get: () => 7e4 }) }"],
      ["an endless list", "{ task: { length: Infinity } }"],
      ["an endless row", "{ task: [{ length: 1e9 }] }"],
      ["a length that is none", "{ task: { length: -1 } }"],
      ["a length that is text", "{ task: { length: '2', 0: [1], 1: [1] } }"],
      ["a huge list", "{ task: new Array(1e6) }"],
      ["many rows that are long", "{ task: Array(1000).fill(new Array(1000).fill(0)) }"],
      ["a cycle", "(() => { const a = []; a.push(a); return { task: a } })()"],
      ["texts", "{ task: [['2', '0']] }"],
      ["fractions", "{ task: [[0.5, 1.5]] }"],
      ["what is no number", "{ task: [[NaN, Infinity]] }"],
    ])("%s", (_, game) => {
      const start = performance.now();
      expect(readAfter(`Game = ${game}`)).toMatchObject({ task: null });
      expect(performance.now() - start).toBeLessThan(2000);
    });

    it("a global whose getter throws", () => {
      const script = "Object.defineProperty(globalThis, 'Game', { get() { throw 1 } })";
      expect(readAfter(script)).toBeNull();
    });

    it("an id that is an object, or endless, or would end the text", () => {
      const ids = [
        "{ toString() { throw 1 } }",
        "'x'.repeat(1e6)",
        "Symbol('id')",
        `'","task":[[1]],"a":"'`,
        String.raw`'\\'`,
        String.raw`'\n'`,
      ];
      for (const id of ids) {
        expect(readAfter(`Game = { puzzleID: ${id} }`)).toMatchObject({ puzzleId: null });
      }
    });
  });

  it("does not depend on what a page has made of the language's own prototypes", () => {
    const tampered = [
      "for (const name of ['0', '1', 'task', 'then']) Object.defineProperty(Object.prototype, name, { get() { if (this !== Game) throw 1 }, set() { throw 1 } })",
      "for (const { prototype } of [Array, Object, String, Number, Function]) for (const name of Object.getOwnPropertyNames(prototype)) try { if (typeof prototype[name] === 'function') prototype[name] = () => { throw 1 } } catch {}",
      "Array.prototype[Symbol.iterator] = () => { throw 1 }",
      "Object.prototype.toJSON = () => { throw 1 }",
      "Array.isArray = Number.isInteger = Object.keys = JSON.stringify = () => { throw 1 }",
    ];
    const script = `var Game = { ${TASK}, puzzleID: 7 }; ${tampered.join(";")}`;
    expect(readAfter(script)).toStrictEqual({
      task: [
        [2, 0],
        [0, 2],
      ],
      status: null,
      puzzleId: "7",
    });
  });

  it("writes nothing and calls nothing of the page's", () => {
    const script = `var Game = Object.freeze({ ${TASK}, getSaved() { called = true }, set task2(_) { called = true } }); var called = false; var names = Object.keys(globalThis).join()`;
    const told: unknown = runInNewContext(
      `${script}; (${readGame.toString()})(); [called, names === Object.keys(globalThis).join()].join()`,
    );
    expect(told).toBe("false,true");
  });
});
