import { sharedConfig } from "../../vitest.shared.ts";

// The tests mostly wait for processes of their own, some of which run into time limits.
export default sharedConfig({
  globalSetup: "./test/global-setup.ts",
  testTimeout: 20_000,
  maxWorkers: 2,
});
