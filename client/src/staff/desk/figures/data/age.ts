import { counted } from "../../../display/counted.ts";

const OLD_DAYS = 45;
const OUTDATED_DAYS = 120;

/** The tone of an age: stated figures are old after 45 days and outdated after 120. */
export function ageTone(ageDays: number | null): "recent" | "old" | "outdated" {
  if (ageDays === null) return "recent";
  if (ageDays > OUTDATED_DAYS) return "outdated";
  return ageDays > OLD_DAYS ? "old" : "recent";
}

/** An age in words. */
export function ageWords(ageDays: number | null): string {
  if (ageDays === null) return "–";
  if (ageDays < 0) return "ahead of today";
  if (ageDays === 0) return "today";
  return counted(ageDays, "day");
}
