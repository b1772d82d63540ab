/**
 * DIMACS: the text format of formulas that every SAT solver reads (DIMACS challenge, "Satisfiability:
 * suggested format", 1993).
 *
 * The header `p cnf VARIABLES CLAUSES` comes first, then clauses as integers that each end with 0
 * and may spread over lines. A line that begins with `c` is a comment, anywhere; a `%` ends the
 * formula, as SATLIB's files have it. Everything else is strict: the header must tell the truth, and
 * a message names the first thing that is wrong, so that no damaged file passes for a formula.
 */

import { err, ok, type InputError, type Result } from "../base/result.ts";
import { errorAt, linesOf, type Place } from "../base/text.ts";
import { MAX_VARIABLE, variableOf } from "./cnf.ts";
import type { Clause, Cnf, Literal } from "./cnf.ts";

/**
 * - `missing-header`: a clause, or the end, comes before the header.
 * - `bad-header`: it is not `p cnf` and two numbers, or a second one follows.
 * - `bad-literal`: not an integer in plain decimal form.
 * - `unknown-variable`: a literal's variable is above the header's number.
 * - `unfinished-clause`: the last clause lacks its 0; the place is its first literal.
 * - `clause-count`: there are more clauses than the header says (the place is the first one too
 *   many), or fewer (the place is where the formula ends).
 */
export type DimacsErrorKind =
  | "missing-header"
  | "bad-header"
  | "bad-literal"
  | "unknown-variable"
  | "unfinished-clause"
  | "clause-count";

/** What is wrong with a DIMACS text; it always has a line and a column. */
export type DimacsError = InputError<DimacsErrorKind> & Place;

interface Token extends Place {
  readonly kind: "header" | "literal" | "end";
  readonly text: string;
}

interface Header {
  readonly variables: number;
  readonly clauses: number;
}

/** Reads a formula from a DIMACS text. */
export function parseDimacs(text: string): Result<Cnf, DimacsError> {
  const tokens = tokensOf(text);
  const header = readHeader(tokens.next().value);
  if (!header.ok) return header;
  const { variables, clauses: announced } = header.value;
  const clauses: Clause[] = [];
  let open: Literal[] = [];
  let start: Token | undefined;
  let token = tokens.next().value;
  for (; token.kind !== "end"; token = tokens.next().value) {
    const literal = readLiteral(token, variables);
    if (!literal.ok) return literal;
    if (clauses.length === announced) {
      return bad("clause-count", token, "one more", `${announced} clauses, as the header says`);
    }
    start ??= token;
    if (literal.value === 0) {
      clauses.push(open);
      open = [];
      start = undefined;
    } else {
      open.push(literal.value);
    }
  }
  if (start !== undefined) return bad("unfinished-clause", start, "a clause", "a 0 that ends it");
  if (clauses.length < announced) {
    const expected = `${announced}, as the header says`;
    return bad("clause-count", token, `the end after ${clauses.length} clauses`, expected);
  }
  return ok({ variables, clauses });
}

/** Writes a formula as a DIMACS text, a clause a line, without comments. */
export function formatDimacs(cnf: Cnf): string {
  const header = `p cnf ${cnf.variables} ${cnf.clauses.length}\n`;
  return header + cnf.clauses.map((clause) => `${[...clause, 0].join(" ")}\n`).join("");
}

function readHeader(token: Token): Result<Header, DimacsError> {
  const expected = "`p cnf VARIABLES CLAUSES`";
  if (token.kind !== "header") return bad("missing-header", token, shown(token), expected);
  const fields = /^p\s+cnf\s+(\d+)\s+(\d+)$/.exec(token.text);
  if (fields === null) return bad("bad-header", token, shown(token), expected);
  const [variables, clauses] = [Number(fields[1]), Number(fields[2])];
  if (variables > MAX_VARIABLE || !Number.isSafeInteger(clauses)) {
    const expected = `at most ${MAX_VARIABLE} variables and ${Number.MAX_SAFE_INTEGER} clauses`;
    return bad("bad-header", token, shown(token), expected);
  }
  return ok({ variables, clauses });
}

function readLiteral(token: Token, variables: number): Result<Literal, DimacsError> {
  if (token.kind === "header") {
    return bad("bad-header", token, "a second header", "clauses after the first one");
  }
  if (!/^(0|-?[1-9]\d*)$/.test(token.text)) {
    return bad("bad-literal", token, shown(token), "an integer");
  }
  const literal = Number(token.text);
  if (variableOf(literal) > variables) {
    const expected = `a variable up to ${variables}, as the header says`;
    return bad("unknown-variable", token, shown(token), expected);
  }
  return ok(literal);
}

function bad(
  kind: DimacsErrorKind,
  token: Token,
  found: string,
  expected: string,
): Result<never, DimacsError> {
  return err(errorAt(kind, token, `found ${found}, expected ${expected}`));
}

/** The token as messages quote it, cut off where it is long. */
function shown(token: Token): string {
  if (token.kind === "end") return "the end";
  return token.text.length > 40 ? `${token.text.slice(0, 40)}...` : token.text;
}

/** The text's tokens without its comments, headers as whole lines; the end is what it returns. */
function* tokensOf(text: string): Generator<Token, Token> {
  const lines = linesOf(text);
  for (const [index, content] of lines.entries()) {
    const line = index + 1;
    const begin = content.search(/\S/);
    const column = begin + 1;
    if (content[begin] === "c") continue;
    if (content[begin] === "%") return { kind: "end", text: "%", line, column };
    if (content[begin] === "p") {
      yield { kind: "header", text: content.trim(), line, column };
      continue;
    }
    for (const match of content.matchAll(/\S+/g)) {
      yield { kind: "literal", text: match[0], line, column: match.index + 1 };
    }
  }
  return { kind: "end", text: "", line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
}
