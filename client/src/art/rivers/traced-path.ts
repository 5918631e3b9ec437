import { fitCurve, hermitePath, type PathPoint } from "./smooth-path.ts";

const STEP = 6;
const TOLERANCE = 0.3;

/** SVG path data of a line from one x to another; `heightAt` gives its height at an x. Lengths in user units. */
export function tracedPath(heightAt: (x: number) => number, from: number, to: number): string {
  const points = Array.from({ length: Math.ceil((to - from) / STEP) + 1 }, (_, index): PathPoint => {
    const x = Math.min(from + index * STEP, to);
    return [x, heightAt(x)];
  });
  return hermitePath(fitCurve(points, TOLERANCE));
}
