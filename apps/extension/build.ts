/**
 * `pnpm build`: builds the extension into `dist/`.
 *
 * The work is in `scripts/bundle.ts`, so that the tests can build too.
 */

import { buildExtension } from "./scripts/bundle.ts";

await buildExtension();
