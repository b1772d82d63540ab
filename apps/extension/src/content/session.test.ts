/** What orders do, step by step, on a page and with a background that the test plays. */
import { err, ok, type Result } from "@shikiri/core";
import type { Board, BoardWatcher, ReadError } from "@shikiri/scraper";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { english } from "../../test/english.ts";
import { witnesses } from "../../test/witnesses.ts";
import type { Reply } from "../protocol/replies.ts";
import type { Order } from "../protocol/order.ts";
import { DEFAULT_SETTINGS } from "../protocol/settings.ts";
import { PATIENCE_MS, Session, type Ports } from "./session.ts";

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

/** A page whose board and whose solver are in the test's hands; it records what a player would see. */
class Stage implements Ports {
  readonly session = new Session(this, english);
  readonly statuses: string[] = [];
  readonly said: string[] = [];
  readonly asked: string[] = [];
  readonly cancelled: string[] = [];
  drawn: string | undefined;
  message: string | undefined;
  watcher: BoardWatcher | undefined;
  connected = true;
  found: (result: Result<Board, ReadError>) => void = () => undefined;
  replies: ((reply: Reply) => void)[] = [];

  findBoard(signal: AbortSignal): Promise<Result<Board, ReadError>> {
    return new Promise((resolve) => {
      this.found = resolve;
      signal.addEventListener("abort", () => resolve(err(NO_BOARD)));
    });
  }
  watchBoard(_: Board, watcher: BoardWatcher): void {
    this.watcher = watcher;
  }
  solve(board: Board, signal: AbortSignal): Promise<Reply> {
    this.asked.push(board.fingerprint);
    signal.addEventListener("abort", () => this.cancelled.push(board.fingerprint));
    return new Promise((resolve) => this.replies.push(resolve));
  }
  draw(board: Board): void {
    if (this.drawn !== undefined) throw new Error("drawn over a drawing");
    this.drawn = board.fingerprint;
  }
  erase(): void {
    this.drawn = undefined;
  }
  say({ text }: { text: string }): void {
    this.said.push(text);
    this.message = text;
  }
  hush(): void {
    this.message = undefined;
  }
  report(status: string): void {
    this.statuses.push(status);
  }
  isConnected(): boolean {
    return this.connected;
  }

  /** Clicks and lets everything run that waits for nothing. */
  async click(): Promise<void> {
    void this.session.take(CLICK);
    await settle();
  }
  async find(result: Result<Board, ReadError>): Promise<void> {
    this.found(result);
    await settle();
  }
  async reply(index: number, reply: Reply): Promise<void> {
    this.replies[index]!(reply);
    await settle();
  }
  /** The page builds its board anew. */
  async rebuild(name: string): Promise<void> {
    this.watcher!.onGone();
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
  it("takes away the drawing and the message, and ends the watch", async () => {
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
    expect(stage.cancelled).toEqual(["a"]);
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
    expect(stage.cancelled).toEqual(["a"]);
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
    expect([stage.drawn, stage.message]).toEqual(["a", undefined]);
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
    stage.hush();
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
