/** One job a tab and kind. */
import { describe, expect, it } from "vitest";
import { Jobs } from "./jobs.ts";

/** A job that ends only when it is aborted. */
function untilAborted(signal: AbortSignal): Promise<string> {
  return new Promise((resolve) => {
    signal.addEventListener("abort", () => resolve("aborted"));
  });
}

describe("jobs", () => {
  it("return what the job returns", async () => {
    expect(await new Jobs().run(1, "solve", async () => "done")).toBe("done");
  });

  it("are replaced by a new job of the same tab and kind", async () => {
    const jobs = new Jobs();
    const old = jobs.run(1, "solve", untilAborted);
    expect(await jobs.run(1, "solve", async () => "new")).toBe("new");
    expect(await old).toBe("aborted");
  });

  it("of different kinds go on beside each other", async () => {
    const jobs = new Jobs();
    const solving = jobs.run(1, "solve", untilAborted);
    expect(await jobs.run(1, "grade", async () => "graded")).toBe("graded");
    jobs.cancel(1);
    expect(await solving).toBe("aborted");
  });

  it("are ended by cancelling their tab, and by that of no other", async () => {
    const jobs = new Jobs();
    const seen: string[] = [];
    const one = jobs.run(1, "solve", untilAborted).then(() => seen.push("one"));
    const two = jobs.run(2, "solve", untilAborted).then(() => seen.push("two"));
    jobs.cancel(2);
    await two;
    expect(seen).toEqual(["two"]);
    jobs.cancel(1);
    await one;
  });

  it("may be cancelled when there are none", () => {
    expect(() => new Jobs().cancel(1)).not.toThrow();
  });

  it("can still be cancelled after an older one of the tab has ended", async () => {
    const jobs = new Jobs();
    const old = jobs.run(1, "solve", untilAborted);
    const current = jobs.run(1, "solve", untilAborted);
    await old;
    jobs.cancel(1);
    expect(await current).toBe("aborted");
  });
});
