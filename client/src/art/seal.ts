import { wavePath } from "./guilloche.ts";

export type SealFacts = {
  /** Number of stocks: the lobes of every ring. */
  stocks: number;
  /** Market-cap shares from large to small, in any one unit: the rings' depths, outside in. */
  capShares: readonly number[];
};

export type SealShape = { radius: number; coreRadius: number; mainStrands: number };

/** One ring: `strands` are the same wave at different phases. Radii are the ring's edges. */
export type SealRing = { outerRadius: number; innerRadius: number; strands: string[] };

const SEAL_SHAPE: SealShape = { radius: 150, coreRadius: 52, mainStrands: 3 };
const RING_GAP = 1.6;
const THIN_RING_SHARE = 0.3;
const THIN_RING_STRANDS = 2;

/** The seal of a portfolio, drawn round the origin from its published figures alone. */
export function sealRings({ stocks, capShares }: SealFacts, shape: SealShape = SEAL_SHAPE): SealRing[] {
  const total = capShares.reduce((sum, share) => sum + share, 0);
  let outerRadius = shape.radius;
  return capShares.map((share) => {
    const innerRadius = outerRadius - (shape.radius - shape.coreRadius) * (share / total);
    const count = share / total > THIN_RING_SHARE ? shape.mainStrands : THIN_RING_STRANDS;
    const strands = Array.from({ length: count }, (_, index) =>
      wavePath({
        lobes: stocks,
        innerRadius: innerRadius + RING_GAP,
        outerRadius: outerRadius - RING_GAP,
        phaseRadians: (index / count) * ((2 * Math.PI) / stocks),
      }),
    );
    const ring = { outerRadius, innerRadius, strands };
    outerRadius = innerRadius;
    return ring;
  });
}
