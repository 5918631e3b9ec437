import { expect, test } from "vitest";
import { only, render, texts } from "../../../../../tests/client/render.ts";
import type { FoundingYearsBlock } from "../../../content/types.ts";
import { FoundingYearsView } from "./founding-years.tsx";

const BLOCK: FoundingYearsBlock = {
  kind: "foundingYears",
  alt: "A line of years",
  heading: "The firm",
  lede: "What it is.",
  caption: "As stated.",
  marks: [
    { year: 2018, label: "Trusted since" },
    { year: 2020, label: "Established" },
    { year: 2025, label: "100+ PMS, 50+ AIFs" },
  ],
};
const TRAIL = [
  { name: "Home", href: "/" },
  { name: "The firm", href: null },
];
const drawn = () => render(<FoundingYearsView block={BLOCK} page={{ breadcrumbs: TRAIL }} />);

test("it is the page's head, its words real text", () => {
  const root = drawn();
  expect(only(root, "h1").textContent).toBe("The firm");
  expect(only(root, "nav a").getAttribute("href")).toBe("/");
  expect(root.textContent).toContain("What it is.");
  expect(texts(root, "figcaption")).toEqual(["As stated."]);
});

test("each founding year stands under its own stone, on paper and on phones", () => {
  const drawings = drawn().querySelectorAll("figure svg");
  expect(drawings).toHaveLength(2);
  for (const svg of drawings) {
    expect(svg.getAttribute("aria-label")).toBe("A line of years");
    const stoneXs = [...svg.querySelectorAll("circle")].map((stone) => stone.getAttribute("cx"));
    const labelXs = ["2018", "2020", "2025"].map((year) =>
      [...svg.querySelectorAll("text")].find((text) => text.textContent === year)?.getAttribute("x"),
    );
    expect(labelXs).toEqual(stoneXs);
    expect(texts(svg, "text")).toContain("Trusted since");
    expect(texts(svg, "text")).toContain("Established");
    expect(texts(svg, "text").join(" ")).toContain("100+ PMS, 50+ AIFs");
  }
  const yearsOf = (svg: Element) => texts(svg as HTMLElement, "text").filter((text) => /^\d+$/.test(text));
  for (const drawing of drawings) expect(yearsOf(drawing)).toEqual(["2018", "2020", "2025"]);
});
