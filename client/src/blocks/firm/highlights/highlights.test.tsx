import { expect, test } from "vitest";
import { render } from "../../../../../tests/client/render.ts";
import { DotStrip } from "./dot-strip.tsx";

function outlinesOf(counts: number[]): (string | null)[] {
  const root = render(<DotStrip counts={counts} />);
  return [...root.querySelectorAll("path[fill]")].map((path) => path.getAttribute("d"));
}

test("each field begins at the dot after the last, and the strip ends with the last dot", () => {
  expect(outlinesOf([24, 6, 30])).toEqual(["M0 0H3V0H6H6V36H0Z", "M6 0H9V18H6Z", "M6 18H9V0H15H15V36H6Z"]);
  expect(outlinesOf([14])).toEqual(["M0 0H3V0H3H6V6H3V36H0Z"]);
});

test("the strip is as wide as all dots in twelve rows, and each field has its leader", () => {
  const root = render(<DotStrip counts={[100, 50, 500, 2500]} />);
  const [leaders, strip] = root.querySelectorAll("svg");
  expect(strip?.getAttribute("viewBox")).toBe("0 0 789 36");
  const ends = [...(leaders?.querySelectorAll("path") ?? [])].map((path) =>
    Number(path.getAttribute("d")?.split(" ").at(-2)),
  );
  expect(ends).toEqual([12, 30, 99, 474]);
});
