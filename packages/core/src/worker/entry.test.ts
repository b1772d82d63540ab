/** The rules of the ready worker, run as a script on a thread whose global scope is its port. */

import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endlessPuzzle } from "../../test/hard-boards.ts";
import { validPuzzle } from "../../test/valid-puzzle.ts";
import { SolverClient } from "./client.ts";

/** Makes the scope of a thread of Node what that of a web worker is. */
const WEB_SCOPE = `
import { parentPort } from "node:worker_threads";
globalThis.postMessage = (message) => parentPort.postMessage(message, []);
globalThis.addEventListener = (type, listener) =>
  parentPort.on(type, (data) => listener({ type, data }));
`;

const twofold = validPuzzle([
  [2, 0],
  [0, 2],
]);

let folder: string;
let worker: Worker;
let client: SolverClient;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "shikiri-worker-"));
  await build({
    stdin: {
      // The bare import stands for all who rely on it having an effect.
      contents: `import "@shikiri/core/worker/entry";`,
      resolveDir: fileURLToPath(new URL(".", import.meta.url)),
    },
    outdir: folder,
    entryNames: "worker",
    chunkNames: "chunk-[hash]",
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    minify: true,
    format: "esm",
    conditions: ["@shikiri/source"],
    banner: { js: WEB_SCOPE },
  });
  worker = new Worker(join(folder, "worker.mjs"));
  client = new SolverClient(worker);
});

afterAll(async () => {
  await worker.terminate();
  rmSync(folder, { recursive: true });
});

describe("@shikiri/core/worker/entry", () => {
  it("solves and counts on a thread of its own", async () => {
    expect(await client.solve(twofold)).toMatchObject({ outcome: "multiple" });
    expect(await client.count(twofold)).toEqual({ outcome: "complete", count: 2n });
  });

  it("stops in the middle of a search", async () => {
    const controller = new AbortController();
    const asker = { signal: controller.signal, onProgress: () => controller.abort() };
    const order = { engine: "plain", budget: {} } as const;
    const outcome = await client.solve(endlessPuzzle(), order, asker);
    expect(outcome).toMatchObject({ outcome: "stopped", why: "aborted" });
  });

  it("keeps logic-solver out of its script, and loads it when it is asked for", async () => {
    const statistics = expect.objectContaining({ engine: "logic-solver" }) as unknown;
    expect(await client.solve(twofold, { engine: "logic-solver" })).toMatchObject({ statistics });
    const sizes = new Map(
      readdirSync(folder).map((file) => [file, readFileSync(join(folder, file)).length]),
    );
    expect(Math.max(...sizes.values())).toBeGreaterThan(200_000);
    expect(sizes.get("worker.mjs")).toBeLessThan(60_000);
  });
});
