import { expect, test } from "vitest";
import { only, PLAIN_SECTION, render, texts } from "../../../../../tests/client/render.ts";
import type { TableBlock } from "../../../content/types.ts";
import { TableView } from "./table.tsx";

const TABLE: TableBlock = {
  ...PLAIN_SECTION,
  kind: "table",
  lede: "Above.",
  table: {
    caption: "Sunrise sectors",
    columns: [
      { label: "Sector", numeric: false },
      { label: "2030, $ bn", numeric: true },
    ],
    rows: [["Semiconductors", "80"]],
  },
  footnote: "Below.",
  onDemand: false,
  tests: null,
  drawing: null,
};

test("the table stands between its lede and its footnote, rows headed by their first cell", () => {
  const root = render(<TableView block={TABLE} />);
  expect(only(root, "section > div > div").textContent).toMatch(/^Above\..*Below\.$/s);
  expect(only(root, "caption").textContent).toBe("Sunrise sectors");
  expect(texts(root, "tbody th[scope=row]")).toEqual(["Semiconductors"]);
  expect(root.querySelector("details")).toBeNull();
});

test("what a drawing is an example of stands above it", () => {
  const drawing = { kind: "years" as const, years: [], returnedAfter: null, returnedOn: "", yearDays: 365 };
  only(render(<TableView block={{ ...TABLE, drawing }} />), "p + div > figure");
});

test("what is shown on demand lies in one drawer below its heading, also on wide screens", () => {
  const tests = { ...TABLE.table, caption: "Tests" };
  const root = render(<TableView block={{ ...TABLE, onDemand: true, tests }} />);
  expect(texts(root, "details caption")).toEqual([TABLE.table.caption, "Tests"]);
  expect(only(root, "details").className).toContain("anywhere");
  expect(root.querySelector("details h2")).toBeNull();
  expect(only(root, "summary").textContent).toContain(TABLE.table.caption);
});

const TAX = "You, except on business income";

test("equal neighbours of many words are one cell, under both names on phones", () => {
  const columns = ["Subject", "Category I", "Category II"].map((label) => ({
    label,
    numeric: false,
  }));
  const table = { caption: "Two", columns, rows: [["Tax", TAX, TAX]] };
  const cells = [...render(<TableView block={{ ...TABLE, table }} />).querySelectorAll("td")];
  expect(cells.map((cell) => [cell.textContent, cell.getAttribute("colspan")])).toEqual([
    [`The same for both: ${TAX}`, "2"],
  ]);
});
