import { expect, test } from "vitest";
import { PLAIN_SECTION, render, texts } from "../../../../../tests/client/render.ts";
import type { CostsBlock } from "../../../content/types.ts";
import { CostsView } from "./costs.tsx";

/** A row in which each percent is a rupee of the first amount and two of the second. */
function row(label: string, rule: string, percent: number, percentWithFee: number, isAsked = false) {
  const sums = (part: number) => [`₹${part}`, `₹${2 * part}`];
  return {
    label,
    rule,
    percent,
    limits: sums(percent),
    percentWithFee,
    withFee: sums(percentWithFee),
    isAsked,
  };
}

const BLOCK: CostsBlock = {
  ...PLAIN_SECTION,
  kind: "costs",
  lead: "Fee: as agreed. The rules allow at most:",
  limits: {
    caption: "What it may cost",
    result: "Staying costs 16%.",
    amounts: ["₹50 lakh", "₹1 crore"],
    fee: "a fee of 2%",
    rows: [
      row("To enter", "No fee", 0, 0),
      row("Each year", "Costs", 1, 8),
      row("Staying", "Load", 4, 16, true),
    ],
    basis: "By rule.",
  },
  anyAmount: { label: "Another amount", href: "/costs" },
};

test("each amount heads a column, with a row for each time a cost falls due, alone and with the fee", () => {
  const root = render(<CostsView block={BLOCK} />);
  expect(texts(root, "thead th")).toEqual([
    "When",
    ...BLOCK.limits.amounts.map((sum) => `At most, on ${sum} With a fee of 2%`),
  ]);
  expect(texts(root, "tbody th").map((head) => head.split(/\s+/).join(" "))).toEqual([
    "To enter No fee",
    "Each year Costs",
    "Staying Load",
  ]);
  expect(texts(root, "tbody td").slice(2)).toEqual([
    "₹1 with the fee ₹8",
    "₹2 with the fee ₹16",
    "₹4 with the fee ₹16",
    "₹8 with the fee ₹32",
  ]);
});

test("the fee is drawn from each limit on, all rows on one scale, and what is asked for stands out", () => {
  const rows = [...render(<CostsView block={BLOCK} />).querySelectorAll("tbody tr")];
  const bars = rows.map((row) =>
    [...row.querySelectorAll("td:nth-child(2) rect")].map((rect) => [
      rect.getAttribute("x"),
      rect.getAttribute("width"),
    ]),
  );
  expect(bars.slice(1)).toEqual([
    [
      [null, "6.3%"],
      ["6.3%", "43.8%"],
    ],
    [
      [null, "25%"],
      ["25%", "75%"],
    ],
  ]);
  expect(rows.map((row) => row.className !== "")).toEqual([false, false, true]);
});

test("without script the first amount is chosen for phones", () => {
  const boxes = [...render(<CostsView block={BLOCK} />).querySelectorAll("[type=radio]")];
  expect(boxes.map((box) => [box.getAttribute("value"), box.hasAttribute("checked")])).toEqual([
    ["0", true],
    ["1", false],
  ]);
});

test("what a stay costs comes first, then the manager's terms", () => {
  expect(texts(render(<CostsView block={BLOCK} />), "p").slice(0, 2)).toEqual([
    BLOCK.limits.result,
    BLOCK.lead,
  ]);
});
