import { describe, expect, it } from "vitest";
import { FIVE_BOXES, packingOf, pieceOf } from "../../test/valid-packing.ts";
import { arrangements, arrangementsAsync } from "./arrangements.ts";
import { checkPacking } from "./check.ts";
import { solvePacking, solvePackingAsync } from "./solve.ts";

const domino = pieceOf("I", "**", { min: 0, max: 500 });
const corners = pieceOf("V", "**/*", { max: 2 });

describe("solving a packing problem", () => {
  it.each(Object.entries(FIVE_BOXES))(
    "finds twelve pentominoes that fill the box %s, and two different ways to do so",
    (_, box) => {
      const packing = packingOf(box, "pentominoes");
      for (const first of [true, false]) {
        const { outcome, answers } = solvePacking(packing, { first });
        expect(outcome).toBe(first ? "some" : "multiple");
        for (const answer of answers) {
          expect(answer).toHaveLength(12);
          expect(checkPacking(packing, answer)).toEqual([]);
        }
        expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(answers.length);
      }
    },
  );

  it("finds the only arrangement, and knows that it is", () => {
    const packing = packingOf("..../....", [domino], {
      pins: [{ cell: { x: 0, y: 0 }, piece: "I" }],
    });
    expect(solvePacking(packing).outcome).toBe("multiple");
    const only = packingOf("../#.", [pieceOf("V", "**/*")]);
    expect(solvePacking(only)).toMatchObject({
      outcome: "unique",
      answers: [
        [
          {
            piece: 0,
            cells: [
              { x: 0, y: 0 },
              { x: 1, y: 0 },
              { x: 1, y: 1 },
            ],
          },
        ],
      ],
      statistics: { candidates: 1 },
    });
  });

  it("finds two where there are several, images of one another among them", () => {
    const packing = packingOf("3x2", [corners]);
    const found = solvePacking(packing);
    expect(found.outcome).toBe("multiple");
    for (const answer of found.answers) expect(checkPacking(packing, answer)).toEqual([]);
  });

  it("stops at the first when asked to, and claims nothing", () => {
    expect(solvePacking(packingOf("3x2", [corners]), { first: true }).outcome).toBe("some");
  });

  it("gives a plain reason where there is none, and searches nothing", () => {
    const outcome = solvePacking(packingOf("5x4", "tetrominoes"));
    expect(outcome).toMatchObject({
      outcome: "none",
      reason: { kind: "parity" },
      statistics: { nodes: 0 },
    });
  });

  it("finds by search that there is none, where no reason is plain", () => {
    const flat = packingOf("5x2", [pieceOf("U", "* */***"), pieceOf("P", "**/**/*")]);
    expect(solvePacking(flat)).toMatchObject({ outcome: "none", answers: [] });
    expect(solvePacking(flat)).not.toHaveProperty("reason");
  });

  it("stops at the budget", () => {
    const large = packingOf("20x20", [domino]);
    expect(solvePacking(large, { limit: 1e9, budget: { nodes: 5000 } })).toMatchObject({
      outcome: "stopped",
      why: "nodes",
    });
  });

  it("does the same in turns, and tells of its progress", async () => {
    const packing = packingOf("6x6", [domino]);
    const reports: number[] = [];
    const found = await solvePackingAsync(packing, {
      limit: 6728,
      onProgress: ({ answers }) => reports.push(answers),
    });
    expect(found.answers).toHaveLength(6728);
    expect(reports).toEqual(reports.toSorted((a, b) => a - b));
  });
});

describe("the arrangements of a packing problem", () => {
  it("are given one by one, each once", () => {
    const packing = packingOf("4x4", [domino]);
    const texts = [...arrangements(packing)].map((answer) => JSON.stringify(answer));
    expect(texts).toHaveLength(36);
    expect(new Set(texts).size).toBe(36);
  });

  it("say at their end whether they were all", () => {
    const all = arrangements(packingOf("4x4", [domino]), { budget: { nodes: 10 } });
    let step = all.next();
    while (step.done !== true) step = all.next();
    expect(step.value).toEqual({ outcome: "stopped", why: "nodes" });
    expect(arrangements(packingOf("5x4", "tetrominoes")).next()).toEqual({
      done: true,
      value: { outcome: "exhausted" },
    });
  });

  it("are given in turns too", async () => {
    let count = 0;
    for await (const answer of arrangementsAsync(packingOf("4x4", [domino])))
      count += answer.length;
    expect(count).toBe(36 * 8);
  });
});
