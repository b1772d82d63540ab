/** The interface of every exact cover engine: a problem in, a resumable search out. */

import type { Search } from "../base/search.ts";
import type { CoverProblem } from "./problem.ts";

/** An enumeration of exact covers; an answer is the ascending numbers of its options. */
export type CoverSearch = Search<readonly number[]>;

/** Starts a search; options that repeat an item are a programmer's mistake. */
export type CoverEngine = (problem: CoverProblem) => CoverSearch;
