/** Every random test without a number of its own runs 100 times, or so many times that. */

import * as fc from "fast-check";
import { runs } from "./runs.ts";

fc.configureGlobal(runs(100));
