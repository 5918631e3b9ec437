import { expect, test } from "vitest";
import { only, render, texts } from "../../../../tests/client/render.ts";
import { cheapest } from "./cheapest-line.ts";
import { FeeLinesPlot } from "./fee-lines-plot.tsx";

test("the least of crossing lines turns where they meet, and only there", () => {
  const flat: [number, number] = [10, 10];
  const steep: [number, number] = [5, 25];
  const high: [number, number] = [11, 30];
  expect(cheapest([flat, high, steep])).toEqual([
    [0, 5],
    [0.25, 10],
    [1, 10],
  ]);
  expect(cheapest([flat, [20, 20]])).toEqual([
    [0, 10],
    [1, 10],
  ]);
});

test("the least sum of each end is gold, and each line is named at its right", () => {
  const lines = { Flat: ["₹1,00,000", "₹1,00,000"], Steep: ["₹50,000", "₹2,00,000"] };
  const ends = ["Year of 10%", "Year of 40%"];
  const drawing = {
    kind: "feeLines" as const,
    caption: "Fees",
    alt: "Two",
    ends,
    lines,
  };
  const root = render(<FeeLinesPlot drawing={drawing} />);
  expect(texts(root, "text")).toEqual([
    "₹1,00,000",
    "₹1,00,000Flat",
    "₹50,000",
    "₹2,00,000Steep",
    "Year of 20%:both ₹1,00,000",
    "20%",
    "Year of 10%",
    "Year of 40%",
  ]);
  expect(texts(root, "text[class*='least']")).toEqual([
    "₹1,00,000Flat",
    "₹50,000",
    "Year of 20%:both ₹1,00,000",
  ]);
  expect(only(root, "[role=img]").getAttribute("aria-label")).toBe("Two");
});
