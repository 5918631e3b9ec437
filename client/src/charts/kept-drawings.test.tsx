import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { keptDrawing, MOST_KEPT_CHARACTERS } from "./kept-drawings.ts";

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
  const first = keptDrawing("plot", <Plot width={1} />);
  expect(keptDrawing("plot", <Plot width={1} />)).toBe(first);
  expect(drawn - before).toBe(1);
  expect(keptDrawing("plot", <Plot width={2} />)).toContain('width="2"');
  keptDrawing("other", <Plot width={1} />);
  expect(drawn - before).toBe(3);
});

test("what is kept is bounded, the oldest goes", () => {
  const long = "x".repeat(MOST_KEPT_CHARACTERS / 5);
  for (let width = 10; width < 14; width += 1) keptDrawing("plot", <Plot width={width} text={long} />);
  const before = drawn;
  keptDrawing("plot", <Plot width={13} text={long} />);
  expect(drawn - before).toBe(0);
  keptDrawing("plot", <Plot width={10} text={long} />);
  expect(drawn - before).toBe(1);
});

test("a function among the properties is refused, since nobody could tell two of them apart", () => {
  expect(() => keptDrawing("plot", <Formatted format={() => ""} />)).toThrow(
    "format is a function, not data",
  );
});
