import { wavePath } from "./guilloche.ts";

export type CompanySize = "large" | "mid" | "small";

export type SealFacts = {
  /** Number of stocks: the lobes of every ring. */
  stocks: number;
  /** Market-cap shares in any one unit: the rings' depths, large outside. A size without a share has no ring. */
  capShares: Readonly<Record<CompanySize, number>>;
};

export type SealShape = { radius: number; coreRadius: number; mainStrands: number };

/** One ring: `path` is its first wave, `turnsDegrees` where it is repeated. Radii are the ring's edges. */
export type SealRing = {
  size: CompanySize;
  outerRadius: number;
  innerRadius: number;
  path: string;
  turnsDegrees: number[];
};

const SIZES: readonly CompanySize[] = ["large", "mid", "small"];
const SEAL_SHAPE: SealShape = { radius: 150, coreRadius: 52, mainStrands: 3 };
const RING_GAP = 1.6;
const THIN_RING_SHARE = 0.3;
const THIN_RING_STRANDS = 2;

/** The seal of a portfolio, drawn round the origin from its published figures alone. */
export function sealRings({ stocks, capShares }: SealFacts, shape: SealShape = SEAL_SHAPE): SealRing[] {
  const total = SIZES.reduce((sum, size) => sum + capShares[size], 0);
  let outerRadius = shape.radius;
  return SIZES.filter((size) => capShares[size] > 0).map((size) => {
    const share = capShares[size] / total;
    const innerRadius = outerRadius - (shape.radius - shape.coreRadius) * share;
    const path = wavePath({
      lobes: stocks,
      innerRadius: innerRadius + RING_GAP,
      outerRadius: outerRadius - RING_GAP,
      phaseRadians: 0,
    });
    const strands = share > THIN_RING_SHARE ? shape.mainStrands : THIN_RING_STRANDS;
    const ring = { size, outerRadius, innerRadius, path, turnsDegrees: turnsOf(strands, stocks) };
    outerRadius = innerRadius;
    return ring;
  });
}

function turnsOf(strands: number, lobes: number): number[] {
  const turn = 360 / lobes / strands;
  return Array.from({ length: strands - 1 }, (_, index) => Math.round((index + 1) * turn * 100) / 100);
}
