import { expect, test } from "vitest";
import { PLAIN_SECTION, render, texts } from "../../../../../tests/client/render.ts";
import type { CostsBlock } from "../../../content/types.ts";
import { CostsView } from "./costs.tsx";

const BLOCK: CostsBlock = {
  ...PLAIN_SECTION,
  kind: "costs",
  stated: "Fee: as agreed.",
  limits: {
    caption: "What it may cost",
    amounts: ["₹50 lakh", "₹1 crore"],
    rows: [{ label: "To enter", rule: "No fee", limits: ["₹0", "₹1"] }],
    basis: "By rule.",
  },
  anyAmount: { label: "Another amount", href: "/costs" },
};

test("each amount heads a column, and each cost a row with its rule", () => {
  const root = render(<CostsView block={BLOCK} />);
  expect(texts(root, "thead th")).toEqual(["When", ...BLOCK.limits.amounts]);
  expect(texts(root, "tbody th")).toEqual(["To enter No fee"]);
  expect(texts(root, "tbody td")).toEqual(["₹0", "₹1"]);
});

test("without script one amount is chosen for phones, the first", () => {
  const boxes = [...render(<CostsView block={BLOCK} />).querySelectorAll("[type=radio]")];
  expect(boxes.map((box) => [box.getAttribute("value"), box.hasAttribute("checked")])).toEqual([
    ["0", true],
    ["1", false],
  ]);
});

test("terms that the page tells above are not told again", () => {
  expect(render(<CostsView block={BLOCK} />).querySelector("p")?.textContent).toBe(BLOCK.stated);
  expect(render(<CostsView block={{ ...BLOCK, stated: null }} />).textContent).not.toContain("Fee");
});
