/** A stone in the river; `hollow` ones are drawn as rings. Lengths in user units. */
export type Stone = { x: number; y: number; r: number; hollow: boolean };

/** A field of water between two edges, given as y for each x. */
export type RiverBed = {
  width: number;
  height: number;
  /** Edge of the bank above the water. */
  bank: (x: number) => number;
  /** Edge of the bed below it. */
  bed: (x: number) => number;
  stones: readonly Stone[];
  /** Grid spacing of the solution. */
  cell: number;
};

/** Solved stream function: 1 on the bank, 0 on the bed, falling between. */
export type StreamField = {
  /** y at which the line of a level crosses x. */
  heightAt: (x: number, level: number) => number;
};

type Grid = { columns: number; rows: number; psi: Float64Array; fixed: Uint8Array };

const OVER_RELAXATION = 1.85;
const ROUNDS_WITHOUT_STONES = 500;
const ROUNDS_WITH_STONES = 900;

/**
 * Solve Laplace's equation for the stream function of an ideal flow by successive over-relaxation. Bank and bed have
 * fixed values. Then each stone is fixed at the value found at its centre, so that no flow circulates round it.
 */
export function solveStream(river: RiverBed): StreamField {
  const grid = emptyGrid(river);
  relax(grid, ROUNDS_WITHOUT_STONES);
  for (const stone of river.stones) placeStone(grid, stone, river.cell);
  relax(grid, ROUNDS_WITH_STONES);
  return { heightAt: (x, level) => heightAt(grid, river, x, level) };
}

function emptyGrid({ width, height, cell, bank, bed }: RiverBed): Grid {
  const columns = Math.round(width / cell) + 1;
  const rows = Math.round(height / cell) + 1;
  const grid = {
    columns,
    rows,
    psi: new Float64Array(columns * rows),
    fixed: new Uint8Array(columns * rows),
  };
  for (let column = 0; column < columns; column++) {
    const top = bank(column * cell);
    const bottom = bed(column * cell);
    const isOpenEnd = column === 0 || column === columns - 1;
    for (let row = 0; row < rows; row++) {
      const share = (bottom - row * cell) / (bottom - top);
      const index = row * columns + column;
      grid.psi[index] = Math.min(1, Math.max(0, share));
      grid.fixed[index] = isOpenEnd || share >= 1 || share <= 0 ? 1 : 0;
    }
  }
  return grid;
}

function relax({ columns, rows, psi, fixed }: Grid, rounds: number): void {
  for (let round = 0; round < rounds; round++) {
    for (let row = 1; row < rows - 1; row++) {
      for (let index = row * columns + 1; index < (row + 1) * columns - 1; index++) {
        if (fixed[index]) continue;
        const here = psi[index] as number;
        const left = psi[index - 1] as number;
        const right = psi[index + 1] as number;
        const above = psi[index - columns] as number;
        const below = psi[index + columns] as number;
        psi[index] = here + OVER_RELAXATION * ((left + right + above + below) / 4 - here);
      }
    }
  }
}

/**
 * Fixes the value inside a stone. The fixed area is a little larger than the stone, so that no line touches its
 * outline.
 */
function placeStone({ columns, rows, psi, fixed }: Grid, stone: Stone, cell: number): void {
  const level = psi[Math.round(stone.y / cell) * columns + Math.round(stone.x / cell)] as number;
  const reach = stone.r * 1.2 + 5;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (Math.hypot(column * cell - stone.x, row * cell - stone.y) > reach) continue;
      psi[row * columns + column] = level;
      fixed[row * columns + column] = 1;
    }
  }
}

function heightAt({ columns, rows, psi }: Grid, { cell, bed }: RiverBed, x: number, level: number): number {
  const column = Math.min(columns - 1, Math.round(x / cell));
  for (let row = 1; row < rows; row++) {
    const above = psi[(row - 1) * columns + column] as number;
    const below = psi[row * columns + column] as number;
    if (above >= level && below < level) return (row - 1 + (above - level) / (above - below)) * cell;
  }
  return bed(column * cell);
}
