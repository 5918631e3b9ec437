import { pathPoint } from "../path-number.ts";

export type Dot = { column: number; row: number };

/** An end of an arc: where it is, in cells, and the heading of the line there as a unit vector. */
type ArcEnd = { x: number; y: number; headingX: number; headingY: number };

/** A quarter of the line round a dot. `handle` is the length of its cubic's handles, in cells. */
export type Arc = { id: string; dot: Dot; from: ArcEnd; to: ArcEnd; handle: number };

type Side = { columnStep: number; rowStep: number; isJoined: boolean };

/** How far from a dot the line turns back, in cells. */
const TURN_REACH = 0.34;
const TURN_HANDLE = 0.27;
const CROSSING_HANDLE = 0.2;
/** Clockwise from above. */
const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** The four arcs round a dot, clockwise. Towards a joined neighbour they run to the middle between the two. */
export function arcsRound(dot: Dot, isJoined: (other: Dot) => boolean): Arc[] {
  const sides = STEPS.map(([columnStep, rowStep]) => {
    const other = { column: dot.column + columnStep, row: dot.row + rowStep };
    return { columnStep, rowStep, isJoined: isJoined(other) };
  });
  return sides.map((side, index) => arcBetween(dot, side, sides[(index + 1) % STEPS.length] as Side, index));
}

/** The same arc travelled the other way. */
export function reversed(arc: Arc): Arc {
  return { ...arc, from: turned(arc.to), to: turned(arc.from) };
}

/** Whether an arc goes straight on where another ends. */
export function continues(arc: Arc, before: Arc): boolean {
  const isSamePoint = arc.from.x === before.to.x && arc.from.y === before.to.y;
  const turn = arc.from.headingX * before.to.headingX + arc.from.headingY * before.to.headingY;
  return isSamePoint && turn > 0.99;
}

/** Path data of arcs that follow one another in a circle. */
export function loopPath(loop: readonly Arc[], cell: number): string {
  const { x, y } = (loop[0] as Arc).from;
  const cubics = loop.map(({ from, to, handle }) => {
    const leave = pathPoint(
      (from.x + from.headingX * handle) * cell,
      (from.y + from.headingY * handle) * cell,
    );
    const arrive = pathPoint((to.x - to.headingX * handle) * cell, (to.y - to.headingY * handle) * cell);
    return `C${leave} ${arrive} ${pathPoint(to.x * cell, to.y * cell)}`;
  });
  return `M${pathPoint(x * cell, y * cell)}${cubics.join("")}Z`;
}

function arcBetween(dot: Dot, side: Side, next: Side, index: number): Arc {
  const diagonal = { headingX: next.columnStep - side.columnStep, headingY: next.rowStep - side.rowStep };
  return {
    id: `${dot.column},${dot.row},${index}`,
    dot,
    from: endAt(dot, side, diagonal),
    to: endAt(dot, next, diagonal),
    handle: side.isJoined && next.isJoined ? CROSSING_HANDLE : TURN_HANDLE,
  };
}

/** At a crossing the line runs diagonally; where it turns back it runs across the side, clockwise. */
function endAt(dot: Dot, side: Side, diagonal: { headingX: number; headingY: number }): ArcEnd {
  const reach = side.isJoined ? 0.5 : TURN_REACH;
  const heading = side.isJoined
    ? { headingX: diagonal.headingX * Math.SQRT1_2, headingY: diagonal.headingY * Math.SQRT1_2 }
    : { headingX: -side.rowStep, headingY: side.columnStep };
  return {
    x: dot.column + 0.5 + side.columnStep * reach,
    y: dot.row + 0.5 + side.rowStep * reach,
    ...heading,
  };
}

function turned(end: ArcEnd): ArcEnd {
  return { ...end, headingX: -end.headingX, headingY: -end.headingY };
}
