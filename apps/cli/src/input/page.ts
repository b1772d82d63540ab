/**
 * Saved pages: a puzzle page's HTML, read without a browser, and never for long.
 *
 * The time and the memory that the HTML parser takes grow with the square of what hostile pages have
 * in plenty (depth, attributes, names of classes), so a page is read on a thread of its own, which
 * is ended when its time is over.
 */

import { Worker } from "node:worker_threads";
import { err, type InputError, type Result } from "@shikiri/core";
import type { PageBoard } from "./page-worker.ts";

const WORKER = new URL("./page-worker.js", import.meta.url);

/** Milliseconds that a page may take; the largest real ones take some hundred. */
const MAX_TIME_MS = 5000;

/** Whether a source is a page: by its name, or by its first character. */
export function isPage(name: string, text: string): boolean {
  return /\.x?html?$/i.test(name) || text.trimStart().startsWith("<");
}

/**
 * The board of a page's HTML.
 *
 * Errors: `too-slow` (it took more than {@link MAX_TIME_MS}), `broken-page` (the parser failed, or
 * ran out of memory), and those of `readBoard`.
 */
export async function readPage(html: string): Promise<Result<PageBoard, InputError>> {
  const worker = new Worker(WORKER, { workerData: html });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve) => {
      worker.once("message", resolve);
      worker.once("error", (error) => {
        const message = `the page failed while it was read (${error.message}): expected a document that can be read`;
        resolve(err({ kind: "broken-page", message }));
      });
      timer = setTimeout(() => {
        const message = `the page was not read within ${MAX_TIME_MS / 1000} s, which is the most that one may take`;
        resolve(err({ kind: "too-slow", message }));
      }, MAX_TIME_MS);
    });
  } finally {
    clearTimeout(timer);
    void worker.terminate();
  }
}
