/**
 * @shikiri/core: everything that is public, by name.
 *
 * Nothing here runs when imported, so bundlers drop what is not used; logic-solver is loaded only
 * when a function that needs it is called.
 */

export type { Budget, AbortSignalLike, StopReason } from "./base/budget.ts";
export {
  DEFAULT_BUDGET,
  type SearchReport,
  type SolveRequest,
  type Watcher,
} from "./base/decide.ts";
export {
  areaOf,
  cellAt,
  cellIndex,
  cellsOf,
  contains,
  fitsOn,
  formatCell,
  formatRect,
  formatSize,
  isSameRect,
  type Cell,
  type Rect,
  type Size,
} from "./base/grid.ts";
export type { AnswersEnd } from "./base/enumerate.ts";
export type { Outcome, Statistics } from "./base/outcome.ts";
export { err, ok, type InputError, type Result } from "./base/result.ts";
export type { Progress, Search } from "./base/search.ts";

export type { CoverEngine, CoverSearch } from "./exact-cover/engine.ts";
export { plainSearch } from "./exact-cover/plain-search.ts";
export {
  coverProblem,
  itemsOf,
  type CoverProblem,
  type Item,
  type Option,
} from "./exact-cover/problem.ts";

export {
  coversOf,
  drawsOf,
  stockedCover,
  type Stock,
  type StockedCover,
  type StockedOption,
} from "./exact-cover/stocked-cover.ts";
export { stockedPlainSearch } from "./exact-cover/stocked-plain.ts";

export { findBackbone, type Backbone } from "./engines/backbone.ts";
export { countCovers, type Count } from "./engines/count.ts";
export { encodeCnf } from "./engines/cover-to-cnf.ts";
export { cdclSearch } from "./engines/cdcl-search.ts";
export { coverSearch } from "./engines/cover.ts";
export { satBacked } from "./engines/sat-backed.ts";
export { stockedCdclSearch, stockedSatBacked } from "./engines/stocked-sat.ts";
export { countStocked, stockedSearch } from "./engines/stocked-search.ts";
export { encodeStockedCnf, stockedCnf } from "./engines/stocked-to-cnf.ts";

export { CdclSolver, type CdclOptions } from "./sat/cdcl/solver.ts";
export { CnfBuilder } from "./sat/cnf-builder.ts";
export type { Clause, ClauseSink, Cnf, Literal, Variable } from "./sat/cnf.ts";
export type { AtMostOneEncoding } from "./sat/exactly-one.ts";
export { formatDimacs, parseDimacs, type DimacsError } from "./sat/dimacs.ts";
export { loadLogicSolver } from "./sat/logic-solver.ts";
export { models, type ModelsEnd } from "./sat/models.ts";
export { loadSolver, SOLVER_NAMES, type SolverName } from "./sat/solver-names.ts";
export {
  addCnf,
  isTrue,
  satisfies,
  type Model,
  type SatOutcome,
  type SatSolver,
} from "./sat/solver.ts";

export type { Answer, Region } from "./shikaku/answer.ts";
export { answers, answersAsync } from "./shikaku/answers.ts";
export {
  backbone,
  backboneAsync,
  type BackboneOptions,
  type BackboneOutcome,
} from "./shikaku/backbone.ts";
export {
  allCandidates,
  candidatesOf,
  MAX_CANDIDATE_CELLS,
  rawCandidates,
  type Candidate,
} from "./shikaku/candidates.ts";
export { check, MAX_ISSUES, type Issue } from "./shikaku/check.ts";
export { cover } from "./shikaku/cover.ts";
export { count, countAsync, type CountOptions, type CountOutcome } from "./shikaku/count.ts";
export { decodeAnswer, encodeCover } from "./shikaku/encode-cover.ts";
export { SatEncoding } from "./shikaku/encode-sat.ts";
export { ENGINE_NAMES, loadEngine, type EngineName } from "./shikaku/engine-names.ts";
export type { AnswerSearch, Engine } from "./shikaku/engine.ts";
export { narrow } from "./shikaku/narrow.ts";
export type {
  Because,
  DeducedCascade,
  DeducedContradiction,
  Deduction,
  Effect,
} from "./shikaku/deduction.ts";
export { explain, explainAsync, type Explanation, type ExplainOptions } from "./shikaku/explain.ts";
export {
  generate,
  generateAsync,
  type GenerateOptions,
  type Generation,
} from "./shikaku/generate/generate.ts";
export {
  CLUE_SYMMETRIES,
  DIFFICULTIES,
  MAX_GENERATED_CELLS,
  type ClueSymmetry,
  type Difficulty,
  type GenerateError,
  type PuzzleOrder,
} from "./shikaku/generate/options.ts";
export {
  grade,
  gradeAsync,
  type Grade,
  type GradeOptions,
  type GradeOutcome,
} from "./shikaku/grade.ts";
export { checkExplanation, type ExplanationFault } from "./shikaku/proof/check-explanation.ts";
export type {
  ClaimedContradiction,
  ClaimedExplanation,
  ClaimedRegion,
  ClaimedStep,
} from "./shikaku/proof/claims.ts";
export { RULE_NAMES, type RuleName } from "./shikaku/rules/rule.ts";
export { TIERS, type Tier } from "./shikaku/tier.ts";
export { wrongRects, wrongRectsAsync, type WrongOutcome } from "./shikaku/wrong-rects.ts";
export { hint, hintAsync, type Hint, type HintOptions } from "./shikaku/hint.ts";
export type { HintFault } from "./shikaku/hint-fault.ts";
export { LANGUAGES, type Language } from "./shikaku/words/languages.ts";
export { wordContradiction, wordDeduction } from "./shikaku/words/word-deduction.ts";
export { wordHint, type HintText } from "./shikaku/words/word-hint.ts";
export type { NameCell } from "./shikaku/words/words.ts";
export { loadLogicSolverEngine } from "./shikaku/sat-engine.ts";
export { plain, sat } from "./shikaku/cover-backed.ts";
export {
  MAX_CELLS,
  puzzleFromClues,
  puzzleFromRows,
  rowsOf,
  type Area,
  type Clue,
  type Puzzle,
  type PuzzleError,
} from "./shikaku/puzzle.ts";
export {
  solve,
  solveAsync,
  type NoneReason,
  type SolveOptions,
  type SolveOutcome,
} from "./shikaku/solve.ts";

export {
  arrangements,
  arrangementsAsync,
  type ArrangementsOptions,
} from "./polyomino/arrangements.ts";
export { bitboard, NODES_A_STEP, type Bitboard } from "./polyomino/bitboard/bitboard.ts";
export {
  boardFromRows,
  MAX_BOARD_CELLS,
  rectangularBoard,
  type Board,
  type BoardError,
} from "./polyomino/board.ts";
export { chooseEngine } from "./polyomino/choose-engine.ts";
export { checkPacking, MAX_PACKING_ISSUES, type PackingIssue } from "./polyomino/check.ts";
export {
  countPacking,
  countPackingAsync,
  type PackingCountOptions,
  type PackingCountOutcome,
} from "./polyomino/count.ts";
export {
  COUNT_JOBS_VERSION,
  CountJobs,
  type FinishedJob,
  type ForeignJobsError,
  type TakenJob,
} from "./polyomino/count-jobs.ts";
export { CountPlan, type CountJob, type CountTotal } from "./polyomino/count-plan.ts";
export { decodeArrangement, encodePacking } from "./polyomino/encode.ts";
export type { PackingEngine } from "./polyomino/engine.ts";
export {
  PACKING_ENGINE_NAMES,
  packingEngine,
  type PackingEngineName,
} from "./polyomino/engine-names.ts";
export { folded } from "./polyomino/fold.ts";
export {
  planFrontier,
  type FrontierOptions,
  type FrontierPlan,
} from "./polyomino/frontier/plan.ts";
export type { IsometryName } from "./polyomino/isometry.ts";
export { orientationsOf, type Orientation } from "./polyomino/orientations.ts";
export {
  packing,
  type CellOfPiece,
  type Packing,
  type PackingError,
  type Restrictions,
} from "./polyomino/packing.ts";
export { PIECE_SET_NAMES, piecesNamed, withDistinctNames } from "./polyomino/piece-sets.ts";
export {
  MAX_COPIES,
  MAX_NAME_LENGTH,
  MAX_PIECE_CELLS,
  PIECE_KINDS,
  pieceFromCells,
  pieceFromPicture,
  type Piece,
  type PieceError,
  type PieceKind,
  type PieceOptions,
} from "./polyomino/piece.ts";
export {
  MAX_PLACEMENT_CELLS,
  placementsOf,
  type Arrangement,
  type Placement,
} from "./polyomino/placements.ts";
export { polyominoes } from "./polyomino/polyominoes.ts";
export { prepareCountAsync, type PreparedCount } from "./polyomino/prepare-count.ts";
export { packingReason, type PackingReason } from "./polyomino/reasons.ts";
export {
  solvePacking,
  solvePackingAsync,
  type PackingOptions,
  type PackingOutcome,
} from "./polyomino/solve.ts";
export {
  bitboardPacking,
  coverPacking,
  plainPacking,
  satPacking,
} from "./polyomino/stocked-backed.ts";
export { symbolsOf } from "./polyomino/symbols.ts";
export { symmetriesOf, type Symmetry } from "./polyomino/symmetry.ts";

export { formatClueList, parseClueList, type ClueListError } from "./notation/clue-list.ts";
export { parseDrawing, parseDrawnSheet, type DrawingError } from "./notation/drawing.ts";
export { formatJanko, parseJanko, type JankoError } from "./notation/janko.ts";
export { formatJson } from "./notation/json.ts";
export { formatKanpenXml, parseKanpenXml, type KanpenXmlError } from "./notation/kanpen-xml.ts";
export { formatKanpen, parseKanpen, type KanpenError } from "./notation/kanpen.ts";
export type {
  FormatError,
  Likeness,
  Notation,
  NotationName,
  ParseHints,
  Sheet,
} from "./notation/notation.ts";
export { NOTATIONS } from "./notation/notations.ts";
export {
  formatBoard,
  parseBoard,
  type BoardTextError,
  type PinnedBoard,
} from "./notation/packing-board.ts";
export {
  jsonArrangement,
  readJsonArrangement,
  type JsonArrangementError,
  type JsonPlacement,
} from "./notation/packing-json.ts";
export {
  formatArrangement,
  parseArrangement,
  type ArrangementError,
} from "./notation/packing-letters.ts";
export { formatPieces, parsePieces, type PiecesTextError } from "./notation/packing-pieces.ts";
export {
  detectNotation,
  formatSheet,
  parsePuzzle,
  parseSheet,
  type Attempt,
  type Detection,
} from "./notation/parse-puzzle.ts";
export { parsePenpa, type PenpaError } from "./notation/penpa.ts";
export { formatPuzzLink, parsePuzzLink, type PuzzLinkError } from "./notation/puzz-link.ts";
export { formatPzprFile, parsePzprFile, type PzprFileError } from "./notation/pzpr-file.ts";
export { formatRegions, parseRegions, type RegionMatrixError } from "./notation/region-matrix.ts";
export {
  formatSiteTask,
  parseSiteTask,
  sizesOfSiteTask,
  type SiteTaskError,
} from "./notation/site-task.ts";
export { formatTathamSave, parseTathamSave, type TathamSaveError } from "./notation/tatham-save.ts";
export { formatTathamId, parseTathamId, type TathamError } from "./notation/tatham.ts";
export { formatTextMatrix, parseTextMatrix, type TextMatrixError } from "./notation/text-matrix.ts";

export { colourRegions, colourRegionsAsync, type ColourOutcome } from "./render/colouring.ts";
export { fourColour } from "./render/four-colour.ts";
export { DARK_PALETTE, LIGHT_PALETTE, type Palette, type RegionColours } from "./render/palette.ts";
export { drawContactSheet, type ContactSheetOptions } from "./render/packing-sheet.ts";
export type { PackingColours, PackingSvgOptions } from "./render/packing-picture.ts";
export { drawPieces } from "./render/packing-pieces.ts";
export { drawPackingSvg } from "./render/packing-svg.ts";
export { drawPackingText } from "./render/packing-text.ts";
export { drawDeduction, type DeductionSvgOptions } from "./render/svg-deduction.ts";
export { drawSvg } from "./render/svg.ts";
export type { SvgOptions } from "./render/svg-document.ts";
export { drawText } from "./render/text.ts";
