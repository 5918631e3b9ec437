import type { FileReading, SheetReading } from "../../../../api/types.ts";
import { withDataset, withFields, withMetric, withSource, withTerm } from "./figures-changes.ts";
import type { DatasetCells, FiguresData, MarketCap, StatedChange, StatedHoldings } from "./figures-data.ts";

/** A draft whose rows and single figures are replaced by those read from a file. */
export function withReading(data: FiguresData, { sheets }: FileReading): FiguresData {
  return sheets.reduce((all, sheet) => {
    const filled =
      sheet.dataset === null ? all : withDataset(sheet.dataset, (cells) => withRows(cells, sheet))(all);
    return Object.entries(sheet.fields).reduce((one, [path, text]) => withFigure(one, path, text), filled);
  }, data);
}

/** The number of rows in a reading. */
export function rowsRead({ sheets }: FileReading): number {
  return sheets.reduce((sum, { dataset, rows }) => sum + (dataset === null ? 0 : rows.length), 0);
}

/**
 * Rows of a draft that a sheet does not replace. A series keeps the days before the sheet's first and after its last,
 * because houses send only the new month or the last twelve. Other datasets are replaced completely.
 */
export function rowsStaying(
  cells: DatasetCells,
  sheet: SheetReading,
): { before: string[][]; after: string[][] } {
  if (cells.kind !== "series") return { before: [], after: [] };
  const [date = ""] = cells.columns;
  const days = sheet.rows.map((row) => row[sheet.columns.indexOf(date)] ?? "").filter(isDay);
  const [first, last] = [days.toSorted()[0], days.toSorted().at(-1)];
  const known = cells.rows.filter(([day = ""]) => isDay(day));
  // A sheet without a readable day replaces nothing.
  if (first === undefined || last === undefined) return { before: known, after: [] };
  return {
    before: known.filter(([day = ""]) => day < first),
    after: known.filter(([day = ""]) => day > last),
  };
}

/** Columns missing in the sheet keep their values in a row with the same first cell; in a new row they are empty. */
function withRows(cells: DatasetCells, sheet: SheetReading): DatasetCells {
  const { columns, rows } = sheet;
  const places = cells.columns.map((name) => columns.indexOf(name));
  const known = new Map(cells.rows.map((row) => [row[0], row]));
  const taken = rows.map((row) => {
    const old = known.get(row[places[0] ?? 0]);
    return places.map((place, column) => (place === -1 ? (old?.[column] ?? "") : (row[place] ?? "")));
  });
  const { before, after } = rowsStaying(cells, sheet);
  return { ...cells, rows: [...before, ...taken, ...after] };
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text);
}

function withFigure(data: FiguresData, path: string, text: string): FiguresData {
  const [room = "", ...rest] = path.split(".");
  const [name = "", ...inner] = rest;
  switch (room) {
    case "asOn":
      return withFields({ asOn: text })(data);
    case "source":
      return withSource({ [name]: text })(data);
    case "terms":
      return withTerm(name, text)(data);
    case "metrics":
      return withMetric(name, (cells) => ({ ...cells, items: { ...cells.items, [inner.join(".")]: text } }))(
        data,
      );
    case "stated":
      return withDataset(holdingsOf(data), (cells) => withStated(cells, rest, text))(data);
    case "datasets":
      return withDataset(name, (cells) => withStated(cells, inner.slice(1), text))(data);
    default:
      return data;
  }
}

function withStated(cells: DatasetCells, [name = "", part]: string[], text: string): DatasetCells {
  if (cells.kind !== "holdings" || !Object.hasOwn(cells.stated, name)) return cells;
  return { ...cells, stated: { ...cells.stated, ...statedOf(cells.stated, name, part, text) } };
}

function statedOf(
  stated: StatedHoldings,
  name: string,
  part: string | undefined,
  text: string,
): StatedChange {
  if (name === "marketCap") {
    const none: MarketCap = { large: "", mid: "", small: "" };
    return { marketCap: { ...none, ...stated.marketCap, [part ?? ""]: text } };
  }
  if (name !== "bands") return { [name]: text };
  return { bands: stated.bands.map((band) => (band.name === part ? { ...band, percent: text } : band)) };
}

function holdingsOf({ datasets }: FiguresData): string {
  return Object.entries(datasets).find(([, cells]) => cells.kind === "holdings")?.[0] ?? "";
}
