// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { draw, only, PLAIN_SECTION, texts } from "../../../../../tests/client/draw.ts";
import { TableView } from "./table.tsx";

test("the table stands between its lede and its footnote, rows headed by their first cell", () => {
  const table = {
    caption: "Sunrise sectors",
    columns: [
      { label: "Sector", numeric: false },
      { label: "2030, $ bn", numeric: true },
    ],
    rows: [["Semiconductors", "80"]],
  };
  const root = draw(
    <TableView block={{ ...PLAIN_SECTION, kind: "table", lede: "Above.", table, footnote: "Below." }} />,
  );
  expect(only(root, "section > div > div").textContent).toMatch(/^Above\..*Below\.$/s);
  expect(only(root, "caption").textContent).toBe("Sunrise sectors");
  expect(texts(root, "tbody th[scope=row]")).toEqual(["Semiconductors"]);
});
