import { expect, test } from "vitest";
import { readTable, writeTable } from "./clipboard-table.ts";
import {
  at,
  cleared,
  moved,
  pasted,
  type Selection,
  withCell,
  withoutRows,
  withRowAfter,
} from "./grid-model.ts";

const EXTENT = { rows: 30, columns: 3 };
const ROWS = [
  ["a", "1", "2"],
  ["b", "3", "4"],
  ["c", "5", "6"],
];
const cell = (row: number, column: number): Selection => ({
  active: { row, column },
  anchor: { row, column },
});
const plain = { isFar: false, isExtending: false };

test.each([
  ["ArrowDown", [12, 1]],
  ["ArrowUp", [10, 1]],
  ["ArrowLeft", [11, 0]],
  ["ArrowRight", [11, 2]],
  ["Home", [11, 0]],
  ["End", [11, 2]],
  ["PageUp", [1, 1]],
  ["PageDown", [21, 1]],
])("%s moves to %j", (key, [row, column]) => {
  expect(moved(cell(11, 1), key, plain, EXTENT)?.active).toEqual({ row, column });
});

test.each([
  ["Home", [0, 0]],
  ["End", [29, 2]],
  ["ArrowDown", [29, 1]],
  ["ArrowUp", [0, 1]],
])("Ctrl and %s go to the end, %j", (key, [row, column]) => {
  expect(moved(cell(11, 1), key, { ...plain, isFar: true }, EXTENT)?.active).toEqual({ row, column });
});

test("no key leads out of the grid, and a letter moves nothing", () => {
  expect(moved(cell(0, 0), "ArrowUp", plain, EXTENT)).toEqual(cell(0, 0));
  expect(moved(cell(29, 2), "PageDown", plain, EXTENT)).toEqual(cell(29, 2));
  expect(moved(cell(0, 0), "a", plain, EXTENT)).toBeNull();
  expect(moved(cell(0, 0), "constructor", plain, EXTENT)).toBeNull();
  expect(at({ row: 9, column: 9 }, { rows: 0, columns: 3 })).toEqual(cell(0, 2));
});

test("with Shift the other corner stays, and the selected cells are cleared", () => {
  const selection = moved(cell(0, 1), "ArrowDown", { isFar: false, isExtending: true }, EXTENT);
  expect(selection).toEqual({ active: { row: 1, column: 1 }, anchor: { row: 0, column: 1 } });
  expect(cleared(ROWS, selection as Selection)).toEqual([
    ["a", "", "2"],
    ["b", "", "4"],
    ["c", "5", "6"],
  ]);
});

test("a change leaves the rows beside it the same, so that only its row is rendered anew", () => {
  const next = withCell(ROWS, { row: 1, column: 2 }, "9");
  expect(next[1]).toEqual(["b", "3", "9"]);
  expect(next[0]).toBe(ROWS[0]);
});

test("rows are added after one and removed with the selection", () => {
  expect(withRowAfter(ROWS, 0, 3).map(([first]) => first)).toEqual(["a", "", "b", "c"]);
  expect(withRowAfter([], -1, 3)).toEqual([["", "", ""]]);
  const several = { active: { row: 2, column: 0 }, anchor: { row: 1, column: 2 } };
  expect(withoutRows(ROWS, several)).toEqual([["a", "1", "2"]]);
});

test("a pasted table spreads rows from the selection, adds those that are missing, and no columns", () => {
  expect(pasted(ROWS, cell(2, 1), [["7", "8", "lost"], ["9"]], 3)).toEqual([
    ["a", "1", "2"],
    ["b", "3", "4"],
    ["c", "7", "8"],
    ["", "9", ""],
  ]);
});

test.each([
  [
    "a\tb\r\nc\td\r\n",
    [
      ["a", "b"],
      ["c", "d"],
    ],
  ],
  ["one", [["one"]]],
  ['"Two\nlines"\t"a ""quoted"" word"', [["Two lines", 'a "quoted" word']]],
  ['5" pipe\t 1 ', [['5" pipe', "1"]]],
  [
    "a\t\nb\t",
    [
      ["a", ""],
      ["b", ""],
    ],
  ],
  ["a\n\nb", [["a"], [""], ["b"]]],
])("%j is read as %j", (text, table) => expect(readTable(text)).toEqual(table));

test("a written table can be read again", () => {
  const rows = [
    ["a", 'x "y"'],
    ["b", "2"],
  ];
  const all: Selection = { active: { row: 1, column: 1 }, anchor: { row: 0, column: 0 } };
  expect(readTable(writeTable(rows, all))).toEqual(rows);
});
