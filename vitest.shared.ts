/** What every package's tests have in common: sources instead of builds, and a report that CI adds up. */
import { defineConfig, type ViteUserConfig } from "vitest/config";

export function sharedConfig(test: ViteUserConfig["test"] = {}): ViteUserConfig {
  return defineConfig({
    resolve: { conditions: ["@shikiri/source"] },
    ssr: { resolve: { conditions: ["@shikiri/source"] } },
    test: {
      // A busy machine is slow: what hangs is caught all the same.
      testTimeout: 30_000,
      reporters: ["default", ["json", { outputFile: "reports/vitest.json" }]],
      ...test,
    },
  });
}
