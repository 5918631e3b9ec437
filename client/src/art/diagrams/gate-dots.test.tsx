import { expect, test } from "vitest";
import { render } from "../../../../tests/client/render.ts";
import { GateDots } from "./gate-dots.tsx";

test.each([3, 5])("of %i gates each stops two companies, and one in the middle passes all", (count) => {
  const rows = Array.from({ length: count }, (_, gate) => render(<GateDots gate={gate} count={count} />));
  const dots = rows.map((row) => [...row.querySelectorAll("circle")]);
  expect(dots.map(({ length }) => length)).toEqual(rows.map((_, gate) => 2 * (count - gate) + 1));
  for (const row of dots) {
    expect(row.filter(({ dataset }) => dataset.look === "fails")).toHaveLength(2);
    expect(row.findIndex(({ dataset }) => dataset.look === "gold")).toBe((row.length - 1) / 2);
  }
});
