import { expect, test } from "vitest";
import { only, render, texts } from "../../../../tests/client/render.ts";
import { LinePairPlot } from "./line-pair-plot.tsx";
import { RanksPlot } from "./ranks-plot.tsx";
import { ReviewGridPlot } from "./review-grid-plot.tsx";
import { RiskReturnPlot } from "./risk-return-plot.tsx";
import { ShareColumnsPlot, stretches } from "./share-columns-plot.tsx";
import { TallyPlot } from "./tally-plot.tsx";

test("two lines stand above their start and are named where they end", () => {
  const root = render(
    <LinePairPlot
      drawing={{
        kind: "linePair",
        leaderName: "Model",
        leader: [1, 1.5, 2],
        followerName: "Index",
        follower: [1, 0.8, 1.02],
        first: "Dec'18",
        last: "Dec'23",
        gold: true,
      }}
      label="The model ends above."
    />,
  );
  expect(only(root, "[role=img]").getAttribute("aria-label")).toBe("The model ends above.");
  expect(texts(root, "text")).toEqual(["Model", "Index", "Dec'18", "Dec'23"]);
  const [leader, follower] = [...root.querySelectorAll("text")].map((text) => Number(text.getAttribute("y")));
  expect(leader).toBeLessThan(follower as number);
});

test("of ranks, those that came first have a row each, in the order in which they led", () => {
  const root = render(
    <RanksPlot
      drawing={{
        kind: "ranks",
        lines: [
          { name: "Rivers", places: [2, 1, 2] },
          { name: "Banks", places: [3, 3, 3] },
          { name: "Stones", places: [1, 2, 1] },
        ],
        first: "2020",
        last: "2022",
      }}
      label="Two take turns."
    />,
  );
  expect(texts(root, "text")).toEqual(["Stones", "Rivers", "2020", "2022"]);
  const filled = [...root.querySelectorAll("circle")].map((circle) => circle.getAttribute("fill") !== "none");
  expect(filled).toEqual([true, false, true, false, true, false]);
});

test("as many circles are filled as were counted", () => {
  const root = render(
    <TallyPlot
      drawing={{ kind: "tally", caption: "Filled: still held", count: 8, of: 10 }}
      label="Eight of ten"
    />,
  );
  const fills = [...root.querySelectorAll("circle")].map((circle) => circle.getAttribute("fill"));
  expect(fills).toEqual([...Array(8).fill(fills[0]), ...Array(2).fill(fills[9])]);
  expect(fills[0]).not.toBe(fills[9]);
  expect(only(root, "p").textContent).toBe("Filled: still held");
});

test("more return stands higher, more risk further to the right", () => {
  const dot = (riskPercent: number, returnPercent: number) => ({ riskPercent, returnPercent });
  const root = render(
    <RiskReturnPlot
      drawing={{
        kind: "riskAndReturn",
        caption: "Words",
        first: "Dec'22",
        last: "Dec'23",
        portfolio: [dot(8, 12)],
        benchmark: [dot(30, -22)],
        wholePortfolio: dot(12, 21),
        wholeBenchmark: dot(18, 16),
      }}
      label="The model lies above and to the left."
    />,
  );
  const [index, model] = [...root.querySelectorAll("circle")].map((circle) => ({
    x: Number(circle.getAttribute("cx")),
    y: Number(circle.getAttribute("cy")),
  }));
  expect(model?.x).toBeLessThan(index?.x as number);
  expect(model?.y).toBeLessThan(index?.y as number);
});

test("parts of a column stand on each other and fill it", () => {
  const [low, middle, high] = stretches([50, 30, 20]);
  expect(middle?.bottom).toBeCloseTo((low?.bottom as number) - (low?.height as number));
  expect((high?.bottom as number) - (high?.height as number)).toBeCloseTo(0);
});

test("each part of the columns is named beside the last one", () => {
  const parts = {
    kind: "shareColumns" as const,
    caption: "Two years",
    parts: ["Large", "Mid"],
    columns: [
      [60, 40],
      [50, 50],
    ],
  };
  const root = render(<ShareColumnsPlot drawing={parts} label="Two columns" />);
  expect(texts(root, "text")).toEqual(["Large", "Mid"]);
  expect(root.querySelectorAll("path")).toHaveLength(2);
});

test("one month in every three is a review", () => {
  const root = render(
    <ReviewGridPlot
      drawing={{ kind: "reviewGrid", caption: "Words", months: 60, perRow: 12, every: 3 }}
      label="Sixty months"
    />,
  );
  const radii = [...root.querySelectorAll("circle")].map((circle) => Number(circle.getAttribute("r")));
  expect(radii).toHaveLength(60);
  expect(radii.filter((radius) => radius === Math.max(...radii))).toHaveLength(20);
  expect(radii[2]).toBeGreaterThan(radii[1] as number);
});
