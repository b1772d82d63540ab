/** The scenarios, each played in both browsers, with a picture of where it ended. */
import { CHROMIUM, findBrowser, FIREFOX } from "@shikiri/scraper/browsers";
import { afterEach, describe, expect, it } from "vitest";
import { BOARD_SCENARIOS } from "./scenarios/board-scenarios.ts";
import { CHANGE_SCENARIOS } from "./scenarios/change-scenarios.ts";
import { CHOICE_SCENARIOS } from "./scenarios/choice-scenarios.ts";
import { ELEMENT_SCENARIOS } from "./scenarios/element-scenarios.ts";
import { FILL_SCENARIOS } from "./scenarios/fill-scenarios.ts";
import { HOSTILE_SCENARIOS } from "./scenarios/hostile-scenarios.ts";
import { PANEL_SCENARIOS } from "./scenarios/panel-scenarios.ts";
import { PRESS_SCENARIOS } from "./scenarios/press-scenarios.ts";
import { Stage, type RealBrowser, type Scenario } from "./scenarios/scenario.ts";
import { checkTable } from "./scenarios/table.ts";
import { permittedFolder } from "../test/permitted.ts";
import { describeInChromium, describeInFirefox } from "./suites.ts";

const SCENARIOS: readonly Scenario[] = [
  ...BOARD_SCENARIOS,
  ...CHANGE_SCENARIOS,
  ...PANEL_SCENARIOS,
  ...CHOICE_SCENARIOS,
  ...FILL_SCENARIOS,
  ...HOSTILE_SCENARIOS,
  ...ELEMENT_SCENARIOS,
  ...PRESS_SCENARIOS,
];
const BROWSERS = ["Chromium", "Firefox"];
const areInstalled = [CHROMIUM, FIREFOX].every((make) => findBrowser(make) !== undefined);

const held = new Map(SCENARIOS.map((scenario) => [scenario, new Set<string>()]));

const PERMITTED = "the scenarios with the permission";

describeInChromium("the scenarios", (chromium) => playAll("Chromium", chromium, false));
describeInChromium(PERMITTED, (chromium) => playAll("Chromium", chromium, true), permittedFolder);
describeInFirefox("the scenarios", (firefox) => playAll("Firefox", firefox, false));
describeInFirefox(PERMITTED, (firefox) => playAll("Firefox", firefox, true), permittedFolder);

describe("the table of scenarios", () => {
  it("has no two of the same name", () => {
    expect(new Set(SCENARIOS.map(nameOf)).size).toBe(SCENARIOS.length);
  });

  it.skipIf(!areInstalled)("is in the README", () => {
    expect([...held.values()].map(({ size }) => size)).toEqual(
      SCENARIOS.map(() => BROWSERS.length),
    );
    expect(checkTable(held, BROWSERS)).toBe("up to date");
  });
});

function playAll(name: string, browser: () => RealBrowser, isPermitted: boolean): void {
  let stage: Stage | undefined;
  afterEach(() => stage?.end());

  const scenarios = SCENARIOS.filter((scenario) => (scenario.isPermitted ?? false) === isPermitted);
  it.each(scenarios.map((scenario) => [nameOf(scenario), scenario] as const))(
    "%s",
    async (title, scenario) => {
      stage = new Stage(browser());
      await scenario.play(stage);
      const words = title.toLowerCase().replaceAll(/[^a-z0-9.]+/g, "-");
      expect(await stage.faults(`scenario-${words}-${name.toLowerCase()}`)).toEqual([]);
      held.get(scenario)?.add(name);
    },
  );
}

function nameOf({ group, title }: Scenario): string {
  return `${group}: ${title}`;
}
