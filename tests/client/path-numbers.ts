export type Point = { x: number; y: number };

/** Every number of SVG path data, in order. */
export function pathNumbers(data: string): number[] {
  return (data.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
}

/** The points a wave path passes through: its start, the end of its one C, the end of each S. */
export function wavePoints(data: string): Point[] {
  const numbers = pathNumbers(data);
  const indices = [0, 6];
  for (let index = 10; index < numbers.length; index += 4) indices.push(index);
  return indices.map((index) => ({ x: numbers[index] as number, y: numbers[index + 1] as number }));
}

/** The points a path of relative cubics passes through. */
export function relativeCubicPoints(data: string): Point[] {
  const [x, y, ...rest] = pathNumbers(data) as [number, number, ...number[]];
  const points = [{ x, y }];
  for (let index = 4; index < rest.length; index += 6) {
    const pen = points.at(-1) as Point;
    points.push({ x: pen.x + (rest[index] as number), y: pen.y + (rest[index + 1] as number) });
  }
  return points;
}
