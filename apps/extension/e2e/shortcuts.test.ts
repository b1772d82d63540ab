/** What keyboard shortcuts bring about, where a driver can give their commands. */
import { PRACTICE_BOARDS, standInHtml } from "@shikiri/scraper/stand-in";
import { expect, it } from "vitest";
import { awaitOwners, ownersOfAnswer } from "../browsers/drawing.ts";
import { awaitMessage } from "../browsers/panel.ts";
import { manifestOf } from "../scripts/manifest.ts";
import { describeInFirefox } from "./suites.ts";

const ROWS = PRACTICE_BOARDS["5x5"];

/** The letter of a command's shortcut. */
function letterOf(name: string): string {
  const { commands } = manifestOf("1.0.0") as {
    commands: Record<string, { suggested_key: { default: string } }>;
  };
  return commands[name]!.suggested_key.default.at(-1)!;
}

describeInFirefox("a keyboard shortcut", (firefox) => {
  it("of the button draws the answer", async () => {
    const page = await firefox().open(standInHtml({ rows: ROWS }));
    await firefox().press(page, letterOf("_execute_action"));
    expect(await awaitOwners(page)).toEqual(ownersOfAnswer(ROWS));
    await page.close();
  });

  it.each(["hint", "next", "check"])("asks for what it is for: %s", async (name) => {
    const page = await firefox().open(standInHtml({ rows: ROWS }));
    await firefox().press(page, letterOf(name));
    await awaitMessage(page, /./);
    await expect.poll(() => firefox().badge()).toBe("•");
    await page.close();
  });
});
