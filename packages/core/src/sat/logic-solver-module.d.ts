/**
 * What is used of logic-solver 2.0.1, which brings no types: its MiniSat class, without the layer of
 * named formulas above it. Names that begin with an underscore are the module's own.
 */
declare module "logic-solver" {
  interface MiniSat {
    /** The Emscripten module: one heap of 64 MiB to each instance. */
    readonly _C: { print: (text: string) => void; printErr: (text: string) => void };
    /** A log of all added clauses. */
    _clauses: unknown[];
    /** Makes variables 1 to `variable` exist. */
    ensureVar(variable: number): void;
    /** Answers false if the clauses are already known to be unsatisfiable. */
    addClause(literals: readonly number[]): boolean;
    solve(): boolean;
    /** @param variable the one variable that is assumed to be true */
    solveAssuming(variable: number): boolean;
    /** Values by variable from index 1, after a solve that answered true; index 0 is null. */
    getSolution(): [null, ...boolean[]];
  }
  const Logic: { readonly _MiniSat: new () => MiniSat };
  export default Logic;
}
