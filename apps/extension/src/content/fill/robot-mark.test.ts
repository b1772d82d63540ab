/** The site's mark for attempts by programs, in each shape that a page may give it. */
import { parseHTML } from "linkedom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RobotMark } from "./robot-mark.ts";

function pageWith(markup: string): { readonly mark: RobotMark; readonly robot: HTMLInputElement } {
  const { document, Event } = parseHTML(`<body>${markup}</body>`);
  vi.stubGlobal("Event", Event);
  const robot = document.getElementById("robot") as HTMLInputElement;
  // What a browser makes of the attribute.
  if (markup !== "") robot.checked = robot.hasAttribute("checked");
  return { mark: new RobotMark(document), robot };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("the mark", () => {
  it("is set where it is a box to be ticked, and taken back, and the page hears of it", () => {
    const { mark, robot } = pageWith(`<input type="checkbox" id="robot">`);
    const heard: boolean[] = [];
    for (const type of ["input", "change"]) {
      robot.addEventListener(type, () => heard.push(robot.checked));
    }
    expect([mark.exists, mark.isSet]).toEqual([true, false]);
    mark.set();
    expect([mark.isSet, robot.checked]).toEqual([true, true]);
    mark.unset();
    expect([mark.isSet, robot.checked, heard]).toEqual([false, false, [true, true, false, false]]);
  });

  it("is set where it is a hidden field, and taken back", () => {
    const { mark, robot } = pageWith(`<input type="hidden" id="robot" value="0">`);
    mark.set();
    expect([mark.isSet, robot.value]).toEqual([true, "1"]);
    mark.unset();
    expect([mark.isSet, robot.value]).toEqual([false, "0"]);
  });

  it("is set in a hidden field without a word to the page, to which a browser says none either", () => {
    const { mark, robot } = pageWith(`<input type="hidden" id="robot" value="0">`);
    const heard = vi.fn<() => void>();
    for (const type of ["input", "change"]) robot.addEventListener(type, heard);
    mark.set();
    mark.unset();
    expect(heard).not.toHaveBeenCalled();
  });

  it("is not taken back where the player has changed it since", () => {
    const { mark, robot } = pageWith(`<input type="hidden" id="robot" value="0">`);
    mark.set();
    robot.value = "2";
    mark.unset();
    expect(robot.value).toBe("2");
  });

  it("stays set where the player has set it", () => {
    const { mark, robot } = pageWith(`<input type="checkbox" id="robot" checked>`);
    mark.set();
    mark.unset();
    expect([mark.isSet, robot.checked]).toEqual([true, true]);
  });

  it("is none, and needs none, where the page has none", () => {
    const { mark } = pageWith("");
    mark.set();
    mark.unset();
    expect([mark.exists, mark.isSet]).toEqual([false, true]);
  });

  it.each([
    [`<input type="checkbox" id="robot" disabled>`],
    [`<div id="robot"></div>`],
    [`<input type="submit" id="robot">`],
    [`<input type="radio" id="robot">`],
    [`<input type="checkbox" id="robot" disabled checked>`],
    [`<input type="checkbox" id="robot"><b id="robot"></b>`],
  ])("cannot be set where it would not count: %s", (markup) => {
    const { mark } = pageWith(markup);
    mark.set();
    expect([mark.exists, mark.isSet]).toEqual([true, false]);
  });

  it("is set wherever a page has it, and taken back in each place", () => {
    const { mark, robot } = pageWith(
      `<input type="checkbox" id="robot"><input type="hidden" id="robot" value="0">`,
    );
    const field = robot.nextElementSibling as HTMLInputElement;
    mark.set();
    expect([mark.isSet, robot.checked, field.value]).toEqual([true, true, "1"]);
    robot.checked = false;
    expect(mark.isSet).toBe(false);
    mark.set();
    mark.unset();
    expect([mark.isSet, robot.checked, field.value]).toEqual([false, false, "0"]);
  });

  it("is not set where it was once, and is there no more", () => {
    const { mark, robot } = pageWith(`<input type="checkbox" id="robot">`);
    mark.set();
    robot.remove();
    expect(mark.isSet).toBe(false);
  });
});

describe("the mark is kept set", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("against the page, which may put another in its place, for as long as it holds", async () => {
    const { mark, robot } = pageWith(`<input type="checkbox" id="robot">`);
    let isOver = false;
    mark.set();
    mark.keep(() => isOver);
    robot.checked = false;
    await vi.advanceTimersByTimeAsync(250);
    expect(robot.checked).toBe(true);
    const other = robot.cloneNode() as HTMLInputElement;
    other.checked = false;
    robot.replaceWith(other);
    await vi.advanceTimersByTimeAsync(250);
    expect(other.checked).toBe(true);
    isOver = true;
    await vi.advanceTimersByTimeAsync(250);
    expect(vi.getTimerCount()).toBe(0);
    other.checked = false;
    await vi.advanceTimersByTimeAsync(1000);
    expect(other.checked).toBe(false);
  });

  it("not against the player's own hand, which no event of the page's can play", async () => {
    const { mark, robot } = pageWith(`<input type="checkbox" id="robot">`);
    mark.set();
    mark.keep(() => false);
    for (const [isTrusted, isChecked] of [
      [false, true],
      [true, false],
    ] as const) {
      robot.checked = false;
      const click = new Event("click", { bubbles: true });
      Object.defineProperty(click, "isTrusted", { value: isTrusted });
      robot.dispatchEvent(click);
      await vi.advanceTimersByTimeAsync(250);
      expect(robot.checked).toBe(isChecked);
    }
    expect(vi.getTimerCount()).toBe(0);
  });
});
