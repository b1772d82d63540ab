/** Messages that no content script of ours sends: the background does nothing at all for them. */
import { fakeBrowser } from "@webext-core/fake-browser";
import type { Rect } from "@shikiri/core";
import * as fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { checkRequest, FORMATS, type CheckedRequest } from "../protocol/requests.ts";

const executeScript = vi.fn<(injection: unknown) => Promise<unknown>>();
const listening = { addListener: () => undefined };
vi.mock("webextension-polyfill", () => ({
  default: {
    ...fakeBrowser,
    scripting: { executeScript },
    i18n: { getUILanguage: () => "en" },
    commands: { onCommand: listening },
    contextMenus: {
      onClicked: listening,
      create: () => undefined,
      removeAll: async () => undefined,
    },
    permissions: { contains: async () => false, onAdded: listening, onRemoved: listening },
  },
}));
await import("./background.ts");

type Sender = Parameters<typeof fakeBrowser.runtime.onMessage.trigger>[1];

const TAB = 7;
const ours = { id: fakeBrowser.runtime.id, tab: { id: TAB }, frameId: 0 } as Sender;

const KINDS = [
  "solve",
  "steps",
  "grade",
  "hint",
  "check",
  "format",
  "settings",
  "cancel",
  "game",
  "fill",
];

/** What a request could be filled with: nonsense, and what is nearly right. */
const rows = fc.oneof(
  fc.array(fc.array(fc.oneof(fc.integer(), fc.double(), fc.constant("?"), fc.anything()))),
  fc.constant([[2, 0]]),
  fc.anything(),
);
const rect = fc.record(
  { x: fc.anything(), y: fc.integer(), width: fc.double(), height: fc.nat(3) },
  { requiredKeys: [] },
);
const messages = fc.oneof(
  fc.anything(),
  fc.record(
    {
      kind: fc.oneof(fc.constantFrom(...KINDS, "status"), fc.anything()),
      rows,
      drawn: fc.oneof(fc.array(rect), fc.anything()),
      locale: fc.oneof(fc.constantFrom("en", "de", "__proto__", "constructor"), fc.anything()),
      format: fc.oneof(fc.constantFrom(...FORMATS, "toString"), fc.anything()),
      status: fc.oneof(fc.constantFrom("off", "unique", "toString"), fc.anything()),
      change: fc.anything(),
      tabId: fc.integer(),
    },
    { requiredKeys: [] },
  ),
);

async function send(message: unknown, sender: Sender): Promise<unknown[]> {
  const replies: unknown[] = await fakeBrowser.runtime.onMessage.trigger(
    message,
    sender,
    () => undefined,
  );
  return replies.filter((reply) => reply !== undefined);
}

beforeEach(() => {
  executeScript.mockReset();
  executeScript.mockResolvedValue([]);
});

describe("a request that was checked", () => {
  it("has what its kind needs and nothing else, whatever was sent", () => {
    fc.assert(
      fc.property(messages, (message) => {
        const request = checkRequest(message);
        if (request === undefined) return;
        const parts = Object.keys(request).filter((key) => key !== "kind");
        expect(parts).toEqual(PARTS[request.kind]);
        expect(strayIn(request)).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("a message that makes no sense", () => {
  it("is not answered, runs no script, keeps nothing, and changes no button", async () => {
    await fc.assert(
      fc.asyncProperty(
        messages.filter((message) => checkRequest(message) === undefined),
        async (message) => {
          expect(await send(message, ours)).toEqual([]);
          await expectNothingDone();
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe("a message that did not come from our content script in a page", () => {
  const senders: readonly [string, unknown][] = [
    ["another extension", { ...ours, id: "another" }],
    ["nobody who says who it is", { tab: ours.tab, frameId: 0 }],
    ["no tab", { id: ours.id, frameId: 0 }],
  ];

  it.each(senders)("but from %s does nothing, however good it is", async (_, sender) => {
    const good = [
      { kind: "solve", rows: [[2, 0]] },
      { kind: "game" },
      { kind: "status", status: "unique" },
      { kind: "settings", change: { click: "hint" } },
    ];
    for (const message of good) {
      expect(await send(message, sender as Sender)).toEqual([]);
      await expectNothingDone();
    }
  });
});

/** The rectangles of the request that do not lie on its board. */
function strayIn(request: CheckedRequest): readonly Rect[] {
  if (!("drawn" in request)) return [];
  const { size } = request.puzzle;
  return request.drawn.filter(
    ({ x, y, width, height }) =>
      !(x >= 0 && y >= 0 && x + width <= size.width && y + height <= size.height),
  );
}

/** What is left of each kind when it was checked, beside the kind. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  solve: ["puzzle"],
  steps: ["puzzle"],
  grade: ["puzzle"],
  hint: ["puzzle", "drawn", "locale"],
  check: ["puzzle", "drawn"],
  format: ["puzzle", "format"],
  settings: ["change"],
  status: ["status"],
  cancel: [],
  game: [],
  fill: [],
};

async function expectNothingDone(): Promise<void> {
  expect(executeScript).not.toHaveBeenCalled();
  expect(await fakeBrowser.action.getBadgeText({ tabId: TAB })).toBe("");
  expect(await fakeBrowser.storage.local.get()).toEqual({});
  expect(await fakeBrowser.storage.session.get()).toEqual({});
}
