import { wavePath } from "./guilloche.ts";

/** A heavy wave and the turns, in degrees, at which `<use>` repeats it in fine lines. */
export type RosetteRing = { path: string; turnsDegrees: number[] };

/** `fine` asks for thinner lines, where many lobes stand close. Drawn round the origin within 153 units. */
export type RosetteRings = { outer: RosetteRing; inner: RosetteRing; fine: boolean };

type Band = { outerRadius: number; innerRadius: number; strands: number };
type Weave = { outer: Band; inner: Band };

const SPARSE: Weave = {
  outer: { outerRadius: 150, innerRadius: 92, strands: 5 },
  inner: { outerRadius: 85, innerRadius: 66, strands: 3 },
};
const MIDDLING: Weave = {
  outer: { outerRadius: 150, innerRadius: 96, strands: 3 },
  inner: { outerRadius: 89, innerRadius: 70, strands: 2 },
};
const DENSE: Weave = {
  outer: { outerRadius: 150, innerRadius: 100, strands: 2 },
  inner: { outerRadius: 94, innerRadius: 74, strands: 1 },
};
const MIDDLING_FROM_LOBES = 21;
const DENSE_FROM_LOBES = 61;

/** A rosette whose heavy line has `lobes` lobes, one for each thing counted; more lobes, fewer repeats. */
export function rosetteRings(lobes: number): RosetteRings {
  const fine = lobes >= DENSE_FROM_LOBES;
  const weave = fine ? DENSE : lobes >= MIDDLING_FROM_LOBES ? MIDDLING : SPARSE;
  return { outer: ringOf(weave.outer, lobes), inner: ringOf(weave.inner, lobes), fine };
}

function ringOf({ outerRadius, innerRadius, strands }: Band, lobes: number): RosetteRing {
  const path = wavePath({ lobes, innerRadius, outerRadius, phaseRadians: 0 });
  const turnsDegrees = Array.from({ length: strands - 1 }, (_, index) =>
    turnDegrees(index + 1, strands, lobes),
  );
  return { path, turnsDegrees };
}

function turnDegrees(strand: number, strands: number, lobes: number): number {
  return Math.round((strand / strands) * (360 / lobes) * 100) / 100;
}
