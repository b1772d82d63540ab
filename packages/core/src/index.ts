/** @shikiri/core: everything that is public, by name. */

export * from "./base/result.ts";
