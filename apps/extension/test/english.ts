/** The English wording, for tests of what is said. */

import { wordingOf } from "../src/protocol/wordings.ts";
import type { Wording } from "../src/protocol/wording.ts";

/** The sentences that the tests expect. */
export const english: Wording = wordingOf("en");
