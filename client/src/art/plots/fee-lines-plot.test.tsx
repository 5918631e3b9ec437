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

test("each line is named at both ends, the least sum of each is gold, and a dot marks the turn", () => {
  const lines = { Flat: ["₹1,00,000", "₹1,00,000", "₹1,00,000"], Steep: ["₹0", "₹0", "₹2,00,000"] };
  const drawing = { kind: "feeLines" as const, caption: "Fees", alt: "Two", years: [0, 10, 30], lines };
  const root = render(<FeeLinesPlot drawing={drawing} />);
  expect(texts(root, "text")).toEqual([
    ...["₹1,00,000Flat", "₹1,00,000Flat", "₹0Steep", "₹2,00,000Steep"],
    ...["+20%", "No gain", "+10%", "+30%"],
  ]);
  expect(texts(root, "text[class*='least']")).toEqual(["₹1,00,000Flat", "₹0Steep", "+20%"]);
  expect(root.querySelectorAll("circle")).toHaveLength(1);
  expect(only(root, "[role=img]").getAttribute("aria-label")).toBe("Two");
});
