import { expect, test } from "vitest";
import { render } from "../../../../../tests/client/render.ts";
import { DotStrip } from "./dot-strip.tsx";

function drawn(counts: number[]): (string | null | undefined)[][] {
  const root = render(<DotStrip counts={counts} />);
  return [...root.querySelectorAll("svg")].map((svg) => [
    svg.getAttribute("viewBox"),
    svg.querySelector("path")?.getAttribute("d"),
  ]);
}

test("each count is a part beside the last, in columns of 10 and in columns of 25", () => {
  expect(drawn([100, 50])).toEqual([
    ["0 0 90 50", "M0 0V50H50V0ZM65 0V50H90V0Z"],
    ["0 0 45 125", "M0 0V125H20V0ZM35 0V125H45V0Z"],
  ]);
});

test("a part ends with its last dot, in the column begun", () => {
  expect(drawn([28])).toEqual([
    ["0 0 15 50", "M0 0V50H10V40H15V0Z"],
    ["0 0 10 125", "M0 0V125H5V15H10V0Z"],
  ]);
});

test("each strip is filled with the dots of its own pattern", () => {
  const root = render(<DotStrip counts={[2500]} />);
  const fills = [...root.querySelectorAll("path")].map((path) => path.getAttribute("fill"));
  const own = [...root.querySelectorAll("pattern")].map(({ id }) => `url(#${id})`);
  expect(new Set(own).size).toBe(2);
  expect(fills).toEqual(own);
});
