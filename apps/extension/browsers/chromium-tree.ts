/** Closed shadow trees in Chromium, which its debugging protocol sees and pages do not. */

import type { Page } from "puppeteer-core";

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
  const client = await page.createCDPSession();
  try {
    const { result } = await client.send("Runtime.evaluate", {
      expression: `document.querySelector(${JSON.stringify(name)})`,
    });
    const { objectId } = result;
    if (objectId === undefined) return undefined;
    const { node } = await client.send("DOM.describeNode", { objectId, pierce: true, depth: 1 });
    const [root] = node.shadowRoots ?? [];
    if (root === undefined) return undefined;
    const { object } = await client.send("DOM.resolveNode", { backendNodeId: root.backendNodeId });
    const called = await client.send("Runtime.callFunctionOn", {
      objectId: object.objectId!,
      functionDeclaration: look,
      arguments: [{ value: argument }],
      returnByValue: true,
    });
    if (called.exceptionDetails !== undefined) throw new Error(called.exceptionDetails.text);
    return called.result.value as string | undefined;
  } catch (fault) {
    // What was found has gone in between.
    if (fault instanceof Error && /No node|Could not find|not belong/.test(fault.message))
      return undefined;
    throw fault;
  } finally {
    await client.detach();
  }
}
