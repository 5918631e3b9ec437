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
      row("In year 1", "Load", 3, 10),
      row("In year 2", "Load", 2, 12),
      row("Staying", "Load", 4, 16, true),
    ],
    basis: "By rule.",
  },
  anyAmount: { label: "Another amount", href: "/costs" },
};

test("each amount heads a column, with a row for each time a cost falls due, alone and with the fee", () => {
  const root = render(<CostsView block={BLOCK} />);
  for (const hidden of root.querySelectorAll("thead [aria-hidden]")) hidden.remove();
  expect(texts(root, "div > table thead th").map((head) => head.trim())).toEqual([
    "When",
    ...BLOCK.limits.amounts.map((sum) => `Capped by SEBI + Fee of 2% = Total on ${sum}`),
  ]);
  expect(texts(root, "tbody th").map((head) => head.split(/\s+/).join(" "))).toEqual([
    "To enter No fee",
    "Each year Costs",
    "In year 1 Load",
    "Staying Load",
    "In year 2 Load",
  ]);
  expect(texts(root, "tr:nth-child(n + 4) td")).toEqual(["₹4 + ₹12 = ₹16", "₹8 + ₹24 = ₹32"]);
});

test("leaving in a later year stands in a drawer, under the same heads, and no drawer is empty", () => {
  const root = render(<CostsView block={BLOCK} />);
  expect(texts(root, "details tbody td")).toEqual(["₹2 + ₹10 = ₹12", "₹4 + ₹20 = ₹24"]);
  expect(texts(root, "details thead th")).toEqual(texts(root, "div > table thead th"));
  const rows = BLOCK.limits.rows.slice(0, 2);
  const few = render(<CostsView block={{ ...BLOCK, limits: { ...BLOCK.limits, rows } }} />);
  expect(few.querySelector("details")).toBeNull();
});

test("the fee is drawn from each limit on, all rows on one scale, and what is asked for stands out", () => {
  const rows = [...render(<CostsView block={BLOCK} />).querySelectorAll("div > table tbody tr")];
  const bars = rows.map((row) =>
    [...row.querySelectorAll("td:nth-child(2) rect")].map((rect) => [
      rect.getAttribute("x"),
      rect.getAttribute("width"),
    ]),
  );
  expect(bars.filter((_, place) => place % 2 === 1)).toEqual([
    [
      [null, "6.3%"],
      ["6.3%", "43.8%"],
    ],
    [
      [null, "25%"],
      ["25%", "75%"],
    ],
  ]);
  expect(rows.map((row) => row.className !== "")).toEqual([false, false, false, true]);
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
