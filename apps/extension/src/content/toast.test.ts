/** How messages are shown on a page. */
import { parseHTML } from "linkedom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { removeHosts } from "./element.ts";
import { GOOD_NEWS_MS, Toast, TOAST_NAME } from "./toast.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function page(): {
  readonly document: Document;
  readonly toast: Toast;
  readonly shown: () => HTMLElement[];
} {
  const { document, window } = parseHTML("<html><head></head><body></body></html>");
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  return {
    document: document,
    toast: new Toast(document),
    shown: () => [...document.querySelectorAll(TOAST_NAME)] as unknown as HTMLElement[],
  };
}

function regionOf(host: HTMLElement | undefined): Element {
  return host!.shadowRoot!.querySelector("[aria-live]")!;
}

describe("a toast", () => {
  it("is put beside the body, not into the page's content", () => {
    const { document, toast } = page();
    toast.say({ tone: "good", text: "Solved." }, "Close the message");
    expect(document.documentElement.lastElementChild?.localName).toBe(TOAST_NAME);
    expect(document.body.childNodes).toHaveLength(0);
  });

  it("speaks up for bad news and politely for the rest", () => {
    const { toast, shown } = page();
    for (const [tone, role, live] of [
      ["bad", "alert", "assertive"],
      ["warning", "status", "polite"],
      ["good", "status", "polite"],
      ["busy", "status", "polite"],
    ] as const) {
      toast.say({ tone, text: tone }, "Close the message");
      expect(regionOf(shown()[0]).getAttribute("role")).toBe(role);
      expect(regionOf(shown()[0]).getAttribute("aria-live")).toBe(live);
    }
  });

  it("fills the live region after it is in the page, so that it is read out", () => {
    const { toast, shown } = page();
    toast.say({ tone: "good", text: "Solved." }, "Close the message");
    expect(regionOf(shown()[0]).textContent).toBe("");
    vi.advanceTimersByTime(0);
    expect(regionOf(shown()[0]).textContent).toBe("Solved.");
  });

  it("replaces the one before", () => {
    const { toast, shown } = page();
    toast.say({ tone: "busy", text: "Looking…" }, "Close the message");
    toast.say({ tone: "bad", text: "No board." }, "Close the message");
    vi.advanceTimersByTime(0);
    expect(shown().map((host) => regionOf(host).textContent)).toEqual(["No board."]);
  });

  it("closes itself after good news, and stays otherwise", () => {
    const { toast, shown } = page();
    for (const [tone, left] of [
      ["good", 0],
      ["busy", 1],
      ["warning", 1],
      ["bad", 1],
    ] as const) {
      toast.say({ tone, text: tone }, "Close the message");
      vi.advanceTimersByTime(GOOD_NEWS_MS);
      expect(shown()).toHaveLength(left);
    }
  });

  it("is not closed by the timer of the one before", () => {
    const { toast, shown } = page();
    toast.say({ tone: "good", text: "Solved." }, "Close the message");
    toast.say({ tone: "bad", text: "No board." }, "Close the message");
    vi.advanceTimersByTime(GOOD_NEWS_MS);
    expect(shown()).toHaveLength(1);
  });

  it("has a button with a name that closes it", () => {
    const { toast, shown } = page();
    toast.say({ tone: "bad", text: "No board." }, "Close the message");
    const button = shown()[0]!.shadowRoot!.querySelector("button")!;
    expect(button.getAttribute("aria-label")).toBe("Close the message");
    button.click();
    expect(shown()).toEqual([]);
  });

  it("leaves no trace, also one that an earlier instance left", () => {
    const { document, toast, shown } = page();
    const before = document.documentElement.outerHTML;
    toast.say({ tone: "bad", text: "No board." }, "Close the message");
    toast.clear();
    expect(document.documentElement.outerHTML).toBe(before);
    new Toast(document).say({ tone: "bad", text: "left over" }, "Close the message");
    removeHosts(document, TOAST_NAME);
    expect(shown()).toEqual([]);
  });
});

describe("a toast's motion", () => {
  it("is left out unless the person has no objection to it", () => {
    for (const [isWelcome, animations] of [
      [true, 1],
      [false, 0],
    ] as const) {
      const { document, toast } = page();
      const queries: string[] = [];
      const view = document.defaultView as unknown as { matchMedia: unknown };
      view.matchMedia = (query: string) => {
        queries.push(query);
        return { matches: isWelcome };
      };
      const animate = vi.fn<Element["animate"]>();
      const prototype = Object.getPrototypeOf(document.createElement("div")) as object;
      Object.assign(prototype, { animate });
      toast.say({ tone: "good", text: "Solved." }, "Close the message");
      expect(queries).toEqual(["(prefers-reduced-motion: no-preference)"]);
      expect(animate).toHaveBeenCalledTimes(animations);
    }
  });
});
