import type { FileReading, SheetReading } from "../../../../api/types.ts";
import { NEW_RETURN, NO_MULTIPLE, NO_SIZES, NO_SOURCE, withDataset } from "./figures-changes.ts";
import type { DatasetCells, FiguresData } from "./figures-data.ts";

type Part = { [step: string]: unknown };

const WHOLE: Record<string, Part> = { source: NO_SOURCE, marketCap: NO_SIZES, statedMultiple: NO_MULTIPLE };
const ITEMS: Record<string, { key: string; none: Part }> = {
  bands: { key: "name", none: { percent: "" } },
  statedReturns: { key: "period", none: NEW_RETURN },
};

/** A draft whose rows and single figures are replaced by those read from a file. What it has no place for is left. */
export function withReading(data: FiguresData, { sheets }: FileReading): FiguresData {
  return sheets.reduce((all, sheet) => {
    const filled =
      sheet.dataset === null ? all : withDataset(sheet.dataset, (cells) => withRows(cells, sheet))(all);
    return figuresTaken(data, sheet).reduce<Part>(
      (part, { path, value }) => withFigure(part, path, value),
      filled,
    ) as FiguresData;
  }, data);
}

/** The number of a reading's rows that the draft takes. */
export function countRowsTaken({ datasets }: FiguresData, { sheets }: FileReading): number {
  return sheets
    .filter(({ dataset }) => dataset !== null && dataset in datasets)
    .reduce((sum, { rows }) => sum + rows.length, 0);
}

/** The number of a reading's single figures that the draft takes. */
export function countFiguresTaken(data: FiguresData, { sheets }: FileReading): number {
  return sheets.reduce((sum, sheet) => sum + figuresTaken(data, sheet).length, 0);
}

/** The sheet's single figures but those of datasets that the draft lacks. */
function figuresTaken({ datasets }: FiguresData, { figures }: SheetReading): SheetReading["figures"] {
  return figures.filter(({ path: [part, dataset = ""] }) => part !== "datasets" || dataset in datasets);
}

/**
 * Rows of a draft that a sheet does not replace. A series keeps the days before the sheet's first and after its last,
 * because fund houses send only the new month or the last twelve. Other datasets are replaced completely.
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

/** The draft or a part of it with a single figure. A list's item is found by its name, and added if it is missing. */
function withFigure(part: Part, [step = "", ...rest]: readonly string[], text: string): Part {
  if (rest.length === 0) return { ...part, [step]: text };
  const inner = part[step];
  const changed = Array.isArray(inner)
    ? withItem(inner, step, rest, text)
    : withFigure((inner ?? WHOLE[step] ?? {}) as Part, rest, text);
  return { ...part, [step]: changed };
}

function withItem(
  items: Part[],
  list: string,
  [name = "", ...rest]: readonly string[],
  text: string,
): Part[] {
  const { key, none } = ITEMS[list] ?? { key: "name", none: {} };
  const index = items.findIndex((item) => item[key] === name);
  if (index === -1) return [...items, withFigure({ ...none, [key]: name }, rest, text)];
  return items.with(index, withFigure(items[index] ?? {}, rest, text));
}
