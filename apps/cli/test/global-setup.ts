/**
 * Before all tests: the program is built into a folder far from any installed package, so that the
 * tests run what users run, and so that a build made for something else is not disturbed.
 */

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { buildCli } from "../build.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The built program's file. */
    shikiri: string;
    /** A folder for the tests' files. */
    scratch: string;
  }
}

/** Builds, and returns what cleans up. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const scratch = await mkdtemp(join(tmpdir(), "shikiri-test-"));
  await buildCli(join(scratch, "program"));
  project.provide("shikiri", join(scratch, "program", "shikiri.js"));
  project.provide("scratch", scratch);
  return () => rm(scratch, { recursive: true, force: true });
}
