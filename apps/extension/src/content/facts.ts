/** Facts: what is known of a board beside its answer: how many there are, how hard, how it was read. */

import type { Tier } from "@shikiri/core";
import type { Witnesses } from "@shikiri/scraper";
import type { GradeReply } from "../protocol/replies.ts";
import { say, type TextKey, type Wording } from "../protocol/wording.ts";

/** The facts in one line; the grade is left out as long as it is not known. */
export function factsOf(
  grade: GradeReply | undefined,
  witnesses: Witnesses,
  wording: Wording,
): string {
  const { task, game } = witnesses;
  const isOther = task.says === "differs" || game.says === "differs";
  const parts = [say(wording, isOther ? "readDiffers" : "readScreen")];
  if (grade?.tier !== undefined) parts.unshift(say(wording, TIERS[grade.tier]));
  if (grade !== undefined) parts.unshift(say(wording, COUNTS[grade.answers]));
  return parts.join(" · ");
}

const COUNTS: Readonly<Record<GradeReply["answers"], TextKey>> = {
  one: "factOne",
  several: "factSeveral",
  none: "factNone",
};

const TIERS: Readonly<Record<Tier, TextKey>> = {
  gentle: "tierGentle",
  easy: "tierEasy",
  steady: "tierSteady",
  hard: "tierHard",
  fierce: "tierFierce",
  beyond: "tierBeyond",
};
