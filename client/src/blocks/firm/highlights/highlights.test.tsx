import { expect, test } from "vitest";
import { render } from "../../../../../tests/client/render.ts";
import { CountedDots } from "./dot-strip.tsx";

const drawn = (count: number, listed = 0): (string | null)[] =>
  [...render(<CountedDots count={count} listed={listed} />).querySelectorAll("path")].map((path) =>
    path.getAttribute("d"),
  );

test("a count is columns of ten dots, and ends with its last dot in the column begun", () => {
  expect(drawn(100)).toEqual(["M0 0V50H50V0Z"]);
  expect(drawn(43)).toEqual(["M0 0V50H20V15H25V0Z"]);
});

test("above five hundred a dot is ten", () => {
  expect(drawn(500)).toEqual(["M0 0V50H250V0Z"]);
  expect(drawn(2500)).toEqual(["M0 0V50H125V0Z"]);
});

test("those that the site lists are drawn over the others", () => {
  expect(drawn(100, 13)).toEqual(["M0 0V50H50V0Z", "M0 0V50H5V15H10V0Z"]);
});
