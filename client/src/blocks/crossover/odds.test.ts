import { expect, test } from "vitest";
import { crossingCounts, splitOdds } from "./odds.ts";

test.each([
  ["~14%", { before: "", figure: "~14", after: "%" }],
  ["under 1%", { before: "under ", figure: "1", after: "%" }],
  ["13–18%", { before: "", figure: "13–18", after: "%" }],
  ["rare", { before: "", figure: "rare", after: "" }],
])("%s is set in parts that read the same", (odds, parts) => {
  expect(splitOdds(odds)).toEqual(parts);
  expect(parts.before + parts.figure + parts.after).toBe(odds);
});

test("odds become whole lines of fifty; below one line, and not stated, there is none", () => {
  const type = { title: "A crossing", text: "From one size to another." };
  expect(
    crossingCounts([
      { ...type, crossing: "midToMega", odds: "~14%" },
      { ...type, crossing: "miniToMid", odds: null },
      { ...type, crossing: "miniToMega", odds: "under 1%" },
    ]),
  ).toEqual({ midToMega: 7, miniToMid: 0, miniToMega: 0 });
});
