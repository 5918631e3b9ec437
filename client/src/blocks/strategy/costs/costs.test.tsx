import { expect, test } from "vitest";
import { PLAIN_SECTION, render, texts } from "../../../../../tests/client/render.ts";
import type { CostsBlock } from "../../../content/types.ts";
import { CostsView } from "./costs.tsx";

/** A row in which each percent is a rupee of the first amount and two of the second. */
function row(label: string, rule: string, percent: number, percentTogether: number, isAsked = false) {
  const sums = (part: number) => [`₹${part}`, `₹${2 * part}`];
  const [fees, together] = [sums(percentTogether - percent), sums(percentTogether)];
  return { label, rule, percent, percentTogether, limits: sums(percent), fees, together, isAsked };
}

const BLOCK: CostsBlock = {
  ...PLAIN_SECTION,
  kind: "costs",
  lead: "Fee: as agreed. The rules allow at most:",
  limits: {
    caption: "What it may cost",
    result: "Staying costs 16%.",
    amounts: ["₹50 lakh", "₹1 crore"],
    fee: "Fee of 2%",
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
    ...BLOCK.limits.amounts.map((sum) => `Load and costs, capped by SEBI + Fee of 2% = Together, on ${sum}`),
  ]);
  expect(texts(root, "tbody th").map((head) => head.split(/\s+/).join(" "))).toEqual([
    "To enter No fee",
    "Each year Costs",
    "Staying Load",
  ]);
  expect(texts(root, "tbody td").slice(2)).toEqual([
    "₹1 + ₹7 = ₹8",
    "₹2 + ₹14 = ₹16",
    "₹4 + ₹12 = ₹16",
    "₹8 + ₹24 = ₹32",
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
  const [result, lead] = texts(render(<CostsView block={BLOCK} />), "p");
  expect(result).toBe(BLOCK.limits.result);
  expect(lead).toContain(BLOCK.lead);
});
