import { expect, test } from "vitest";
import { only, render, texts } from "../../../../../tests/client/render.ts";
import type { ReviewSheetBlock } from "../../../content/types.ts";
import { ReviewSheetView } from "./review-sheet.tsx";

const BLOCK: ReviewSheetBlock = {
  kind: "reviewSheet",
  id: "review",
  heading: "What you get",
  text: "A sheet.",
  part: "whole",
  points: [],
  link: null,
  caption: "An example",
  title: "Yearly review",
  addressee: "For a client",
  holdings: [
    { company: "A baker", reason: "Bread sells.", isSold: false, byHand: null },
    { company: "A candle maker", reason: "Nights are dark.", isSold: true, byHand: "the reason is gone" },
  ],
  costsHeading: "What the year cost",
  costs: [
    { label: "Fee", rupees: 2000, shown: "₹2,000" },
    { label: "Custody", rupees: 500, shown: "₹500" },
  ],
  total: "₹2,500",
  kept: "₹900",
  gst: { label: "GST", rupees: 300, shown: "₹300" },
  pointsHeading: null,
  pay: { label: "To us", rupees: 800, shown: "₹800" },
  byHand: "less than last year",
  fallsHeading: "The worst fall",
  falls: [
    { label: "Yours", rupees: 90, shown: "₹90" },
    { label: "The index", rupees: 80, shown: "₹80" },
  ],
};

test("each holding has its reason; a sold one is struck, and says why by hand", () => {
  const root = render(<ReviewSheetView block={BLOCK} />);
  expect(texts(root, "dt").slice(0, 2)).toEqual(["A baker", "A candle maker"]);
  expect(texts(root, "del")).toEqual(["A candle maker"]);
  expect(root.textContent).toContain("the reason is gone");
});

test("the costs stand in rupees, and their sum; then the worst fall", () => {
  const root = render(<ReviewSheetView block={BLOCK} />);
  expect(texts(root, "dl:nth-of-type(2) dd")).toEqual(["₹2,000", "₹500", "₹2,500", "₹800"]);
  expect(texts(root, "dl:last-of-type dd")).toEqual(["₹90", "₹80"]);
});

test("the sheet is whole, or leaves out the costs", () => {
  const lists = (part: ReviewSheetBlock["part"]) =>
    texts(render(<ReviewSheetView block={{ ...BLOCK, part }} />), "dl > :first-child dt");
  expect(lists("whole")).toEqual(["A baker", "Fee", "Yours"]);
  expect(lists("holdings")).toEqual(["A baker", "Yours"]);
});

test("the sheet is a figure that its caption calls an example, and strokes are ornaments", () => {
  const root = render(<ReviewSheetView block={BLOCK} />);
  const caption = only(root, "figcaption");
  expect(only(root, "figure").getAttribute("aria-labelledby")).toBe(caption.id);
  expect(caption.textContent).toBe("An example");
  for (const svg of root.querySelectorAll("svg")) expect(svg.getAttribute("aria-hidden")).toBe("true");
});

test("points stand beside the sheet as a list in its order", () => {
  const points = [
    { title: "Read", text: "The document." },
    { title: "Stay", text: "A review." },
  ];
  const root = render(<ReviewSheetView block={{ ...BLOCK, points }} />);
  expect(texts(root, "ol > li")).toEqual(["ReadThe document.", "StayA review."]);
  expect(render(<ReviewSheetView block={BLOCK} />).querySelector("ol")).toBeNull();
});

test("who pays whom is drawn as lines, and said with the fee and our part of it", () => {
  const root = render(<ReviewSheetView block={{ ...BLOCK, part: "pay" }} />);
  expect(texts(root, "dl dd")).toEqual(["₹2,000", "₹900", "₹300", "₹800"]);
  expect(only(root, "figure > svg").getAttribute("aria-hidden")).toBe("true");
});

test("on the sheet each holding stands beside its reason, above the sum; points beside it have a heading", () => {
  const points = [{ title: "Read", text: "The document." }];
  const root = render(
    <ReviewSheetView block={{ ...BLOCK, part: "answers", points, pointsHeading: "Mission" }} />,
  );
  expect(texts(root, "h2, h3")).toEqual(["What you get", "Mission", "Read"]);
  expect(texts(root, "figure dt")).toEqual(["A baker", "A candle maker"]);
  expect(texts(root, "figure dd").map((text) => text.trim())).toEqual([
    "Bread sells.",
    "Nights are dark. the reason is gone",
  ]);
  expect(texts(root, "figure dl + div > p")).toEqual(["What the year cost", "₹2,500", "To us: ₹800"]);
  expect(texts(root, "del")).toEqual(["A candle maker"]);
});
