/** The script by which permitted sites' pages tell of themselves, with a browser that the test plays. */
import { describe, expect, it } from "vitest";
import { awaitArrivals, type RegisteringScripting } from "./arrivals.ts";

/** A browser that refuses a second script of the same name, and to forget one that is not there. */
class FakeScripting implements RegisteringScripting {
  readonly scripts = new Map<string, unknown>();
  async unregisterContentScripts({ ids }: { readonly ids: string[] }): Promise<void> {
    for (const id of ids) if (!this.scripts.delete(id)) throw new Error(`no script ${id}`);
  }
  async registerContentScripts(scripts: readonly { readonly id: string }[]): Promise<void> {
    for (const script of scripts) {
      if (this.scripts.has(script.id)) throw new Error(`two scripts ${script.id}`);
      this.scripts.set(script.id, script);
    }
  }
}

describe("the script that tells of a page", () => {
  it("is registered for the sites' pages with boards alone, and for good", async () => {
    const scripting = new FakeScripting();
    await awaitArrivals(scripting);
    expect([...scripting.scripts.values()]).toEqual([
      {
        id: "arrived",
        js: ["arrived.js"],
        matches: ["*://*.puzzle-shikaku.com/*", "*://*.puzzles-mobile.com/*shikaku*"],
        runAt: "document_end",
        persistAcrossSessions: true,
      },
    ]);
  });

  it("is registered once, also where an update has kept it", async () => {
    const scripting = new FakeScripting();
    await awaitArrivals(scripting);
    await awaitArrivals(scripting);
    expect(scripting.scripts.size).toBe(1);
  });

  it("is done without where the browser refuses", async () => {
    const scripting = new FakeScripting();
    scripting.registerContentScripts = () => Promise.reject(new Error("no"));
    await expect(awaitArrivals(scripting)).resolves.toBeUndefined();
  });
});
