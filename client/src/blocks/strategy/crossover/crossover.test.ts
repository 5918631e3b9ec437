import { expect, test } from "vitest";
import { splitOdds } from "./crossover.tsx";

test.each([
  ["~14%", { before: "", figure: "~14", after: "%" }],
  ["under 1%", { before: "under ", figure: "1", after: "%" }],
  ["13–18%", { before: "", figure: "13–18", after: "%" }],
  ["rare", { before: "", figure: "rare", after: "" }],
])("%s is set in parts that read the same", (odds, parts) => {
  expect(splitOdds(odds)).toEqual(parts);
  expect(parts.before + parts.figure + parts.after).toBe(odds);
});
