import { expect, test } from "vitest";
import { render } from "../../../../../tests/client/render.ts";
import { CountedDots } from "./dot-strip.tsx";

const drawn = (count: number, listed = 0): (string | null)[] =>
  [...render(<CountedDots count={count} listed={listed} />).querySelectorAll("path")].map((path) =>
    path.getAttribute("d"),
  );

test("a count is as many dots in columns of one height, and ends with its last dot in the column begun", () => {
  expect(drawn(100)).toEqual(["M0 0V125H20V0Z"]);
  expect(drawn(2500)).toEqual(["M0 0V125H500V0Z"]);
  expect(drawn(43)).toEqual(["M0 0V125H5V90H10V0Z"]);
});

test("those that the site lists are drawn over the others", () => {
  expect(drawn(100, 13)).toEqual(["M0 0V125H20V0Z", "M0 0V125H0V65H5V0Z"]);
});
