import { expect, test } from "vitest";
import { render } from "../../../../../tests/client/render.ts";
import { DotField } from "./dot-field.tsx";

function outlinesOf(count: number): (string | null)[] {
  const root = render(<DotField count={count} />);
  return [...root.querySelectorAll("path")].map((path) => path.getAttribute("d"));
}

test("the field of a count ends with its last dot, in columns of 40 and in rows of 70", () => {
  expect(outlinesOf(2500)).toEqual(["M0 0H200V310H100V315H0Z", "M0 0H350V175H250V180H0Z"]);
  expect(outlinesOf(280)).toEqual(["M0 0H200V35H0Z", "M0 0H350V20H0Z"]);
  expect(outlinesOf(50)).toEqual(["M0 0H200V5H50V10H0Z", "M0 0H350V0H250V5H0Z"]);
});

test("each field is filled with the dots of its own pattern", () => {
  const root = render(<DotField count={2500} />);
  const fills = [...root.querySelectorAll("path")].map((path) => path.getAttribute("fill"));
  const own = [...root.querySelectorAll("pattern")].map(({ id }) => `url(#${id})`);
  expect(new Set(own).size).toBe(2);
  expect(fills).toEqual(own);
});
