/** What orders do, step by step, on a page and with a background that the test plays. */
import { err, ok, type Rect, type Result } from "@shikiri/core";
import type { Board, BoardWatcher, ReadError } from "@shikiri/scraper";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { english } from "../../test/english.ts";
import { witnesses } from "../../test/witnesses.ts";
import type { Mark } from "../protocol/marks.ts";
import type { Action, Order } from "../protocol/order.ts";
import type { HintReply, Reply, StepsReply } from "../protocol/replies.ts";
import type { ContentRequest } from "../protocol/requests.ts";
import { DEFAULT_SETTINGS } from "../protocol/settings.ts";
import type { PanelState, Press } from "./panel/panel-state.ts";
import { PATIENCE_MS } from "./patience.ts";
import type { Ports } from "./ports.ts";
import { PULSE_MS, Session } from "./session.ts";
import type { View } from "./view.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const CLICK: Order = { action: "toggle", settings: DEFAULT_SETTINGS, wording: english };
const NO_BOARD: ReadError = { kind: "no-board", message: "the page has no board" };
const UNIQUE: Reply = {
  verdict: "unique",
  regions: [{ x: 0, y: 0, width: 2, height: 1, colour: 0 }],
};
const NONE: Reply = { verdict: "none" };

/** A board of two cells; `name` stands for its clues, so equal names are the same puzzle. */
function boardNamed(name: string): Board {
  return {
    root: {} as Element,
    puzzle: { size: { width: 2, height: 1 }, clues: [{ x: 0, y: 0, area: 2 }] },
    cells: [],
    boxes: [],
    witnesses: witnesses(),
    puzzleId: undefined,
    drawn: undefined,
    fingerprint: name,
  };
}

/** A page whose board and whose background are in the test's hands; it records what a player sees. */
class Stage implements Ports {
  readonly session = new Session(this, CLICK);
  readonly statuses: string[] = [];
  readonly said: string[] = [];
  readonly asked: string[] = [];
  readonly requests: ContentRequest[] = [];
  drawn: string | undefined;
  marks: readonly Mark[] = [];
  panel: PanelState | undefined;
  watcher: BoardWatcher | undefined;
  connected = true;
  found: (result: Result<Board, ReadError>) => void = () => undefined;
  replies: ((reply: unknown) => void)[] = [];
  /** What the page's own world says of the board. */
  game: unknown;
  moved: () => void = () => undefined;
  copied: string | undefined;

  findBoard(signal: AbortSignal): Promise<Result<Board, ReadError>> {
    return new Promise((resolve) => {
      this.found = resolve;
      signal.addEventListener("abort", () => resolve(err(NO_BOARD)));
    });
  }
  watchBoard(board: Board, watcher: BoardWatcher): void {
    this.watcher = watcher;
    this.#board = board.fingerprint;
  }
  watchPlayer(onMoved: () => void): void {
    this.moved = onMoved;
  }
  /** Answers at once what is not in the test's hands: no grade, and the page's game. */
  ask(request: ContentRequest): Promise<unknown> {
    this.requests.push(request);
    if (request.kind === "game") return Promise.resolve(this.game);
    if (!["solve", "hint", "steps", "check", "format"].includes(request.kind)) {
      return Promise.resolve(undefined);
    }
    this.asked.push(request.kind === "solve" ? this.#board : request.kind);
    return new Promise((resolve) => this.replies.push(resolve));
  }
  draw(board: Board, { marks }: View): void {
    if (this.drawn !== undefined) throw new Error("drawn over a drawing");
    this.drawn = board.fingerprint;
    this.marks = marks;
  }
  erase(): void {
    this.drawn = undefined;
    this.marks = [];
  }
  showPanel(state: PanelState): void {
    this.panel = state;
    const text = state.message?.text;
    if (text !== undefined && text !== this.said.at(-1)) this.said.push(text);
  }
  closePanel(): void {
    this.panel = undefined;
  }
  async copy(text: string): Promise<boolean> {
    this.copied = text;
    return true;
  }
  report(status: string): void {
    this.statuses.push(status);
  }
  isConnected(): boolean {
    return this.connected;
  }

  get message(): string | undefined {
    return this.panel?.message?.text;
  }
  get cancelled(): number {
    return this.requests.filter(({ kind }) => kind === "cancel").length;
  }

  #board = "";

  /** Gives an order and lets everything run that waits for nothing. */
  async order(action: Action, settings = DEFAULT_SETTINGS): Promise<void> {
    void this.session.take({ ...CLICK, action, settings });
    await settle();
  }
  async click(): Promise<void> {
    await this.order("toggle");
  }
  async press(press: Press): Promise<void> {
    void this.session.press(press);
    await settle();
  }
  async find(result: Result<Board, ReadError>): Promise<void> {
    if (result.ok) this.#board = result.value.fingerprint;
    this.found(result);
    await settle();
  }
  async reply(index: number, reply: unknown): Promise<void> {
    this.replies[index]!(reply);
    await settle();
  }
  /** The page builds its board anew. */
  async rebuild(name: string): Promise<void> {
    this.watcher!.onGone();
    this.#board = name;
    this.watcher!.onBoard(boardNamed(name));
    await settle();
  }
}

async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}

/** A stage on which board `a` is solved and drawn. */
async function drawnStage(): Promise<Stage> {
  const stage = new Stage();
  await stage.click();
  await stage.find(ok(boardNamed("a")));
  await stage.reply(0, UNIQUE);
  return stage;
}

describe("the first click", () => {
  it("reads the board, has it solved and draws the answer", async () => {
    const stage = await drawnStage();
    expect(stage.asked).toEqual(["a"]);
    expect(stage.drawn).toBe("a");
    expect(stage.message).toBe("Solved: 1 rectangle, the only answer.");
    expect(stage.statuses).toEqual(["off", "busy", "busy", "unique"]);
  });

  it("draws nothing before the reply is there", async () => {
    const stage = new Stage();
    await stage.click();
    await stage.find(ok(boardNamed("a")));
    expect(stage.drawn).toBeUndefined();
  });

  it("says that it looks, and that it solves, only when that takes a while", async () => {
    const stage = new Stage();
    await stage.click();
    await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1);
    expect(stage.message).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(stage.message).toBe("Looking for the board…");
    await stage.find(ok(boardNamed("a")));
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    expect(stage.message).toBe("Solving the 2x1 board…");
    await stage.reply(0, UNIQUE);
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    expect(stage.message).toBe("Solved: 1 rectangle, the only answer.");
  });

  it("says why a board cannot be read, and draws nothing", async () => {
    const stage = new Stage();
    await stage.click();
    await stage.find(err(NO_BOARD));
    expect(stage.message).toContain("the page has no board");
    expect([stage.drawn, stage.asked, stage.statuses.at(-1)]).toEqual([
      undefined,
      [],
      "unreadable",
    ]);
  });

  it("draws nothing when there is no answer, and says so", async () => {
    const stage = new Stage();
    await stage.click();
    await stage.find(ok(boardNamed("a")));
    await stage.reply(0, NONE);
    expect(stage.message).toContain("no answer");
    expect([stage.drawn, stage.statuses.at(-1)]).toEqual([undefined, "none"]);
  });
});

describe("the second click", () => {
  it("takes away the drawing and the panel, and ends the watch", async () => {
    const stage = await drawnStage();
    await stage.click();
    expect([stage.drawn, stage.message]).toEqual([undefined, undefined]);
    expect(stage.watcher!.signal.aborted).toBe(true);
    expect(stage.statuses.at(-1)).toBe("off");
  });

  it("cancels the search for a board", async () => {
    const stage = new Stage();
    await stage.click();
    await stage.click();
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    expect([stage.message, stage.asked, stage.statuses.at(-1)]).toEqual([undefined, [], "off"]);
  });

  it("cancels the solving, and a reply that comes all the same is not drawn", async () => {
    const stage = new Stage();
    await stage.click();
    await stage.find(ok(boardNamed("a")));
    await stage.click();
    expect(stage.cancelled).toBe(1);
    await stage.reply(0, UNIQUE);
    expect([stage.drawn, stage.message, stage.statuses.at(-1)]).toEqual([
      undefined,
      undefined,
      "off",
    ]);
  });

  it("tries again at once when the first one found nothing to draw", async () => {
    const stage = new Stage();
    await stage.click();
    await stage.find(err(NO_BOARD));
    await stage.click();
    expect(stage.message).toBeUndefined();
    await stage.find(ok(boardNamed("a")));
    await stage.reply(0, NONE);
    await stage.click();
    await stage.find(ok(boardNamed("a")));
    await stage.reply(1, UNIQUE);
    expect(stage.drawn).toBe("a");
  });
});

describe("the third click", () => {
  it("starts from the beginning", async () => {
    const stage = await drawnStage();
    await stage.click();
    await stage.click();
    await stage.find(ok(boardNamed("b")));
    await stage.reply(1, UNIQUE);
    expect([stage.asked, stage.drawn]).toEqual([["a", "b"], "b"]);
  });
});

describe("when the page builds its board anew", () => {
  it("takes the drawing away in the same moment", async () => {
    const stage = await drawnStage();
    stage.watcher!.onGone();
    expect(stage.drawn).toBeUndefined();
  });

  it("draws the same puzzle again from the answer at hand, without a word", async () => {
    const stage = await drawnStage();
    await stage.rebuild("a");
    expect([stage.drawn, stage.asked]).toEqual(["a", ["a"]]);
    expect(stage.said).toHaveLength(1);
    expect(stage.statuses.at(-1)).toBe("unique");
  });

  it("solves another puzzle, and draws nothing until then", async () => {
    const stage = await drawnStage();
    await stage.rebuild("b");
    expect([stage.drawn, stage.asked]).toEqual([undefined, ["a", "b"]]);
    await stage.reply(1, UNIQUE);
    expect(stage.drawn).toBe("b");
  });

  it("never draws a reply on a board that it was not made for", async () => {
    const stage = new Stage();
    await stage.click();
    await stage.find(ok(boardNamed("a")));
    await stage.rebuild("b");
    expect(stage.cancelled).toBe(1);
    await stage.reply(0, UNIQUE);
    expect(stage.drawn).toBeUndefined();
    await stage.reply(1, UNIQUE);
    expect(stage.drawn).toBe("b");
  });

  it("keeps a reply that comes while there is no board, for the board that it belongs to", async () => {
    const stage = new Stage();
    await stage.click();
    await stage.find(ok(boardNamed("a")));
    stage.watcher!.onGone();
    await stage.reply(0, UNIQUE);
    expect(stage.drawn).toBeUndefined();
    stage.watcher!.onBoard(boardNamed("a"));
    expect([stage.drawn, stage.asked]).toEqual(["a", ["a"]]);
    expect(stage.message).toBe("Solved: 1 rectangle, the only answer.");
  });

  it("says so when no board can be read any more, and draws again when one comes", async () => {
    const stage = await drawnStage();
    stage.watcher!.onGone();
    stage.watcher!.onUnreadable(NO_BOARD);
    expect(stage.message).toContain("the page has no board");
    expect([stage.drawn, stage.statuses.at(-1)]).toEqual([undefined, "unreadable"]);
    stage.watcher!.onBoard(boardNamed("a"));
    expect([stage.drawn, stage.message]).toEqual(["a", "Solved: 1 rectangle, the only answer."]);
  });

  it("is busy again when the board comes back while it is still being solved", async () => {
    const stage = new Stage();
    await stage.click();
    await stage.find(ok(boardNamed("a")));
    stage.watcher!.onGone();
    stage.watcher!.onUnreadable(NO_BOARD);
    stage.watcher!.onBoard(boardNamed("a"));
    expect(stage.statuses.at(-1)).toBe("busy");
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    expect(stage.message).toContain("Solving");
    await stage.reply(0, UNIQUE);
    expect([stage.drawn, stage.asked]).toEqual(["a", ["a"]]);
  });

  it("says again that there is no answer, since nothing drawn would show it", async () => {
    const stage = new Stage();
    await stage.click();
    await stage.find(ok(boardNamed("a")));
    await stage.reply(0, NONE);
    await stage.rebuild("a");
    expect(stage.message).toContain("no answer");
    expect(stage.asked).toEqual(["a"]);
  });
});

describe("a page that comes back", () => {
  it("tells the button again what it shows", async () => {
    const stage = await drawnStage();
    stage.session.report();
    expect(stage.statuses.slice(-2)).toEqual(["unique", "unique"]);
    await stage.click();
    stage.session.report();
    expect(stage.statuses.slice(-2)).toEqual(["off", "off"]);
  });
});

describe("faults", () => {
  it("end a session whose extension has been reloaded: it draws nothing any more", async () => {
    const stage = await drawnStage();
    stage.connected = false;
    await stage.rebuild("a");
    expect([stage.drawn, stage.statuses.at(-1)]).toEqual([undefined, "off"]);
    expect(stage.watcher!.signal.aborted).toBe(true);
  });

  it("of drawing are said, and nothing half drawn is left", async () => {
    const stage = new Stage();
    stage.draw = () => {
      stage.drawn = "half";
      throw new Error("the page forbids it");
    };
    await stage.click();
    await stage.find(ok(boardNamed("a")));
    await stage.reply(0, UNIQUE);
    expect(stage.message).toContain("the page forbids it");
    expect([stage.drawn, stage.statuses.at(-1)]).toEqual([undefined, "failed"]);
  });
});

const RECT: Rect = { x: 0, y: 0, width: 2, height: 1 };
const HINT: HintReply = {
  where: "Look there.",
  why: "Because.",
  place: [{ kind: "clue", x: 0, y: 0 }],
  proof: [{ kind: "fixed", ...RECT }],
};

/** A stage with a board, on which this was ordered. */
async function stageAfter(action: Action): Promise<Stage> {
  const stage = new Stage();
  await stage.order(action);
  await stage.find(ok(boardNamed("a")));
  return stage;
}

/** What the page's world says when the player has drawn these cells. */
function gameWith(status: readonly number[]): unknown {
  return { task: [[2, 0]], status: [status], puzzleId: null };
}

describe("a hint", () => {
  it("is where first, and why when asked again", async () => {
    const stage = await stageAfter("hint");
    await stage.reply(0, HINT);
    expect([stage.message, stage.marks]).toEqual([
      expect.stringContaining("Look there."),
      HINT.place,
    ]);
    expect(stage.panel?.asksWhy).toBe(true);
    await stage.press("hint");
    expect([stage.message, stage.marks]).toEqual([expect.stringContaining("Because."), HINT.proof]);
    expect(stage.asked).toEqual(["hint"]);
  });

  it("is asked for with what the player has drawn, and says so where that is not known", async () => {
    const stage = new Stage();
    stage.game = gameWith([-1, -1]);
    await stage.order("hint");
    await stage.find(ok(boardNamed("a")));
    await stage.reply(0, HINT);
    expect(stage.requests).toContainEqual(expect.objectContaining({ kind: "hint", drawn: [] }));
    expect(stage.message).toBe("Look there.");
    const blind = await stageAfter("hint");
    await blind.reply(0, HINT);
    expect(blind.message).toMatch(/^Look there\. \(This page does not tell/);
  });

  it("goes when the player draws, and stays when he only looks around", async () => {
    const stage = new Stage();
    stage.game = gameWith([-1, -1]);
    await stage.order("hint");
    await stage.find(ok(boardNamed("a")));
    await stage.reply(0, HINT);
    stage.moved();
    await settle();
    expect(stage.drawn).toBe("a");
    stage.game = gameWith([0, 0]);
    stage.moved();
    await settle();
    expect([stage.drawn, stage.message]).toEqual([undefined, "The board has changed."]);
  });

  it("goes with its puzzle; the next one is not begun unasked", async () => {
    const stage = await stageAfter("hint");
    await stage.reply(0, HINT);
    await stage.rebuild("b");
    expect([stage.drawn, stage.asked]).toEqual([undefined, ["hint"]]);
    expect(stage.message).toBe("Another puzzle is on the board.");
  });
});

describe("next", () => {
  const steps: StepsReply = {
    isAnswer: true,
    regions: [
      { ...RECT, width: 1, colour: 0 },
      { ...RECT, x: 1, width: 1, colour: 1 },
    ],
  };

  it("draws one rectangle more each time, until all are drawn", async () => {
    const stage = await stageAfter("next");
    await stage.reply(0, steps);
    expect([stage.marks.length, stage.message]).toEqual([
      1,
      "One more rectangle. Left: 1 rectangle.",
    ]);
    await stage.press("next");
    expect(stage.marks).toHaveLength(2);
    await stage.press("next");
    expect([stage.marks.length, stage.asked]).toEqual([2, ["steps"]]);
    expect(stage.message).toBe("All rectangles that can be named are drawn.");
  });

  it("passes over what the player has drawn", async () => {
    const stage = new Stage();
    stage.game = gameWith([0, -1]);
    await stage.order("next");
    await stage.find(ok(boardNamed("a")));
    await stage.reply(0, steps);
    expect(stage.marks).toEqual([{ kind: "region", ...steps.regions[1] }]);
  });
});

describe("a check", () => {
  it("marks what is wrong, and nothing else", async () => {
    const stage = new Stage();
    stage.game = gameWith([0, -1]);
    await stage.order("check");
    await stage.find(ok(boardNamed("a")));
    await stage.reply(0, { wrong: [{ ...RECT, width: 1 }] });
    expect(stage.marks).toEqual([{ kind: "wrong", ...RECT, width: 1 }]);
    expect(stage.message).toContain("in no answer");
  });

  it("asks for nothing where nothing is drawn, or where the page does not tell", async () => {
    const stage = await stageAfter("check");
    expect([stage.message, stage.asked]).toEqual([
      "This page does not tell what you have drawn, so nothing can be checked.",
      [],
    ]);
    const empty = new Stage();
    empty.game = gameWith([-1, -1]);
    await empty.order("check");
    await empty.find(ok(boardNamed("a")));
    expect(empty.message).toBe("You have not drawn anything yet.");
  });
});

describe("the panel", () => {
  it("opens alone where the settings want it so, and reveals nothing", async () => {
    const stage = new Stage();
    await stage.order("toggle", { ...DEFAULT_SETTINGS, click: "panel" });
    await stage.find(ok(boardNamed("a")));
    expect([stage.drawn, stage.asked, stage.panel?.facts]).toEqual([
      undefined,
      [],
      "read from the screen, and the page's script agrees",
    ]);
    await stage.click();
    expect(stage.panel).toBeUndefined();
  });

  it("hides the drawing, and draws it again when asked", async () => {
    const stage = await drawnStage();
    await stage.press("hide");
    expect([stage.drawn, stage.panel?.marks]).toEqual([undefined, []]);
    await stage.press("answer");
    await stage.reply(1, UNIQUE);
    expect(stage.drawn).toBe("a");
  });

  it("closes without the drawing, which the next click takes away", async () => {
    const stage = await drawnStage();
    await stage.press("close");
    expect([stage.drawn, stage.panel]).toEqual(["a", undefined]);
    await stage.click();
    expect([stage.drawn, stage.statuses.at(-1)]).toEqual([undefined, "off"]);
  });

  it("ends everything when it is closed while nothing is drawn", async () => {
    const stage = await stageAfter("panel");
    await stage.press("close");
    expect([stage.panel, stage.statuses.at(-1)]).toEqual([undefined, "off"]);
    expect(stage.watcher!.signal.aborted).toBe(true);
  });

  it("has a way to cancel what takes long", async () => {
    const stage = await stageAfter("answer");
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    expect(stage.panel?.busySince).toBeTypeOf("number");
    await stage.press("cancel");
    expect([stage.cancelled, stage.message, stage.panel?.busySince]).toEqual([
      1,
      "Cancelled.",
      undefined,
    ]);
    await stage.reply(0, UNIQUE);
    expect(stage.drawn).toBeUndefined();
  });

  it("keeps what is chosen in it, and draws it so at once", async () => {
    const stage = await drawnStage();
    stage.session.change({ opacity: 0.5 });
    expect(stage.requests.at(-1)).toEqual({ kind: "settings", change: { opacity: 0.5 } });
    expect([stage.drawn, stage.panel?.settings.opacity]).toEqual(["a", 0.5]);
  });

  it("copies the board, and shows what was copied", async () => {
    const stage = await drawnStage();
    void stage.session.copy("tatham");
    await settle();
    await stage.reply(1, "2x1:2a");
    expect([stage.copied, stage.message]).toEqual(["2x1:2a", "Copied: 2x1:2a"]);
  });
});

describe("an extension that has gone", () => {
  it("leaves nothing on the page a moment later", async () => {
    const stage = await drawnStage();
    stage.connected = false;
    await vi.advanceTimersByTimeAsync(PULSE_MS);
    expect([stage.drawn, stage.panel]).toEqual([undefined, undefined]);
    expect(stage.watcher!.signal.aborted).toBe(true);
  });
});
