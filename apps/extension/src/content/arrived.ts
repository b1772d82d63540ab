/**
 * The arrival: what a permitted site's page tells the background once it is there.
 *
 * Only pages of sites where the player lets things stay on run it, so no other page that is opened
 * wakes the background. It tells nothing but that.
 */

import type { ContentRequest } from "../protocol/requests.ts";

/** As much of the browser's interface as is used here. */
interface Extension {
  readonly runtime: { sendMessage(message: ContentRequest): Promise<unknown> };
}

const world = globalThis as { readonly browser?: Extension; readonly chrome?: Extension };

(world.browser ?? world.chrome)?.runtime.sendMessage({ kind: "arrived" }).catch(() => undefined);
