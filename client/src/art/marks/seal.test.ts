import { expect, test } from "vitest";
import { wavePoints } from "../../../../tests/client/path-numbers.ts";
import { sealRings } from "./seal.ts";

const FACTS = { stocks: 32, capShares: { large: 63.8, mid: 23.08, small: 13.13 } };

test("ring depths are the market-cap shares, outside in", () => {
  const rings = sealRings(FACTS);
  const total = 63.8 + 23.08 + 13.13;
  const shares = rings.map(
    ({ outerRadius, innerRadius }) => ((outerRadius - innerRadius) / (150 - 52)) * total,
  );
  expect(shares.map((share) => Math.round(share * 100) / 100)).toEqual([63.8, 23.08, 13.13]);
  expect(rings[0]?.outerRadius).toBe(150);
  expect(rings.at(-1)?.innerRadius).toBeCloseTo(52);
});

test("every ring has as many lobes as there are stocks", () => {
  const knotsOfClosedWave = 2 * 32 + 1;
  expect(sealRings(FACTS).map(({ path }) => wavePoints(path).length)).toEqual([
    knotsOfClosedWave,
    knotsOfClosedWave,
    knotsOfClosedWave,
  ]);
});

test("repeats part a lobe evenly; thin rings have one, the others as many as the shape asks", () => {
  const shape = { radius: 150, coreRadius: 78, mainStrands: 4 };
  const facts = { stocks: 16, capShares: { large: 80, mid: 20, small: 0 } };
  expect(sealRings(facts, shape).map(({ turnsDegrees }) => turnsDegrees)).toEqual([
    [5.63, 11.25, 16.88],
    [11.25],
  ]);
});

test("a size without a share has no ring", () => {
  const facts = { stocks: 24, capShares: { large: 89.2, mid: 10.8, small: 0 } };
  expect(sealRings(facts).map(({ size }) => size)).toEqual(["large", "mid"]);
});
