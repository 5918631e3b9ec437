import { expect, test } from "vitest";
import type { Finding } from "../../../../api/types.ts";
import { askedValue, isConfirmed, standingConfirmations, withConfirmation } from "./confirmations.ts";
import { withDataset } from "./figures-changes.ts";
import type { SeriesCells } from "./figures-data.ts";
import { figuresFixture } from "./figures-fixture.ts";

const DATA = figuresFixture();
const JUMP: Finding = {
  dataset: "growth",
  row: 2,
  column: "benchmark",
  field: "",
  message: "101 changes by +70% in one month",
  mayBeConfirmed: true,
};
const VALUE = { day: "2026-05-31", column: "benchmark", value: "101" };
const SAID = withConfirmation("growth", VALUE, true)(DATA);

test("a finding asks about the value at its place, and only where an answer settles it", () => {
  expect(askedValue(JUMP, DATA)).toEqual(VALUE);
  expect(askedValue({ ...JUMP, mayBeConfirmed: false }, DATA)).toBeNull();
  expect(askedValue({ ...JUMP, row: 9 }, DATA)).toBeNull();
});

test("a confirmed value stays confirmed until the confirmation is undone", () => {
  expect(isConfirmed(DATA.datasets.growth, VALUE)).toBe(false);
  expect(isConfirmed(SAID.datasets.growth, VALUE)).toBe(true);
  expect(isConfirmed(SAID.datasets.growth, { ...VALUE, column: "portfolio" })).toBe(false);
  const again = withConfirmation("growth", VALUE, true)(SAID).datasets.growth as SeriesCells;
  expect(again.confirmedJumps).toEqual([VALUE]);
  expect(isConfirmed(withConfirmation("growth", VALUE, false)(SAID).datasets.growth, VALUE)).toBe(false);
});

test("a changed value is no longer confirmed", () => {
  const changed = withDataset("growth", (cells) => ({
    ...cells,
    rows: cells.rows.with(2, ["2026-05-31", "102", "1010"]),
  }))(SAID);
  expect(standingConfirmations(changed.datasets.growth as SeriesCells)).toEqual([]);
  const other = withConfirmation("growth", { ...VALUE, value: "1010" }, true)(changed);
  expect((other.datasets.growth as SeriesCells).confirmedJumps).toEqual([{ ...VALUE, value: "1010" }]);
});
