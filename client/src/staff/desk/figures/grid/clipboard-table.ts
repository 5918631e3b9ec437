import { bounds, type Selection } from "./grid-model.ts";

/**
 * Parse a table from a spreadsheet's clipboard: tabs between cells, quotes around a cell with tabs, quotes or line
 * breaks.
 */
export function readTable(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/gy;
  for (let found = cell.exec(text); found !== null; found = cell.exec(text)) {
    const [, quoted, plain = "", end] = found;
    rows.at(-1)?.push((quoted === undefined ? plain : unquoted(quoted)).trim());
    if (end === "") break;
    if (end !== "\t") rows.push([]);
  }
  if (rows.length > 1 && rows.at(-1)?.join("") === "") rows.pop();
  return rows;
}

/** The selected cells in the clipboard format of spreadsheets. */
export function writeTable(rows: string[][], selection: Selection): string {
  const { first, last } = bounds(selection);
  return rows
    .slice(first.row, last.row + 1)
    .map((cells) =>
      cells
        .slice(first.column, last.column + 1)
        .map((text) => (/[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text))
        .join("\t"),
    )
    .join("\n");
}

/** A cell has one line here, so its lines are joined. */
function unquoted(text: string): string {
  return text
    .replaceAll('""', '"')
    .replaceAll(/\s*[\r\n]+\s*/g, " ")
    .replaceAll("\t", " ");
}
