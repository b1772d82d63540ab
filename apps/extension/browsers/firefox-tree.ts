/** Closed shadow trees in Firefox, which WebDriver BiDi sees and pages do not. */

import type { Page } from "puppeteer-core";
import { connectionOf } from "./firefox-connection.ts";

/**
 * What a function, as text, returns when it is called on the shadow root of the first element of that
 * name; undefined if there is none, or if it returns nothing. Throws what the function throws.
 */
export async function inClosedTree(
  page: Page,
  name: string,
  look: string,
  argument: string,
): Promise<string | undefined> {
  const connection = connectionOf(page.browser());
  const { result: tree } = await connection.send("browsingContext.getTree", {});
  const context = tree.contexts?.find(({ url }) => url === page.url())?.context;
  const { result: located } = await connection.send("browsingContext.locateNodes", {
    context,
    locator: { type: "css", value: name },
    serializationOptions: { includeShadowTree: "all", maxDomDepth: 1 },
  });
  const sharedId = located.nodes?.[0]?.value?.shadowRoot?.sharedId;
  if (sharedId === undefined) return undefined;
  const { result: called } = await connection.send("script.callFunction", {
    functionDeclaration: look,
    this: { sharedId },
    target: { context },
    arguments: [{ type: "string", value: argument }],
    awaitPromise: false,
  });
  if (called.type === "exception") throw new Error(JSON.stringify(called));
  return called.result?.value as string | undefined;
}
