import { expect, test } from "vitest";
import { render } from "../../../../../tests/client/render.ts";
import { DotSquares } from "./dot-squares.tsx";

function outlinesOf(count: number): (string | null)[] {
  const root = render(<DotSquares count={count} />);
  return [...root.querySelectorAll("path")].map((path) => path.getAttribute("d"));
}

test("a hundred dots are a square, and the last square ends with the last dot", () => {
  expect(outlinesOf(100)).toEqual(["M0 0H30V30H0Z"]);
  expect(outlinesOf(50)).toEqual(["M0 0H30V15H0Z"]);
  expect(outlinesOf(223)).toEqual(["M0 0H30V30H0Z", "M0 0H30V30H0Z", "M0 0H30V6H9V9H0Z"]);
});

test("all squares of a count are filled with its one pattern of dots", () => {
  const root = render(<DotSquares count={2500} />);
  const fills = new Set([...root.querySelectorAll("path")].map((path) => path.getAttribute("fill")));
  expect([...fills]).toEqual([`url(#${root.querySelector("pattern")?.id})`]);
  expect(root.querySelectorAll("svg")).toHaveLength(25);
});
