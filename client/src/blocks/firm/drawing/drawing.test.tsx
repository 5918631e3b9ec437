import { expect, test } from "vitest";
import { draw, only, texts } from "../../../../../tests/client/draw.ts";
import type { DrawingBlock } from "../../../content/types.ts";
import { DrawingView } from "./drawing.tsx";

const YEARS: DrawingBlock = {
  kind: "drawing",
  id: null,
  drawing: "foundingYears",
  alt: "A line of years",
  heading: null,
  lede: null,
  caption: null,
  marks: [
    { year: 2018, label: "Trusted since" },
    { year: 2020, label: "Established" },
  ],
};
const SERIES: DrawingBlock = {
  ...YEARS,
  drawing: "fundSeries",
  alt: "Four stones in a stream",
  heading: "Series 4",
  lede: "The fourth of its kind.",
  caption: "The solid stone is the fourth.",
  marks: [],
};
const TRAIL = [
  { name: "Home", href: "/" },
  { name: "Series 4", href: null },
];

test("with a heading it is the page's head, its words real text", () => {
  const root = draw(<DrawingView block={SERIES} page={{ breadcrumbs: TRAIL }} />);
  expect(only(root, "h1").textContent).toBe("Series 4");
  expect(only(root, "nav a").getAttribute("href")).toBe("/");
  expect(root.textContent).toContain("The fourth of its kind.");
  expect(only(root, "figcaption").textContent).toBe("The solid stone is the fourth.");
});

test("without one it leaves the page's heading to the block before it", () => {
  expect(
    draw(<DrawingView block={YEARS} page={{ breadcrumbs: TRAIL }} />).querySelector("h1, nav"),
  ).toBeNull();
});

test("the fund series is one picture of four stones, the fourth solid", () => {
  const picture = only(draw(<DrawingView block={SERIES} page={{ breadcrumbs: [] }} />), "[role=img]");
  expect(picture.getAttribute("aria-label")).toBe("Four stones in a stream");
  for (const svg of picture.querySelectorAll("svg")) {
    const stones = [...svg.querySelectorAll("circle")].map((stone) => stone.hasAttribute("class"));
    expect(stones).toEqual([true, true, true, false]);
  }
});

test("each founding year stands under its own stone, on paper and on phones", () => {
  const drawings = draw(<DrawingView block={YEARS} page={{ breadcrumbs: [] }} />).querySelectorAll("svg");
  expect(drawings).toHaveLength(2);
  for (const svg of drawings) {
    expect(svg.getAttribute("aria-label")).toBe("A line of years");
    const stoneXs = [...svg.querySelectorAll("circle")].map((stone) => stone.getAttribute("cx"));
    const labelXs = ["2018", "2020"].map((year) =>
      [...svg.querySelectorAll("text")].find((text) => text.textContent === year)?.getAttribute("x"),
    );
    expect(labelXs).toEqual(stoneXs);
    expect(texts(svg, "text")).toContain("Trusted since");
    expect(texts(svg, "text")).toContain("Established");
  }
  expect(texts(drawings[0] as SVGSVGElement, "text").filter((text) => /^\d+$/.test(text))).toEqual(
    Array.from({ length: 9 }, (_, index) => String(2017 + index)),
  );
});
