import { expect, test } from "vitest";
import { PLAIN_SECTION, render, texts } from "../../../../../tests/client/render.ts";
import type { CostsBlock } from "../../../content/types.ts";
import { CostsView } from "./costs.tsx";

/** A row in which each percent is a rupee of the first amount and two of the second. */
function row(label: string, rule: string, percent: number, percentWithFee: number) {
  const sums = (part: number) => [`₹${part}`, `₹${2 * part}`];
  return { label, rule, percent, limits: sums(percent), percentWithFee, withFee: sums(percentWithFee) };
}

const BLOCK: CostsBlock = {
  ...PLAIN_SECTION,
  kind: "costs",
  lead: "Fee: as agreed. The rules allow at most:",
  limits: {
    caption: "What it may cost",
    amounts: ["₹50 lakh", "₹1 crore"],
    rows: [row("To enter", "No fee", 0, 0), row("Each year", "Costs", 1, 7), row("Leaving", "Load", 2, 14)],
    own: { label: "Staying", rule: "Two years", percent: 4, limits: ["₹4", "₹8"] },
    fee: { label: "Fee", rule: "An example", percent: 12, limits: ["₹12", "₹24"] },
    together: { label: "Together", rule: "8% a year", percent: 16, limits: ["₹16", "₹32"] },
    basis: "By rule.",
  },
  anyAmount: { label: "Another amount", href: "/costs" },
};

test("each amount heads a column; a stay with the fee and both together comes before the other costs", () => {
  const root = render(<CostsView block={BLOCK} />);
  expect(texts(root, "thead th")).toEqual([
    "Staying",
    ...BLOCK.limits.amounts.map((sum) => `On ${sum}`),
    "When",
    ...BLOCK.limits.amounts.map((sum) => `At most, on ${sum} with the fee`),
  ]);
  expect(texts(root, "tbody th").map((head) => head.split(/\s+/).join(" "))).toEqual([
    "At most Two years",
    "Fee An example",
    "Together 8% a year",
    "To enter No fee",
    "Each year Costs",
    "Leaving Load",
  ]);
  const sums = texts(root, "tbody td");
  expect(sums.slice(0, 6)).toEqual(["₹4", "₹8", "₹12", "₹24", "₹16", "₹32"]);
  expect(sums.slice(8)).toEqual([
    "₹1 with the fee ₹7",
    "₹2 with the fee ₹14",
    "₹2 with the fee ₹14",
    "₹4 with the fee ₹28",
  ]);
});

test("the fee is drawn from each limit on, and together they are the longest bar", () => {
  const bars = [...render(<CostsView block={BLOCK} />).querySelectorAll("tbody tr td:nth-child(2) svg")].map(
    (bar) => [...bar.children].map((rect) => [rect.getAttribute("x"), rect.getAttribute("width")]),
  );
  const stay = [[null, "25%"]];
  const both = [...stay, ["25%", "75%"]];
  expect(bars).toEqual([
    stay,
    both,
    both,
    [[null, "0%"]],
    [
      [null, "6.3%"],
      ["6.3%", "37.5%"],
    ],
    [
      [null, "12.5%"],
      ["12.5%", "75%"],
    ],
  ]);
});

test("a cost that is the stay itself is told once", () => {
  const [, each] = BLOCK.limits.rows;
  const limits = { ...BLOCK.limits, own: each as (typeof BLOCK.limits)["own"] };
  const root = render(<CostsView block={{ ...BLOCK, limits }} />);
  expect(texts(root, "tbody th").filter((head) => head.startsWith("Each year"))).toEqual([]);
  expect(texts(root, "thead th")[0]).toBe("Each year");
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
