/** A stone in a straight stream flowing along x. Lengths in user units. */
export type FlowStone = { x: number; y: number; r: number };

type Obstacle = { x: number; y: number; reach: number };

const HALVINGS = 24;

/**
 * A streamline of an ideal flow round stones that lie well apart: a uniform stream and one doublet for each stone,
 * which is the exact flow round one cylinder and nearly that round several.
 *
 * @returns the line's y for each x; far from every stone it runs at `level`, and beside one it keeps a little off
 */
export function streamline(stones: readonly FlowStone[], level: number): (x: number) => number {
  // As in the solved rivers, the lines part a little before the stone's outline.
  const obstacles = stones.map(({ x, y, r }) => ({ x, y, reach: r * 1.25 }));
  return (x) => heightAt(obstacles, level, x);
}

/** Outside the obstacles the stream function rises with y in every column, so bisection finds the level's one place. */
function heightAt(obstacles: readonly Obstacle[], level: number, x: number): number {
  const farthest = obstacles.reduce((sum, { reach }) => sum + reach, 0);
  const inColumn = obstacles.filter((stone) => Math.abs(x - stone.x) < stone.reach);
  const undersides = inColumn.filter(({ y }) => y < level).map((stone) => stone.y + halfChord(stone, x));
  const tops = inColumn.filter(({ y }) => y >= level).map((stone) => stone.y - halfChord(stone, x));
  let low = Math.max(level - farthest, ...undersides);
  let high = Math.min(level + farthest, ...tops);
  for (let round = 0; round < HALVINGS; round++) {
    const middle = (low + high) / 2;
    if (streamFunction(obstacles, x, middle) < level) {
      low = middle;
    } else {
      high = middle;
    }
  }
  return (low + high) / 2;
}

function streamFunction(obstacles: readonly Obstacle[], x: number, y: number): number {
  return obstacles.reduce((sum, stone) => {
    const away = y - stone.y;
    return sum - (stone.reach ** 2 * away) / ((x - stone.x) ** 2 + away ** 2);
  }, y);
}

/** Half the obstacle's height in a column that crosses it. */
function halfChord({ x: middle, reach }: Obstacle, x: number): number {
  return Math.sqrt(reach ** 2 - (x - middle) ** 2);
}
