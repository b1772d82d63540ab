/** The toolbar button's menu, and what its entries and the shortcuts are for. */
import { describe, expect, it } from "vitest";
import { english } from "../../test/english.ts";
import { manifestOf } from "../../scripts/manifest.ts";
import { wordingOf } from "../protocol/wordings.ts";
import { makeMenu, orderOf, STAY } from "./menu.ts";

type Entry = {
  readonly id: string;
  readonly title: string;
  readonly contexts: string[];
  readonly type?: string;
  readonly checked?: boolean;
};

class FakeMenus {
  readonly entries: Entry[] = [];
  async removeAll(): Promise<void> {
    this.entries.length = 0;
  }
  create(entry: Entry): void {
    if (this.entries.some(({ id }) => id === entry.id)) throw new Error(`twice: ${entry.id}`);
    this.entries.push(entry);
  }
}

describe("the menu", () => {
  it("belongs to the button, and has at most the six entries that browsers show", async () => {
    const menus = new FakeMenus();
    await makeMenu(menus, english, false);
    expect(menus.entries.length).toBeLessThanOrEqual(6);
    expect(new Set(menus.entries.flatMap(({ contexts }) => contexts))).toEqual(new Set(["action"]));
    expect(menus.entries.map(({ title }) => title)).toContain("Hint");
  });

  it("is made anew in another language", async () => {
    const menus = new FakeMenus();
    await makeMenu(menus, english, false);
    await makeMenu(menus, wordingOf("de"), false);
    expect(menus.entries.map(({ title }) => title)).toContain("Hinweis");
  });

  it.each([true, false])("ends with a box, ticked where what is on stays on: %s", async (stays) => {
    const menus = new FakeMenus();
    await makeMenu(menus, english, stays);
    const boxes = menus.entries.filter(({ type }) => type !== undefined);
    expect(boxes).toEqual([menus.entries.at(-1)]);
    expect(boxes).toMatchObject([{ id: STAY, type: "checkbox", checked: stays }]);
  });

  it("has an order for every entry but the box", async () => {
    const menus = new FakeMenus();
    await makeMenu(menus, english, false);
    expect(menus.entries.map(({ id }) => orderOf(id))).toEqual([
      "hint",
      "next",
      "check",
      "answer",
      "fill",
      undefined,
    ]);
  });
});

describe("a shortcut", () => {
  it("has an order for every one that the manifest names", () => {
    const { commands } = manifestOf("1.0.0") as { commands: Record<string, unknown> };
    const own = Object.keys(commands).filter((name) => !name.startsWith("_"));
    expect(own.map(orderOf)).toEqual(own);
  });

  it.each(["toggle", "constructor", "", 3])("has none for %j", (id) => {
    expect(orderOf(id)).toBeUndefined();
  });
});
