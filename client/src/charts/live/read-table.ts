import { parseShown } from "../format-value.ts";

/** A row of the table beside a chart: date or period, portfolio, benchmark. */
export type ShownRow = { head: string; portfolio: number; benchmark: number };

/** What the table beside a chart shows, so that a page carries its values once. */
export function readTable(table: HTMLTableElement): ShownRow[] {
  return Array.from(table.querySelectorAll("tbody tr"), (row) => {
    const [head = "", portfolio = "", benchmark = ""] = Array.from(
      row.querySelectorAll("th, td"),
      (cell) => cell.textContent ?? "",
    );
    return { head, portfolio: parseShown(portfolio), benchmark: parseShown(benchmark) };
  });
}
