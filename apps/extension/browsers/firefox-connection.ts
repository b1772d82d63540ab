/** The connection to Firefox, which Puppeteer does not document; only what has to do with Firefox uses it. */

import type { Browser } from "puppeteer-core";

/** As much of Puppeteer's BiDi connection as is used here. */
export interface Connection {
  send(method: string, parameters: object): Promise<{ readonly result: BidiResult }>;
}

/** The parts of results that are looked at. */
interface BidiResult {
  readonly type?: string;
  readonly contexts?: readonly { readonly context: string; readonly url?: string }[];
  readonly nodes?: readonly {
    readonly value?: { readonly shadowRoot?: { readonly sharedId?: string } | null };
  }[];
  readonly result?: { readonly value?: unknown };
}

/** The browser's connection. */
export function connectionOf(browser: Browser): Connection {
  return (browser as unknown as { readonly connection: Connection }).connection;
}
