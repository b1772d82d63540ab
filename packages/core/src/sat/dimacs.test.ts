/** Specification of the DIMACS format: what is read, what is written, and what each error points at. */

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { Cnf } from "./cnf.ts";
import { formatDimacs, parseDimacs } from "./dimacs.ts";
import type { DimacsErrorKind } from "./dimacs.ts";

describe("writing DIMACS", () => {
  it("gives the header and one clause a line", () => {
    expect(formatDimacs({ variables: 4, clauses: [[1, -3], [], [4]] })).toBe(
      "p cnf 4 3\n1 -3 0\n0\n4 0\n",
    );
  });

  it("gives a header alone for a formula without clauses", () => {
    expect(formatDimacs({ variables: 0, clauses: [] })).toBe("p cnf 0 0\n");
  });
});

describe("reading DIMACS", () => {
  it("reverses writing", () => {
    const formula: fc.Arbitrary<Cnf> = fc
      .integer({ min: 1, max: 2 ** 31 - 1 })
      .chain((variables) => {
        const literal = fc.integer({ min: 1, max: variables }).chain((v) => fc.constantFrom(v, -v));
        return fc.record({
          variables: fc.constant(variables),
          clauses: fc.array(fc.array(literal)),
        });
      });
    fc.assert(
      fc.property(formula, (cnf) => {
        expect(parseDimacs(formatDimacs(cnf))).toEqual({ ok: true, value: cnf });
      }),
    );
  });

  it("never throws, whatever the text", () => {
    const piece = fc.constantFrom(
      "p cnf 2 1",
      "p",
      "c x",
      "%",
      "1",
      "-2",
      "0",
      "3",
      " ",
      "\n",
      "\r",
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(piece).map((pieces) => pieces.join("")),
    );
    fc.assert(
      fc.property(text, (written) => {
        expect(typeof parseDimacs(written).ok).toBe("boolean");
      }),
    );
  });

  const accepted: readonly (readonly [string, string])[] = [
    ["comments before, between and after clauses", "c a\nc\np cnf 2 2\n1 0\n  c b\n-2 0\nc"],
    ["clauses over several lines, and several on one", "p cnf 2 2\n1\n0 -2\n0"],
    ["any blanks, line ends and empty lines", "\n  p  cnf\t2 2 \r\n\r\n\t1 0\r-2   0\n\n"],
    ["SATLIB's end mark, and anything after it", "p cnf 2 2\n1 0\n-2 0\n%\n0\nfoo\n"],
  ];
  it.each(accepted)("takes %s", (_, text) => {
    expect(parseDimacs(text)).toEqual({ ok: true, value: { variables: 2, clauses: [[1], [-2]] } });
  });

  it("takes an empty clause, which is a 0 alone", () => {
    expect(parseDimacs("p cnf 0 1\n0\n")).toEqual({
      ok: true,
      value: { variables: 0, clauses: [[]] },
    });
  });

  const refused: readonly (readonly [string, string, DimacsErrorKind, number, number, string])[] = [
    [
      "an empty text",
      "",
      "missing-header",
      1,
      1,
      "found the end, expected `p cnf VARIABLES CLAUSES`",
    ],
    ["comments alone", "c x\nc", "missing-header", 2, 2, "found the end"],
    ["a clause before the header", "c x\n 1 0", "missing-header", 2, 2, "found 1, expected `p cnf"],
    ["a header of another problem", "p wcnf 1 1", "bad-header", 1, 1, "found p wcnf 1 1, expected"],
    ["a header without numbers", "\n p cnf 3", "bad-header", 2, 2, "found p cnf 3, expected"],
    ["a negative number in the header", "p cnf -3 1", "bad-header", 1, 1, "found p cnf -3 1"],
    ["something after the header", "p cnf 3 1 1", "bad-header", 1, 1, "found p cnf 3 1 1"],
    [
      "too many variables for 32 bits",
      "p cnf 2147483648 1",
      "bad-header",
      1,
      1,
      "at most 2147483647",
    ],
    ["too many clauses to count", `p cnf 1 ${"9".repeat(20)}`, "bad-header", 1, 1, "clauses"],
    ["a second header", "p cnf 1 1\n1 0\np cnf 1 1", "bad-header", 3, 1, "found a second header"],
    [
      "a word for a literal",
      "p cnf 3 1\n1 x 0",
      "bad-literal",
      2,
      3,
      "found x, expected an integer",
    ],
    ["a fraction", "p cnf 3 1\n1.5 0", "bad-literal", 2, 1, "found 1.5"],
    ["a plus sign", "p cnf 3 1\n+1 0", "bad-literal", 2, 1, "found +1"],
    ["a minus zero", "p cnf 3 1\n1 -0", "bad-literal", 2, 3, "found -0"],
    ["a leading zero", "p cnf 3 1\n01 0", "bad-literal", 2, 1, "found 01"],
    [
      "a very long word, cut off",
      `p cnf 3 1\n${"x".repeat(99)}`,
      "bad-literal",
      2,
      1,
      `${"x".repeat(40)}...,`,
    ],
    [
      "a variable above the header's",
      "p cnf 3 1\n1 -4 0",
      "unknown-variable",
      2,
      3,
      "found -4, expected a variable up to 3",
    ],
    [
      "a variable far above it",
      `p cnf 3 1\n${"9".repeat(400)} 0`,
      "unknown-variable",
      2,
      1,
      "up to 3",
    ],
    [
      "a last clause without its 0",
      "p cnf 3 2\n1 0\n 2\n3\n",
      "unfinished-clause",
      3,
      2,
      "expected a 0",
    ],
    [
      "a clause that the end mark cuts",
      "p cnf 3 1\n1 2\n%\n0",
      "unfinished-clause",
      2,
      1,
      "expected a 0",
    ],
    [
      "a clause too many",
      "p cnf 3 1\n1 0 2 0",
      "clause-count",
      2,
      5,
      "found one more, expected 1 clauses",
    ],
    [
      "a clause too few",
      "p cnf 3 2\n1 0\n",
      "clause-count",
      3,
      1,
      "found the end after 1 clauses, expected 2",
    ],
    [
      "a clause too few before the end mark",
      "p cnf 3 2\n1 0\n %",
      "clause-count",
      3,
      2,
      "expected 2",
    ],
  ];
  it.each(refused)("refuses %s", (_, text, kind, line, column, message) => {
    expect(parseDimacs(text)).toEqual({
      ok: false,
      error: { kind, line, column, message: expect.stringContaining(message) },
    });
    expect(parseDimacs(text)).toMatchObject({
      error: { message: expect.stringContaining(`line ${line}, column ${column}: found `) },
    });
  });
});
