/** The process in which a first call is measured: does one task for one box, and tells the CPU time. */

import { countUpToSymmetry, hasArrangement, pentominoesIn } from "./packers.ts";

const [box = "", task] = process.argv.slice(2);
const packing = pentominoesIn(box);
const start = process.cpuUsage();
if (task === "count") countUpToSymmetry(packing);
else hasArrangement(packing);
const { user, system } = process.cpuUsage(start);
process.send?.((user + system) / 1000);
