import { expect, test } from "vitest";
import { only, render, texts } from "../../../../tests/client/render.ts";
import { HighWaterPlot } from "./high-water-plot.tsx";

test("what is charged begins where the value passes the hurdle and ends at the mark", () => {
  const years = ["First", "Second"].map((title) => ({ title, text: "A year." }));
  const drawing = {
    kind: "highWater" as const,
    caption: "Once",
    alt: "A value",
    lakh: [50, 60, 55],
    hurdle: 10,
    fee: "A fee",
    years,
  };
  const root = render(<HighWaterPlot drawing={drawing} />);
  expect(only(root, "path[stroke='var(--streak)']").getAttribute("d")).toBe("M184.5 105L369 40");
  expect(texts(root, "text").slice(0, 3)).toEqual(["Hurdle", "A fee", "High-water mark"]);
  expect(texts(root, "text").slice(3)).toEqual(["₹50 lakh", "₹60 lakh", "₹55 lakh"]);
});
