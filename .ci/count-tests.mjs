// Adds up the reports that all test runs left behind, and prints the sum alone on the last line, after
// what has failed: elsewhere that is far up, among the lines of what passed.
// A run without a report, or a report that says no test ran, is a failure of its own.
import { existsSync, readdirSync, readFileSync } from "node:fs";

const root = new URL("..", import.meta.url);
const folders = ["packages", "apps"].flatMap((group) =>
  readdirSync(new URL(`${group}/`, root)).map((name) => `${group}/${name}`),
);

/** Characters of what a failed test says. */
const MAX_MESSAGE = 2000;

let passed = 0;
let failed = 0;
let skipped = 0;
for (const folder of [...folders, "tests"]) {
  const report = new URL(`${folder}/reports/vitest.json`, root);
  if (!existsSync(report)) {
    console.error(`${folder}: no test report`);
    failed++;
    continue;
  }
  const { numPassedTests, numFailedTests, numPendingTests, success, testResults } = JSON.parse(
    readFileSync(report, "utf8"),
  );
  for (const { name, message, assertionResults } of testResults) {
    if (message !== "") console.error(`${folder}: ${name}: ${message}`);
    for (const { status, fullName, failureMessages } of assertionResults) {
      if (status !== "failed") continue;
      console.error(`${folder}: ${fullName}\n${failureMessages.join("\n").slice(0, MAX_MESSAGE)}`);
    }
  }
  if (numPassedTests === 0 || (!success && numFailedTests === 0)) failed++;
  passed += numPassedTests;
  failed += numFailedTests;
  skipped += numPendingTests;
}
if (skipped > 0) console.log(`${skipped} skipped`);
console.log(`${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
