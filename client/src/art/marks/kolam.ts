import { type Arc, arcsRound, continues, type Dot, loopPath, reversed } from "./kolam-arcs.ts";

/** A link between a dot and its neighbour to the right or below. Columns and rows count from 0. */
type KolamLink = { column: number; row: number; direction: "right" | "below" };

export type KolamPlan = {
  /** Dots across the diamond; odd. */
  dotsAcross: number;
  /** Distance between neighbouring dots. */
  cell: number;
  /** Neighbours that are parted: the line turns back instead of crossing between them. */
  parted: readonly KolamLink[];
};

/** `loops` and `looseLoops` are path data of closed curves; a loop round one dot alone is loose. */
export type Kolam = { size: number; dots: { x: number; y: number }[]; loops: string[]; looseLoops: string[] };

export const WHOLE_KOLAM: KolamPlan = { dotsAcross: 7, cell: 40, parted: [] };
export const LOOSE_KOLAM: KolamPlan = { ...WHOLE_KOLAM, parted: [{ column: 5, row: 3, direction: "right" }] };

const ARCS_ROUND_A_DOT = 4;

/** A kolam on a diamond of dots: lines loop round every dot and cross between neighbours that are not parted. */
export function kolam(plan: KolamPlan): Kolam {
  const dots = diamond(plan.dotsAcross);
  const arcs = dots.flatMap((dot) => arcsRound(dot, (other) => isJoined(plan, dot, other)));
  const loops = traceLoops(arcs);
  const isLoose = (loop: Arc[]) =>
    loop.length === ARCS_ROUND_A_DOT && new Set(loop.map((arc) => arc.dot)).size === 1;
  const toPath = (loop: Arc[]) => loopPath(loop, plan.cell);
  return {
    size: plan.dotsAcross * plan.cell,
    dots: dots.map(({ column, row }) => ({ x: (column + 0.5) * plan.cell, y: (row + 0.5) * plan.cell })),
    loops: loops.filter((loop) => !isLoose(loop)).map(toPath),
    looseLoops: loops.filter(isLoose).map(toPath),
  };
}

function diamond(dotsAcross: number): Dot[] {
  const indices = Array.from({ length: dotsAcross }, (_, index) => index);
  const all = indices.flatMap((row) => indices.map((column) => ({ column, row })));
  return all.filter((dot) => isInside(dot, dotsAcross));
}

function isInside({ column, row }: Dot, dotsAcross: number): boolean {
  const centre = (dotsAcross - 1) / 2;
  return Math.abs(column - centre) + Math.abs(row - centre) <= centre;
}

function isJoined(plan: KolamPlan, dot: Dot, other: Dot): boolean {
  const column = Math.min(dot.column, other.column);
  const row = Math.min(dot.row, other.row);
  const direction = dot.row === other.row ? "right" : "below";
  const isParted = plan.parted.some(
    (link) => link.column === column && link.row === row && link.direction === direction,
  );
  return isInside(other, plan.dotsAcross) && !isParted;
}

/** Follow the line from arc to arc, straight on at every crossing, until all arcs are used. */
function traceLoops(arcs: readonly Arc[]): Arc[][] {
  const unused = new Map(arcs.map((arc) => [arc.id, arc]));
  const loops: Arc[][] = [];
  for (const first of arcs) {
    if (!unused.has(first.id)) continue;
    const loop: Arc[] = [];
    for (let arc: Arc | undefined = first; arc !== undefined; arc = arcAfter(arc, unused)) {
      unused.delete(arc.id);
      loop.push(arc);
    }
    loops.push(loop);
  }
  return loops;
}

function arcAfter(arc: Arc, unused: ReadonlyMap<string, Arc>): Arc | undefined {
  const ways = [...unused.values()].flatMap((candidate) => [candidate, reversed(candidate)]);
  return ways.find((way) => continues(way, arc));
}
