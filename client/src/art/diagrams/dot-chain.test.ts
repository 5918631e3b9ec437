import { expect, test } from "vitest";
import { dotChain } from "./dot-chain.ts";

const WIDE = { width: 900, dotsPerRow: 10 };
const NARROW = { width: 350, dotsPerRow: 5 };

test("one stone for each of all, the line winds round those that count", () => {
  const { dots, line } = dotChain(8, 10, WIDE);
  expect(dots).toHaveLength(10);
  expect(dots.filter(({ filled }) => filled)).toHaveLength(8);
  expect(line.match(/C/g)).toHaveLength(8);
  expect(line.match(/M/g)).toHaveLength(1);
});

test("a narrow chain breaks into rows, the line starts anew in each", () => {
  const chain = dotChain(10, 10, NARROW);
  expect(new Set(chain.dots.map(({ y }) => y)).size).toBe(2);
  expect(chain.line.match(/M/g)).toHaveLength(2);
  expect(chain.height).toBeGreaterThan(dotChain(10, 10, WIDE).height);
});

test("stones keep within the drawing and apart from each other", () => {
  for (const plan of [WIDE, NARROW]) {
    const { dots, radius, height } = dotChain(10, 10, plan);
    for (const { x, y } of dots) {
      expect([x - radius > 0, x + radius < plan.width, y + radius < height]).toEqual([true, true, true]);
    }
    expect(2 * radius).toBeLessThan((dots[1]?.x ?? 0) - (dots[0]?.x ?? 0));
  }
});
