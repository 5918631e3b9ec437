// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { draw, texts } from "../../../../tests/client/draw.ts";
import { FallPlot } from "./fall-plot.tsx";
import { fallScale, yearLabels } from "./fall-scale.ts";

test.each([
  { deepest: -29.9, ticks: [0, -10, -20] },
  { deepest: -6.8, ticks: [0, -5] },
  { deepest: -62, ticks: [0, -20, -40, -60] },
  { deepest: -2, ticks: [0, -5] },
])("falls of $deepest % hang in a grid of few lines", ({ deepest, ticks }) => {
  const scale = fallScale(deepest);
  expect(scale.ticks).toEqual(ticks);
  expect(scale.low).toBeLessThan(deepest);
});

const YEARS = Array.from({ length: 61 }, (_, month) =>
  new Date(Date.UTC(2018, 12 + month, 0)).toISOString().slice(0, 10),
);

test("a year is named over the middle of its months, every second where they are many", () => {
  const labels = yearLabels(YEARS, 5);
  expect(labels.map(({ year }) => year)).toEqual(["2019", "2020", "2021", "2022", "2023"]);
  expect(labels[0]?.share).toBeCloseTo(0.1);
  expect(yearLabels(YEARS, 4).map(({ year }) => year)).toEqual(["2019", "2021", "2023"]);
});

test("both drawings tell the benchmark's deepest fall at its dot and name the portfolio at its end", () => {
  const falls = (deepest: number) => YEARS.map((_, month) => (month === 15 ? deepest : 0));
  const root = draw(
    <FallPlot
      dates={YEARS}
      portfolio={{ name: "Model", percents: falls(-6.8), deepest: "−6.8%" }}
      benchmark={{ name: "Index", percents: falls(-29.9), deepest: "−29.9%" }}
      label="The index fell further."
    />,
  );
  expect(root.querySelectorAll("[role=img][aria-label='The index fell further.']")).toHaveLength(2);
  for (const svg of root.querySelectorAll("svg")) {
    expect(texts(svg, "text")).toEqual([
      "0%",
      "−10%",
      "−20%",
      "2019",
      "2020",
      "2021",
      "2022",
      "2023",
      "Index −29.9%",
      "Model",
    ]);
    const [index, model] = [...svg.querySelectorAll("circle")].map((dot) => Number(dot.getAttribute("cy")));
    expect(index).toBeGreaterThan(model as number);
  }
});
