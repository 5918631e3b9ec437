import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { cachedDrawing, MOST_CACHED_CHARACTERS } from "./drawing-cache.ts";

let drawn = 0;

function Plot({ width, text = "" }: { width: number; text?: string }): ReactElement {
  drawn += 1;
  return (
    <svg width={width}>
      <title>Drawing</title>
      <text>{text}</text>
    </svg>
  );
}

function Formatted({ format }: { format: () => string }): ReactElement {
  return (
    <svg>
      <title>{format()}</title>
    </svg>
  );
}

test("the same figures are drawn once, others anew", () => {
  const before = drawn;
  const first = cachedDrawing("plot", <Plot width={1} />);
  expect(cachedDrawing("plot", <Plot width={1} />)).toBe(first);
  expect(drawn - before).toBe(1);
  expect(cachedDrawing("plot", <Plot width={2} />)).toContain('width="2"');
  cachedDrawing("other", <Plot width={1} />);
  expect(drawn - before).toBe(3);
});

test("the cache is bounded, and drops its oldest drawing", () => {
  const long = "x".repeat(MOST_CACHED_CHARACTERS / 5);
  for (let width = 10; width < 14; width += 1) cachedDrawing("plot", <Plot width={width} text={long} />);
  const before = drawn;
  cachedDrawing("plot", <Plot width={13} text={long} />);
  expect(drawn - before).toBe(0);
  cachedDrawing("plot", <Plot width={10} text={long} />);
  expect(drawn - before).toBe(1);
});

test("a function among the properties is refused, since nobody could tell two of them apart", () => {
  expect(() => cachedDrawing("plot", <Formatted format={() => ""} />)).toThrow(
    "format is a function, not data",
  );
});
