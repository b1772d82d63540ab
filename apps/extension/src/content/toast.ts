/**
 * The toast: one message at a time, in a card at the page's top right corner.
 *
 * It lives in its own shadow root under the document's root element, never in an alert. What is
 * bad is an assertive live region, the rest a polite one; the text is put in after the region, or
 * screen readers would not read it out. Good news closes itself, the rest stays until closed. The
 * card is dark on light and on dark pages alike, so it needs no knowledge of the page's mode.
 */

import { createHost, setStyle } from "./element.ts";
import type { Message } from "./sentences.ts";

/** The toast's element name; toasts of an earlier instance of the extension are found by it. */
export const TOAST_NAME = "shikiri-message";

/** Milliseconds that good news stays. */
export const GOOD_NEWS_MS = 5000;

const ACCENTS: Readonly<Record<Message["tone"], string>> = {
  busy: "#9aa0a6",
  good: "#4cc38a",
  warning: "#f2b84b",
  bad: "#ff7b72",
};

/** The place for messages on a page. */
export class Toast {
  readonly #document: Document;
  #host: HTMLElement | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param document the page; nothing is put into it before the first message */
  constructor(document: Document) {
    this.#document = document;
  }

  /** Shows the message in place of the one before; `closeLabel` is what the closing button says. */
  say(message: Message, closeLabel: string): void {
    this.clear();
    const { host, shadow } = createHost(this.#document, TOAST_NAME, {
      display: "block",
      position: "fixed",
      top: "16px",
      right: "16px",
      "max-width": "min(360px, calc(100vw - 32px))",
      "z-index": "2147483647",
    });
    const text = this.#document.createElement("div");
    text.setAttribute("role", message.tone === "bad" ? "alert" : "status");
    text.setAttribute("aria-live", message.tone === "bad" ? "assertive" : "polite");
    setStyle(text, { flex: "1", "overflow-wrap": "anywhere" });
    const card = this.#document.createElement("div");
    setStyle(card, CARD);
    card.style.setProperty("border-left", `4px solid ${ACCENTS[message.tone]}`);
    card.append(text, this.#closeButton(closeLabel));
    shadow.append(card);
    this.#document.documentElement.append(host);
    this.#host = host;
    slideIn(card);
    setTimeout(() => {
      text.textContent = message.text;
    });
    if (message.tone === "good") this.#timer = setTimeout(() => this.clear(), GOOD_NEWS_MS);
  }

  /** Takes the message away, if there is one. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#host?.remove();
    this.#host = undefined;
  }

  #closeButton(label: string): HTMLButtonElement {
    const button = this.#document.createElement("button");
    button.type = "button";
    button.textContent = "×";
    button.setAttribute("aria-label", label);
    setStyle(button, BUTTON);
    button.addEventListener("click", () => this.clear());
    return button;
  }
}

const CARD = {
  display: "flex",
  gap: "8px",
  "align-items": "flex-start",
  padding: "12px 8px 12px 14px",
  "border-radius": "8px",
  background: "#20242b",
  color: "#f4f6f8",
  font: "14px/1.45 system-ui, sans-serif",
  "box-shadow": "0 0 0 1px rgb(255 255 255 / 0.18), 0 6px 24px rgb(0 0 0 / 0.35)",
} as const;

const BUTTON = {
  flex: "none",
  width: "24px",
  height: "24px",
  margin: "-2px 0",
  padding: "0",
  border: "0",
  "border-radius": "4px",
  background: "transparent",
  color: "#c9d1d9",
  font: "20px/1 system-ui, sans-serif",
  cursor: "pointer",
} as const;

function slideIn(card: HTMLElement): void {
  const view = card.ownerDocument.defaultView;
  if (view?.matchMedia("(prefers-reduced-motion: no-preference)").matches !== true) return;
  card.animate(
    [
      { opacity: 0, transform: "translateY(-8px)" },
      { opacity: 1, transform: "none" },
    ],
    { duration: 160, easing: "ease-out" },
  );
}
