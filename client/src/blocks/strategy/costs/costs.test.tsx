import { expect, test } from "vitest";
import { PLAIN_SECTION, render, texts } from "../../../../../tests/client/render.ts";
import type { CostsBlock } from "../../../content/types.ts";
import { CostsView } from "./costs.tsx";

const BLOCK: CostsBlock = {
  ...PLAIN_SECTION,
  kind: "costs",
  lead: "Fee: as agreed. The rules allow at most:",
  limits: {
    caption: "What it may cost",
    amounts: ["₹50 lakh", "₹1 crore"],
    rows: [
      { label: "To enter", rule: "No fee", percent: 0, limits: ["₹0", "₹0"] },
      { label: "Each year", rule: "Costs", percent: 1, limits: ["₹1", "₹2"] },
      { label: "Leaving", rule: "Load", percent: 2, limits: ["₹2", "₹4"] },
    ],
    own: { label: "Staying", rule: "Two years", percent: 4, limits: ["₹4", "₹8"] },
    fee: { label: "Fee", rule: "An example", percent: 8, limits: ["₹8", "₹16"] },
    basis: "By rule.",
  },
  anyAmount: { label: "Another amount", href: "/costs" },
};

test("each amount heads a column, each cost a row with its rule, the own one first, above the fee", () => {
  const root = render(<CostsView block={BLOCK} />);
  expect(texts(root, "thead th")).toEqual([
    "When",
    ...BLOCK.limits.amounts.map((sum) => `At most, on ${sum}`),
  ]);
  expect(texts(root, "tbody th").map((head) => head.split(/\s+/).join(" "))).toEqual([
    "Staying Two years",
    "Fee An example",
    "To enter No fee",
    "Each year Costs",
    "Leaving Load",
  ]);
  expect(texts(root, "tbody td").slice(0, 4)).toEqual(["₹4", "₹8", "₹8", "₹16"]);
});

const bars = (limits: CostsBlock["limits"]) =>
  [...render(<CostsView block={{ ...BLOCK, limits }} />).querySelectorAll("tbody tr td:nth-child(2)")].map(
    (cell) => cell.querySelector("rect")?.getAttribute("width"),
  );

test("each cost has a bar against the highest one, a strategy's own cost among them", () => {
  expect(bars(BLOCK.limits)).toEqual(["50%", "100%", undefined, "12.5%", "25%"]);
  expect(bars({ ...BLOCK.limits, own: null })).toEqual([undefined, "12.5%", "25%", "100%"]);
});

test("the rows of the strategy itself and of the fee look different", () => {
  const rows = [...render(<CostsView block={BLOCK} />).querySelectorAll("tbody tr")];
  expect(rows.map(({ className }) => className !== "")).toEqual([true, true, false, false, false]);
});

test("without script the first amount is chosen for phones", () => {
  const boxes = [...render(<CostsView block={BLOCK} />).querySelectorAll("[type=radio]")];
  expect(boxes.map((box) => [box.getAttribute("value"), box.hasAttribute("checked")])).toEqual([
    ["0", true],
    ["1", false],
  ]);
});

test("the manager's terms come first", () => {
  expect(render(<CostsView block={BLOCK} />).querySelector("p")?.textContent).toBe(BLOCK.lead);
});
