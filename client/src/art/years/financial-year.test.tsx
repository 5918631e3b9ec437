import { expect, test } from "vitest";
import { render, texts } from "../../../../tests/client/render.ts";
import { FinancialYear } from "./financial-year.tsx";

test("the days abroad and in India fill the year, and those in India are named as the law judges them", () => {
  const drawings = [...render(<FinancialYear />).querySelectorAll("svg")];
  expect(drawings).toHaveLength(2);
  for (const svg of drawings) {
    const days = [...svg.querySelectorAll("path")].map((path) => Number(path.getAttribute("pathLength")));
    expect(days).toEqual([183, 182]);
    const words = texts(svg, "text").join(" ");
    expect(words).toContain("183 days abroad");
    expect(words).toMatch(/182 (days )?in India: resident/);
  }
});
