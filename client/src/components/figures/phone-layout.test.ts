import { expect, test } from "vitest";
import type { DataTable } from "../../content/types.ts";
import { phoneLayout } from "./phone-layout.ts";

function layoutOf(cells: string[], { name = "Dividend", numeric = false } = {}): string {
  const columns = ["Income", ...cells.map((_, place) => `Column ${place}`)];
  const table: DataTable = {
    caption: "Two",
    columns: columns.map((label) => ({ label, numeric })),
    rows: [[name, ...cells]],
  };
  return phoneLayout(table);
}

test("two or three columns of words stay columns while their words fit", () => {
  expect(layoutOf(["You, at each sale", "The fund"])).toBe("above");
  expect(layoutOf(["Small sums", "₹50 lakh", "₹1 crore"])).toBe("above");
  expect(layoutOf(["The fund", "word ".repeat(30)])).toBe("stacked");
  expect(layoutOf(["Small sums", "₹50 lakh", "uninterruptedly"])).toBe("stacked");
  expect(layoutOf(["In every year"])).toBe("stacked");
  expect(layoutOf(["One", "Two", "Three", "Four"])).toBe("stacked");
});

test("figures stand beside a short name, three below a long one", () => {
  expect(layoutOf(["1", "2", "3"], { numeric: true })).toBe("plain");
  expect(layoutOf(["1", "2", "3"], { numeric: true, name: "Since the inception" })).toBe("above");
  expect(layoutOf(["1", "2"], { numeric: true, name: "Since the inception" })).toBe("plain");
});
