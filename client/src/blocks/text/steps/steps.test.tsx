import { expect, test } from "vitest";
import { PLAIN_SECTION, render, texts } from "../../../../../tests/client/render.ts";
import type { StepsBlock } from "../../../content/types.ts";
import { StepsView } from "./steps.tsx";

const BLOCK: StepsBlock = {
  ...PLAIN_SECTION,
  kind: "steps",
  numbered: true,
  items: [
    {
      sample: false,
      drawing: { kind: "tally", caption: "Filled: held", count: 1, of: 2 },
      alt: "One of two circles is filled.",
      title: "Held",
      text: "Words.",
    },
    { sample: false, drawing: null, alt: null, title: "Sold", text: "Words." },
  ],
};

test("steps in an order are counted, others are not", () => {
  expect(texts(render(<StepsView block={BLOCK} />), "article > p:first-child")).toEqual(["1", "2"]);
  const across = render(<StepsView block={{ ...BLOCK, numbered: false }} />);
  expect(across.querySelector("article > p:first-child")).toBeNull();
  expect(texts(across, "h3")).toEqual(["Held", "Sold"]);
});

test("a step's drawing is one picture with its sentence", () => {
  const picture = render(<StepsView block={BLOCK} />).querySelectorAll("[role=img]");
  expect([...picture].map((svg) => svg.getAttribute("aria-label"))).toEqual([
    "One of two circles is filled.",
  ]);
});
