import { pathPoint } from "../path-number.ts";

/** Handle length of a cubic that follows a cosine from peak to trough, as a share of the half period. */
const COSINE_HANDLE = 0.364;

type Ring = {
  /** Number of waves round the ring. */
  lobes: number;
  innerRadius: number;
  outerRadius: number;
};

/** Path data of the closed wave r = mid + amp · cos(lobes · θ) round the origin, one cubic for each half wave. */
export function wavePath(ring: Ring): string {
  const knots = Array.from({ length: ring.lobes * 2 + 1 }, (_, index) => knotAt(ring, index));
  const [first, second, ...rest] = knots as [Knot, Knot, ...Knot[]];
  const start = `M${pathPoint(first.x, first.y)}C${pathPoint(first.x + first.handleX, first.y + first.handleY)}`;
  const smooth = rest.map(arrive).join(" ");
  return `${start} ${arrive(second)}S${smooth}`.replaceAll(" -", "-");
}

type Knot = { x: number; y: number; handleX: number; handleY: number };

function knotAt({ lobes, innerRadius, outerRadius }: Ring, index: number): Knot {
  const halfWave = Math.PI / lobes;
  const angle = index * halfWave;
  const radius = index % 2 === 0 ? outerRadius : innerRadius;
  const handle = radius * halfWave * COSINE_HANDLE;
  return {
    x: radius * Math.sin(angle),
    y: -radius * Math.cos(angle),
    handleX: handle * Math.cos(angle),
    handleY: handle * Math.sin(angle),
  };
}

function arrive({ x, y, handleX, handleY }: Knot): string {
  return `${pathPoint(x - handleX, y - handleY)} ${pathPoint(x, y)}`;
}
