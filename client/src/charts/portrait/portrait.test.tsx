import { expect, test } from "vitest";
import { only, render } from "../../../../tests/client/render.ts";
import type { Portrait } from "../../content/types.ts";
import { PortraitFigure } from "./portrait.tsx";

const share = (value: number) => ({ value, shown: `${value}`, withSign: `${value}%` });

const PORTRAIT: Portrait = {
  caption: "By size",
  parts: [{ name: "Large", percent: share(100), look: "large" }],
  tenLargest: share(46),
  fiveSectors: share(80),
  sample: false,
};

test("what parts have together is a bar of its own on the same scale, and told in words", () => {
  const figure = only(render(<PortraitFigure portrait={PORTRAIT} />), "[data-portrait]");
  const [, ...sums] = figure.querySelectorAll("svg:has(rect)");
  expect(sums.map((sum) => sum.querySelector("rect + rect")?.getAttribute("width"))).toEqual(["46%", "80%"]);
  expect([...figure.querySelectorAll("p")].map(({ textContent }) => textContent?.slice(-3))).toEqual([
    "46%",
    "80%",
  ]);
});
