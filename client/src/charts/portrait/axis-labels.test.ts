import { expect, test } from "vitest";
import type { StrategyDot } from "../../content/types.ts";
import { dotLabels } from "./axis-labels.ts";

function dot(name: string, placePercent: number, own = true): StrategyDot {
  return { name, href: `/${name}`, value: `${placePercent}`, placePercent, spanPercent: 0, own };
}

const placed = (...dots: StrategyDot[]) =>
  dotLabels(dots).map(({ names, anchor, line }) => `${names.join("+")} ${anchor} ${line}`);

test("labels that would meet stand in lines of their own, the rightmost highest, and only compared dots have one", () => {
  expect(placed(dot("c", 30), dot("a", 0), dot("x", 15, false), dot("b", 20))).toEqual([
    "a start 2",
    "b start 1",
    "c start 0",
  ]);
});

test("labels that are far apart share a line, and each stands on the side with more room", () => {
  expect(placed(dot("a", 0), dot("b", 100))).toEqual(["a start 0", "b end 0"]);
});

test("no stem goes through the words of another, though these then stand lower", () => {
  expect(placed(dot("a", 0), dot("b", 15), dot("c", 100))).toEqual(["a start 1", "b start 0", "c end 1"]);
});

test("dots of one place share a label", () => {
  expect(placed(dot("b", 5), dot("c", 100), dot("a", 5))).toEqual(["b+a start 0", "c end 0"]);
});

test("without a compared dot there is no label", () => {
  expect(placed(dot("x", 15, false))).toEqual([]);
});
