/** What of the player's choices is kept. */
import { expect, it } from "vitest";
import { DEFAULT_SETTINGS } from "./settings.ts";
import { changeSettings, readSettings, type Store } from "./settings-store.ts";

/** Something that takes its time. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** A store that does so. */
function slowStore(): Store {
  let kept: Record<string, unknown> = {};
  return {
    get: async () => {
      await turn();
      return kept;
    },
    set: async (items) => {
      await turn();
      kept = { ...kept, ...items };
    },
  };
}

it("keeps each of several changes that come at once", async () => {
  const store = slowStore();
  void changeSettings(store, { form: "outline" });
  void changeSettings(store, { numbers: true });
  await changeSettings(store, { opacity: 0.5 });
  expect(await readSettings(store)).toEqual({
    ...DEFAULT_SETTINGS,
    form: "outline",
    numbers: true,
    opacity: 0.5,
  });
});

it("keeps a change after one that the store has refused", async () => {
  const store = slowStore();
  const refusing: Store = { ...store, set: () => Promise.reject(new Error("full")) };
  void changeSettings(refusing, { numbers: true });
  await changeSettings(store, { form: "outline" });
  expect(await readSettings(store)).toEqual({ ...DEFAULT_SETTINGS, form: "outline" });
});
