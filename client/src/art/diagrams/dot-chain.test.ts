import { expect, test } from "vitest";
import { dotChain } from "./dot-chain.ts";

const WIDTH = 900;

test("one stone for each of all, the line winds round those that count", () => {
  const { dots, line } = dotChain(8, 10, WIDTH);
  expect(dots).toHaveLength(10);
  expect(dots.filter(({ filled }) => filled)).toHaveLength(8);
  expect(line.match(/C/g)).toHaveLength(8);
  expect(line.match(/M/g)).toHaveLength(1);
});

test.each([5, 10])("%i stones keep within the drawing and apart from each other", (total) => {
  const { dots, radius, y, height } = dotChain(total, total, WIDTH);
  expect(y - radius).toBeGreaterThan(0);
  expect(y + radius).toBeLessThan(height);
  for (const { x } of dots) expect([x - radius > 0, x + radius < WIDTH]).toEqual([true, true]);
  expect(2 * radius).toBeLessThan((dots[1]?.x ?? 0) - (dots[0]?.x ?? 0));
});
