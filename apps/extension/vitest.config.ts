/** The extension is built before its tests; one file at a time, since some drive a browser. */
import { sharedConfig } from "../../vitest.shared.ts";

export default sharedConfig({
  globalSetup: "test/build-first.ts",
  fileParallelism: false,
});
