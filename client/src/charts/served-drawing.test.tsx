import { Line, LineChart } from "recharts";
import { expect, test } from "vitest";
import { drawOnServer } from "./served-drawing.ts";

const CHART = (
  <LineChart id="one" width={301} height={101} data={[{ y: 1 }, { y: 2.5 }, { y: 7 }, { y: 1.3 }]}>
    <Line type="linear" dataKey="y" dot={false} isAnimationActive={false} className="mine" />
  </LineChart>
);

test("the drawing is recharts' own, with its path and our class", () => {
  const svg = drawOnServer(CHART);
  expect(svg).toMatch(/^<svg class="recharts-surface" width="301" height="101" viewBox="0 0 301 101">/);
  expect(svg).toMatch(/<g class="mine"><path [^>]*d="M5 [\d.]+l97-/);
});

test("it has no inline style, id or empty element, and coordinates to a tenth", () => {
  const svg = drawOnServer(CHART);
  expect(svg).not.toMatch(/style=|id=|<defs|<title|<desc|tabindex|role=/);
  expect(svg).not.toMatch(/\d\.\d\d/);
});

test("text keeps its figures and its lengths in em", () => {
  const label = ({ x }: { x?: string | number }) => (
    <text x={x} dy="1.05em">
      3.6127
    </text>
  );
  const svg = drawOnServer(
    <LineChart width={300} height={100} data={[{ y: 1 }, { y: 2 }]}>
      <Line dataKey="y" label={label} isAnimationActive={false} />
    </LineChart>,
  );
  expect(svg).toContain('dy="1.05em">3.6127</text>');
});

test("a chart without a drawing is an error", () => {
  expect(() => drawOnServer(<p />)).toThrow("draws no SVG");
});
