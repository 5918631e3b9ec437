import { expect, test } from "vitest";
import { render } from "../../../../../tests/client/render.ts";
import { CountedDots } from "./dot-strip.tsx";

function drawn(count: number): (string | null | undefined)[][] {
  const root = render(<CountedDots count={count} />);
  return [...root.querySelectorAll("svg")].map((svg) => [
    svg.getAttribute("width"),
    svg.querySelector("path")?.getAttribute("d"),
  ]);
}

test("a count is columns of 25, or as few rows as a phone has room for", () => {
  expect(drawn(100)).toEqual([
    ["20", "M0 0V125H20V0Z"],
    ["160", "M0 0V10H250V0Z"],
  ]);
  expect(drawn(2500).map(([width]) => width)).toEqual(["500", "160"]);
});

test("a count ends with its last dot, in the column begun", () => {
  expect(drawn(40)[0]).toEqual(["10", "M0 0V125H5V75H10V0Z"]);
});

test("each drawing is filled with the dots of its own pattern", () => {
  const root = render(<CountedDots count={2500} />);
  const fills = [...root.querySelectorAll("path")].map((path) => path.getAttribute("fill"));
  const own = [...root.querySelectorAll("pattern")].map(({ id }) => `url(#${id})`);
  expect(new Set(own).size).toBe(2);
  expect(fills).toEqual(own);
});
