import { expect, test } from "vitest";
import { wavePoints } from "../../../tests/client/path-numbers.ts";
import { sealRings } from "./seal.ts";

const FACTS = { stocks: 32, capShares: [63.8, 23.08, 13.13] };

test("ring depths are the market-cap shares, outside in", () => {
  const rings = sealRings(FACTS);
  const total = 63.8 + 23.08 + 13.13;
  const shares = rings.map(
    ({ outerRadius, innerRadius }) => ((outerRadius - innerRadius) / (150 - 52)) * total,
  );
  expect(shares.map((share) => Math.round(share * 100) / 100)).toEqual(FACTS.capShares);
  expect(rings[0]?.outerRadius).toBe(150);
  expect(rings.at(-1)?.innerRadius).toBeCloseTo(52);
});

test("every strand has as many lobes as there are stocks", () => {
  const strands = sealRings(FACTS).flatMap((ring) => ring.strands);
  const knotsOfClosedWave = 2 * 32 + 1;
  expect(strands.map((strand) => wavePoints(strand).length)).toEqual(strands.map(() => knotsOfClosedWave));
});

test("thin rings have two strands, the others as many as the shape asks", () => {
  const shape = { radius: 150, coreRadius: 78, mainStrands: 4 };
  expect(sealRings({ stocks: 16, capShares: [80, 20] }, shape).map(({ strands }) => strands.length)).toEqual([
    4, 2,
  ]);
});
