import { expect, test } from "vitest";
import { wavePoints } from "../../../../tests/client/path-numbers.ts";
import { rosetteRings } from "./rosette-rings.ts";

test.each([10, 15, 25, 50, 100])("a rosette for %i has that many lobes in both rings", (lobes) => {
  const { outer, inner } = rosetteRings(lobes);
  expect(wavePoints(outer.path)).toHaveLength(2 * lobes + 1);
  expect(wavePoints(inner.path)).toHaveLength(2 * lobes + 1);
});

test("repeats stand between two lobes of the heavy line, evenly", () => {
  expect(rosetteRings(25).outer.turnsDegrees).toEqual([4.8, 9.6]);
  expect(rosetteRings(10).outer.turnsDegrees).toEqual([7.2, 14.4, 21.6, 28.8]);
});

test("many lobes are drawn fine and with fewer repeats", () => {
  expect(rosetteRings(60).fine).toBe(false);
  expect(rosetteRings(61)).toMatchObject({
    fine: true,
    outer: { turnsDegrees: [2.95] },
    inner: { turnsDegrees: [] },
  });
});
