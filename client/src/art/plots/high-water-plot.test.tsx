import { expect, test } from "vitest";
import { only, render, texts } from "../../../../tests/client/render.ts";
import { HighWaterPlot } from "./high-water-plot.tsx";

test("what is charged begins where the value passes the hurdle and ends at the mark", () => {
  const years = ["A fee", "None"].map((label) => ({ label, value: "A year." }));
  const drawing = {
    kind: "highWater" as const,
    caption: "Once",
    alt: "A value",
    lakh: [50, 60, 55],
    hurdle: 10,
    years,
  };
  const root = render(<HighWaterPlot drawing={drawing} />);
  expect(only(root, "path[stroke='var(--streak)']").getAttribute("d")).toBe("M184.5 91L369 26");
  expect(texts(root, "g")).toEqual(["Year 1A fee", "Year 2None"]);
  expect(texts(root, "text").slice(-4)).toEqual(["High-water mark", "₹50 lakh", "₹60 lakh", "₹55 lakh"]);
});
