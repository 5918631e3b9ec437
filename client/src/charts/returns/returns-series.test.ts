import { expect, test } from "vitest";
import { returnsBlock } from "../../../../tests/client/factsheet-blocks.tsx";
import type { ReturnsTable } from "../../content/types.ts";
import { pairsOf, returnsProps } from "./returns-series.ts";

const { names, tables } = returnsBlock();
const [trailing, years] = tables as [ReturnsTable, ReturnsTable];

test("a returns chart's data survives the way through an attribute", () => {
  const [, , longest] = pairsOf(JSON.parse(JSON.stringify(returnsProps(names, trailing))));
  expect(longest).toEqual({
    period: "Since inception",
    portfolio: 21.2,
    benchmark: 15.3,
    spelt: {
      portfolio: { shown: "21.2", withSign: "21.2%" },
      benchmark: { shown: "15.3", withSign: "15.3%" },
      difference: "+5.9",
      sign: 1,
    },
  });
});

test("bars of years run onwards through time", () => {
  const drawn = pairsOf(returnsProps(names, years)).map(({ period }) => period);
  expect(drawn).toEqual(["CY 2023", "CY 2024", "CYTD 2025"]);
  expect(pairsOf(returnsProps(names, trailing))[0]?.period).toBe("1 year");
});
